/**
 * Requires a file extension: a string that merely begins like a URL, such as a selector in a script, is not a
 * file.
 */
const file = /\/_astro\/[\w.~-]+\.\w+/g;
const ofIslands = /\b(?:component|renderer|before-hydration)-url="[^"]*"/g;
const staticImports = /\b(?:from|import)\s*["']\.\/([\w.~-]+)["']/g;
const later = /\bimport\s*\(\s*["'`]\.\/([\w.~-]+)["'`]/g;

/**
 * The files that a page loads before any interaction: its script, fonts and pictures, without its islands.
 */
export const assetsOfPage = (html: string) => unique(html.replace(ofIslands, '').match(file) ?? []);

/** All files that a page can load, including its islands. */
export const assetsNamedIn = (html: string) => unique(html.match(file) ?? []);

/** The files that a script imports statically, and those it names by URL. */
export const assetsOfScript = (code: string) =>
  unique([...(code.match(file) ?? []), ...besides(code, staticImports)]);

/** All files that a script can load. */
export const assetsNamedByScript = (code: string) =>
  unique([...assetsOfScript(code), ...besides(code, later)]);

const besides = (code: string, way: RegExp) => [...code.matchAll(way)].map(([, name]) => `/_astro/${name}`);

const unique = (paths: string[]) => [...new Set(paths)];
