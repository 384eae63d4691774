/** With an ending: what merely begins like an address, such as a selector in a script, is no file. */
const file = /\/_astro\/[\w.~-]+\.\w+/g;
const ofIslands = /\b(?:component|renderer|before-hydration)-url="[^"]*"/g;
const atOnce = /\b(?:from|import)\s*["']\.\/([\w.~-]+)["']/g;
const later = /\bimport\s*\(\s*["'`]\.\/([\w.~-]+)["'`]/g;

/** The files that a page loads before anybody touches it: its script, its faces, its pictures. Not its islands. */
export const assetsOfPage = (html: string) => unique(html.replace(ofIslands, '').match(file) ?? []);

/** The files that a page can ever load, its islands among them. */
export const assetsNamedIn = (html: string) => unique(html.match(file) ?? []);

/** The files that a script loads with itself, and those it names by their address. */
export const assetsOfScript = (code: string) =>
  unique([...(code.match(file) ?? []), ...besides(code, atOnce)]);

/** The files that a script can ever load. */
export const assetsNamedByScript = (code: string) =>
  unique([...assetsOfScript(code), ...besides(code, later)]);

const besides = (code: string, way: RegExp) => [...code.matchAll(way)].map(([, name]) => `/_astro/${name}`);

const unique = (paths: string[]) => [...new Set(paths)];
