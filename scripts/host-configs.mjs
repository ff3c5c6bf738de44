/** Writes the configurations of other hosts, all from hosting.mjs: static hosts' files into dist/, servers' into build/hosting/. */
import { mkdir, writeFile } from 'node:fs/promises';
import { CACHE_CHECKED, CACHE_FOREVER, HASHED, HEADERS, HIDDEN, MOVED, NOT_FOUND, PAGES, TYPES } from './hosting.mjs';

const dynamic = PAGES.filter(({ path }) => path.includes(':'));

/** The regular expression of a page's path. @param {string} path */
function expression(path) {
  return path.replace(/:\w+/g, '[^/]+');
}

/** Every page but the home page, as one alternative. */
const pagePaths = PAGES.filter(({ path }) => path !== '/').map(({ path }) => expression(path));

export async function writeHostConfigs() {
  await mkdir('build/hosting', { recursive: true });
  await writeFile('dist/_headers', headersFile());
  await writeFile('dist/_redirects', redirectsFile());
  await writeFile('build/hosting/Caddyfile', caddyfile());
  await writeFile('build/hosting/nginx.conf', nginxConf());
}

/** Cloudflare Pages, Netlify and their like. What they cache by default is what CACHE_CHECKED says. */
function headersFile() {
  const headers = Object.entries(HEADERS).map(([name, value]) => `  ${name}: ${value}\n`);
  return `/*\n${headers.join('')}\n${HASHED}*\n  Cache-Control: ${CACHE_FOREVER}\n`;
}

/** These hosts find `x.html` for `/x` by themselves, and 404.html for what they do not find. */
function redirectsFile() {
  return dynamic.map(({ path, file }) => `${path} /${file.replace(/\.html$/, '')} 200\n`).join('');
}

function caddyfile() {
  const headers = Object.entries(HEADERS).map(([name, value]) => `\t\t${name} "${value}"\n`);
  const types = Object.entries(TYPES)
    .filter(([ending]) => ending !== '.html')
    .map(([ending, type]) => {
      const matcher = `@${ending.slice(1)}`;
      return `\t${matcher} {\n\t\tpath *${ending}\n\t\tfile\n\t}\n\theader ${matcher} Content-Type "${type}"\n`;
    });
  const pages = PAGES.map(({ path, file }, index) =>
    path.includes(':')
      ? `\t\t@page${index} path_regexp ^${expression(path)}$\n\t\trewrite @page${index} /${file}\n`
      : `\t\trewrite ${path} /${file}\n`,
  );
  return `{$SITE_ADDRESS::8080} {
	root * {$SITE_ROOT:dist}
	header {
${headers.join('')}		?Cache-Control "${CACHE_CHECKED}"
	}
	@hashed {
		path ${HASHED}*
		file
	}
	header @hashed Cache-Control "${CACHE_FOREVER}"
${types.join('')}	route {
		@slash path_regexp ^(${pagePaths.join('|')})/$
		route @slash {
			uri strip_suffix /
			redir {uri} ${MOVED}
		}
		@hidden path_regexp ${HIDDEN.source}
		error @hidden 404
${pages.join('')}		file_server {
			precompressed br gzip
		}
	}
	handle_errors {
		header Cache-Control "${CACHE_CHECKED}"
		rewrite * /${NOT_FOUND.file}
		file_server {
			precompressed br gzip
			status {err.status_code}
		}
	}
}
`;
}

/** To be included in nginx's \`http\` block. Add \`brotli_static on\` where its module is installed. */
function nginxConf() {
  const types = Object.entries(TYPES).map(([ending, type]) => `\t\t"${type}" ${ending.slice(1)};\n`);
  const headers = Object.entries(HEADERS).map(([name, value]) => `\tadd_header ${name} "${value}" always;\n`);
  const pages = PAGES.map(({ path, file }) => {
    const match = path.includes(':') ? `~ ^${expression(path)}$` : `= ${path}`;
    return `\tlocation ${match} { try_files /${file} =404; }\n`;
  });
  return `map "$status $uri" $site_cache {
	default "${CACHE_CHECKED}";
	"~^(200|304) ${HASHED}" "${CACHE_FOREVER}";
}

# As the visitor sent it: a decoded path in a header could end that header.
map $request_uri $site_moved {
	default "";
	"~^(?<site_path>${pagePaths.map((path) => path.replaceAll('[^/]', '[^/?]')).join('|')})/(?<site_query>\\?.*)?$" $site_path$site_query;
}

server {
	listen 8080;
	root /srv/quietzone;
	charset off;
	default_type application/octet-stream;
	types {
${types.join('')}	}
	gzip_static on;
	gzip_vary on;
	absolute_redirect off;
	error_page 404 /${NOT_FOUND.file};
${headers.join('')}	add_header Cache-Control $site_cache always;
	if ($site_moved) { return ${MOVED} $site_moved; }
	location ~ ${HIDDEN.source} { internal; }
${pages.join('')}	location / { try_files $uri =404; }
}
`;
}
