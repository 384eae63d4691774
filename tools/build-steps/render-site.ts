// Bundles the pages if that was not done yet, renders the site from the bundle and the content, and makes it ready
// to be served: node tools/build-steps/render-site.ts OUT BEFORE [options of astro build]. A process of its own,
// because the bundle reads the content once. It loads each part when it needs it: bundling takes most memory.
import { cpSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  keepResultsIn,
  keptUntilChanged,
  storeResults,
} from '../../apps/site/integrations/finish-site/kept-results.ts';
import { bundlePages } from './bundle.ts';
import { renderOrExit } from './report-problems.ts';

/** apps/site/src/render.ts, bundled with all pages. */
interface Pages {
  renderSite(site: {
    pictures: string;
    keep: typeof keptUntilChanged;
    write: (path: string, body: Buffer) => void;
  }): Promise<void>;
}

const [out = '', before, ...options] = process.argv.slice(2);
const bundle = await bundlePages(options);
const [entry = ''] = globSync('prerender-entry.*.mjs', { cwd: join(bundle, 'pages') });
const { renderSite }: Pages = await import(pathToFileURL(join(bundle, 'pages', entry)).href);
cpSync(join(bundle, 'files'), out, { recursive: true });
keepResultsIn(join(bundle, 'results'));
await renderOrExit(() =>
  renderSite({
    pictures: join(bundle, 'pictures'),
    keep: keptUntilChanged,
    write(path, body) {
      mkdirSync(dirname(join(out, path)), { recursive: true });
      writeFileSync(join(out, path), body);
    },
  }),
);
const { finishSite } = await import('../../apps/site/integrations/finish-site/finish-site.ts');
await finishSite(out, before);
storeResults();
