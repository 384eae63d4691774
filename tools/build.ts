// npm run build: the website as files, in apps/site/dist or SITE_OUT_DIR, ready to be served.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from '@accounting-site/server/config';
import { buildServiceWorkers } from './build-service-worker.ts';
import { builtSite, findBuiltFile, listBuiltPages, readBuiltFile } from './built-site.ts';
import { finishSite } from './finish-site.ts';
import { gatherScripts } from './gather-scripts.ts';
import { gatherStyles } from './gather-styles.ts';
import { nameModules } from './name-modules.ts';
import { runOrExit } from './run-command.ts';
import { stateWeights } from './state-weights.ts';

// SITE_URL and APP_HOST stand in the pages, so the build reads them where the server does.
loadEnvFile();
await runOrExit('astro', ['build', '--root', 'apps/site', ...process.argv.slice(2)]);
const pages = listBuiltPages();
const { pages: texts, file: script } = await gatherScripts(
  pages.map(({ file }) => nameModules(readFileSync(file, 'utf8'), readBuiltFile)),
  readBuiltFile,
);
writeFileSync(join(builtSite, script.path), script.code);
for (const [at, { file }] of pages.entries()) writeFileSync(file, gatherStyles(texts[at] ?? ''));
await buildServiceWorkers(builtSite, texts);
await stateWeights(
  pages.map(({ file }) => file),
  findBuiltFile,
);
await finishSite(builtSite, process.env.APP_HOST || undefined);
console.log(`Built ${pages.length} pages.`);
