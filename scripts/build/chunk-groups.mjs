/**
 * The files into which the bundler puts modules that several parts of the site share. A module belongs to the first
 * group that fits. `minShareCount` is the least number of parts that share it.
 * @type {{ name: string, test: RegExp | ((id: string) => boolean), minShareCount?: number }[]}
 */
export const CHUNK_GROUPS = [
  // React rarely changes, so this file stays in the visitors' caches when a new version of the site appears.
  { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  // Otherwise each small module that some pages share would be a separate file.
  { name: 'shared', minShareCount: 2, test: isSharedAtHome },
  // Modules that the generator needs from the start. Parts of the generator that are loaded later use them too.
  {
    name: 'home',
    test: /words[\\/]en[\\/](generator|content-kinds)\.ts|generator[\\/](draft-context|history-keys)|icons[\\/](arrow-right|image-plus|link|message-square|undo-2|x)\.mjs/,
  },
  // Modules that restore the design at the start of the home page.
  { name: 'restore', minShareCount: 2, test: /(core|site)[\\/](design[\\/]parse-|storage[\\/]database)/ },
  // Small modules that the community shares with other pages. If they were in another group, some pages would
  // load that whole group because of them.
  { name: 'parts', minShareCount: 2, test: isPart },
  // Modules that the home page loads at the first touch. Otherwise there would be eighty small files.
  { name: 'touched', minShareCount: 2, test: isLoadedAtTouch },
  // Modules that pages of the community share. Their styles are in a single style sheet, because every style sheet
  // delays the first paint.
  { name: 'community', minShareCount: 2, test: /site[\\/](features[\\/])?community[\\/]/ },
  // The service worker recognizes the file by this name, and stores it when it is first used.
  { name: 'harfbuzz', test: /node_modules[\\/]harfbuzzjs/ },
];

/**
 * Whether a module belongs in the file that the home page shares with other pages. Every visitor loads that file, so it
 * must not contain modules that are needed only by parts loaded later.
 * @param {string} id
 */
function isSharedAtHome(id) {
  return SHARED_AT_HOME.some((shared) => shared.test(id));
}

/** Modules that the home page starts with and shares with other pages. */
const SHARED_AT_HOME = [
  /site[\\/]app[\\/](?!coming-soon|community-not-found|loading-community|page-top)/,
  /site[\\/]late[\\/]/,
  /core[\\/]design[\\/](?!color|parse-)/,
  // Of these folders, only the modules that a page loads when it starts, such as those that store the design.
  /core[\\/]content[\\/](content-kinds|typed-)/,
  /site[\\/]storage[\\/](?!analytics|ask-|code-list|delete-|file-|generated-|label-|many-|records|renew-|screen-|table-|template\.)/,
  /site[\\/]workbench[\\/](design-|generate-|history|late|painted|use-(design|draft|late|maker))/,
  // Components in the frame of every page and on the first screen.
  /site[\\/]ui[\\/](brand-mark|button|control|disclosure|error-boundary|file-input|ghost-code|icon-button|note|proof|reveal)\b/,
  /site[\\/]ui[\\/](segment-class|segments\.module|step|surfaces|file-drag|use-file-drag)\b/,
  /site[\\/]ui[\\/](toast-queue|toaster|try-again|use-is-hydrated|visually-hidden)\b/,
  /lucide-react(?![\\/]dist[\\/]esm[\\/]icons)|@radix-ui/,
];

/**
 * Whether a module is one of the small ones that pages of the community share with other pages.
 * @param {string} id
 */
function isPart(id) {
  return /site[\\/](ui[\\/](breadcrumb|cut-text|field|observe-near|sentence)\b|words[\\/](en[\\/])?grammar|app[\\/]page-top)/.test(
    id,
  );
}

/**
 * Whether a module belongs in the shared file that a page loads when the visitor first touches it.
 * @param {string} id
 */
function isLoadedAtTouch(id) {
  return LOADED_AT_TOUCH.some((loaded) => loaded.test(id));
}

/** Modules that make, show and keep codes, except modules needed only by parts of a page that are rarely opened. */
const LOADED_AT_TOUCH = [
  /(core|site)[\\/](content|drawing|engine|fitting|making|raster|uploads|weaving|workers)[\\/][^\\/]+$/,
  /core[\\/]design[\\/](?!parse-)/,
  /site[\\/]storage[\\/](?!database|label-|screen-|working-)[^\\/]+$/,
  /site[\\/]workbench[\\/](?!lettering|remake|use-(file-choice|print|remade))[^\\/]+$/,
  /site[\\/]ui[\\/](?!choice-row|copy-address|number-|print-(size|verdict|words)|select-|size-|typed-)[^\\/]+$/,
  /site[\\/]words[\\/]en[\\/](code-names|generator-(content|pictures|groups|style)|library|preview|scan|verdict)/,
];
