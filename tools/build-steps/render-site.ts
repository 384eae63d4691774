// Renders the site from a bundle and the content, and makes it ready to be served. A process of its own,
// because the bundle reads the content once: node tools/build-steps/render-site.ts BUNDLE OUT [BEFORE]
import { cpSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { finishSite } from '../../apps/site/integrations/finish-site/finish-site.ts';

const [bundle = '', out = '', before] = process.argv.slice(2);
const [entry = ''] = globSync('prerender-entry.*.mjs', { cwd: join(bundle, 'pages') });
const { renderSite }: { renderSite: (pictures: string) => Promise<Map<string, Buffer>> } = await import(
  pathToFileURL(join(bundle, 'pages', entry)).href
);
cpSync(join(bundle, 'files'), out, { recursive: true });
for (const [path, body] of await renderSite(join(bundle, 'pictures'))) {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, path), body);
}
await finishSite(out, before);
