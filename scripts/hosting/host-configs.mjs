/** Makes configurations for other servers and hosts from the table in hosting.mjs. */
import { CACHE_CHECKED, CACHE_FOREVER, HASHED, HEADERS, HIDDEN, MOVED, NOT_FOUND, PAGES, TYPES } from './hosting.mjs';

const pages = PAGES.map(({ path, file }) => ({ path, file, expression: path.replace(/:\w+/g, '[^/]+') }));

/** Pages with a variable part in their path. */
const openPages = pages.filter(({ path }) => path.includes(':'));

/** Every page except the home page, the only one whose path ends in a slash. */
const lowerPages = pages.filter(({ path }) => path !== '/');

/**
 * The files in which static hosts such as Cloudflare Pages and Netlify look for rules. These hosts need no rule to find
 * `x.html` for `/x`: Netlify looks for the file before it applies the rules, Cloudflare Pages afterward. They answer
 * with 404.html if they find nothing, and cache by default as CACHE_CHECKED says.
 * @type {Readonly<Record<string, () => string>>} by name
 */
export const STATIC_HOST_FILES = { _headers: headersFile, _redirects: redirectsFile };

/**
 * Configurations for servers that you run yourself.
 * @type {Readonly<Record<string, () => string>>} by path in the project
 */
export const SERVER_FILES = { 'hosting/Caddyfile': caddyfile, 'hosting/nginx.conf': nginxConf };

function headersFile() {
  const headers = Object.entries(HEADERS).map(([name, value]) => `  ${name}: ${value}\n`);
  return `/*\n${headers.join('')}\n${HASHED}*\n  Cache-Control: ${CACHE_FOREVER}\n`;
}

/** There is no rule that removes final slashes: hosts that ignore final slashes in rules would redirect forever. */
function redirectsFile() {
  return openPages
    .flatMap(({ path, file }) => ['', '/'].map((slash) => `${path}${slash} /${file.replace(/\.html$/, '')} 200\n`))
    .join('');
}

/** All matchers use path_regexp, because Caddy's other path matchers ignore case. */
function caddyfile() {
  const headers = Object.entries(HEADERS).map(([name, value]) => `\t\t${name} "${value}"\n`);
  const types = Object.entries(TYPES).map(([ending, type]) => `\t\t~\\${ending}$ "${type}"\n`);
  const rewrites = pages.map(({ path, expression, file }, index) => {
    const matcher = `@page${index + 1}`;
    if (path === expression) return `\t\t${matcher} path_regexp ^${expression}$\n\t\trewrite ${matcher} /${file}\n`;
    return `\t\t${matcher} {
\t\t\tpath_regexp ^${expression}$
\t\t\tfile {
\t\t\t\ttry_files {path}.html /${file}
\t\t\t}
\t\t}
\t\trewrite ${matcher} {file_match.relative}
`;
  });
  return `# Written by scripts/hosting/hosting-files.mjs.
{$SITE_ADDRESS::8080} {
	root * {$SITE_ROOT:dist}
	header {
${headers.join('')}		?Cache-Control "${CACHE_CHECKED}"
	}
	header ?Vary Accept-Encoding
	@hashed {
		method GET HEAD
		path_regexp ^${HASHED}
		file
	}
	header @hashed Cache-Control "${CACHE_FOREVER}"

	# Caddy's own types depend on the system.
	map {path} {content_type} {
${types.join('')}		default application/octet-stream
	}
	@file {
		path_regexp \\.[a-z0-9]+$
		file
	}
	header @file Content-Type {content_type}

	route {
		@changing not method GET HEAD
		header @changing Allow "GET, HEAD"
		respond @changing 405
		@slash path_regexp ^(${either(lowerPages)})/$
		route @slash {
			uri strip_suffix /
			redir {uri} ${MOVED}
		}
		@hidden {
			path_regexp ${HIDDEN.source}
			not path_regexp ^(${either(openPages)})$
		}
		error @hidden 404
${rewrites.join('')}		# No file can have such a path, and Caddy would answer the system's error with status 500.
		@impossible path_regexp .{256}|\\x00
		error @impossible 404
		file_server {
			precompressed br gzip
		}
	}
	handle_errors {
		header Cache-Control "${CACHE_CHECKED}"
		header Content-Type "${TYPES['.html']}"
		header ?Vary Accept-Encoding
		rewrite * /${NOT_FOUND.file}
		# Otherwise a request for a range of a missing file would get that range of this page.
		request_header -Range
		file_server {
			precompressed br gzip
			status {err.status_code}
		}
	}
}
`;
}

function nginxConf() {
  const types = Object.entries(TYPES).map(([ending, type]) => `\t\t"${type}" ${ending.slice(1)};\n`);
  const headers = Object.entries(HEADERS).map(([name, value]) => `\tadd_header ${name} "${value}" always;\n`);
  const locations = pages.map(({ path, expression, file }) => {
    const match = path === expression ? `= ${path}` : `~ ^${expression}$`;
    const own = path === expression ? '' : '$uri.html ';
    return `\tlocation ${match} { try_files ${own}/${file} =404; }\n`;
  });
  return `# Written by scripts/hosting/hosting-files.mjs. For nginx's http block; it must not be included in a server block.
map "$status $uri" $site_cache {
	default "${CACHE_CHECKED}";
	"~^(200|206|304) ${HASHED}" "${CACHE_FOREVER}";
}

map $request_method $site_allow {
	default "GET, HEAD";
	~^(GET|HEAD)$ "";
}

# Uses the path as the visitor sent it: a line break in a decoded path would end the Location header.
map $request_uri $site_moved {
	default "";
	"~^(?<site_path>${either(lowerPages).replaceAll('[^/]', '[^/?]')})/(?<site_query>\\?.*)?$" $site_path$site_query;
}

server {
	listen 8080;
	listen [::]:8080;
	root /srv/quietzone;
	charset off;
	default_type application/octet-stream;
	types {
${types.join('')}	}
	gzip_static on;
	gzip_vary on;
	# Remove the comment mark if the brotli module is loaded (Debian: libnginx-mod-http-brotli-static):
	# brotli_static on;
	server_tokens off;
	absolute_redirect off;
	error_page 404 /${NOT_FOUND.file};
${headers.join('')}	add_header Cache-Control $site_cache always;
	add_header Allow $site_allow always;
	if ($site_allow) { return 405; }
	if ($site_moved) { return ${MOVED} $site_moved; }
${locations.join('')}	location ~ ${HIDDEN.source} { internal; }
	location / { try_files $uri =404; }
}
`;
}

/**
 * Returns the paths of several pages as one regular expression.
 * @param {{ expression: string }[]} some
 */
function either(some) {
  return some.map(({ expression }) => expression).join('|');
}
