// npm run build: builds the website into apps/site/dist or SITE_OUT_DIR, ready to be served. A build that
// fails or is interrupted leaves the previous one unchanged.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeProblems } from '@accounting-site/content/content-error';
import { loadEnvFile } from '@accounting-site/server/config/config';
import { buildServiceWorkers } from './build-steps/build-service-worker.ts';
import { findBuiltFile, listBuiltPages, publishedSite, readBuiltFile } from './build-steps/built-site.ts';
import { finishSite } from './build-steps/finish-site.ts';
import { gatherScripts } from './build-steps/gather-scripts.ts';
import { gatherStyles } from './build-steps/gather-styles.ts';
import { nameModules } from './build-steps/name-modules.ts';
import { createBuild, publishBuild, removeBuild } from './build-steps/publish-build.ts';
import { sourceCommit } from './build-steps/source-commit.ts';
import { stateWeights } from './build-steps/state-weights.ts';
import { findContentProblems } from './check-content/find-problems.ts';
import { run } from './run-command.ts';

// SITE_URL, APP_HOST and APP_URL become part of the pages, so the build reads them from the same place as the
// server.
loadEnvFile();
await requireContent();
const build = createBuild(publishedSite);
process.on('exit', (code) => code !== 0 && removeBuild(build));
const code = await run('astro', ['build', '--root', 'apps/site', ...process.argv.slice(2)], {
  environment: { SITE_OUT_DIR: build },
});
if (code !== 0) process.exit(code);
const pages = listBuiltPages(build);
const read = (address: string) => readBuiltFile(address, build);
const { pages: texts, file: script } = await gatherScripts(
  pages.map(({ file }) => nameModules(readFileSync(file, 'utf8'), read)),
  read,
);
writeFileSync(join(build, script.path), script.code);
for (const [at, { file }] of pages.entries()) writeFileSync(file, gatherStyles(texts[at] ?? ''));
await buildServiceWorkers(build, texts);
await stateWeights(
  pages.map(({ file }) => file),
  (address) => findBuiltFile(address, build),
);
await finishSite(build, process.env.APP_HOST || undefined, sourceCommit());
publishBuild(publishedSite, build);
console.log(`Built ${pages.length} pages.`);

async function requireContent() {
  const problems = await findContentProblems();
  if (problems.length === 0) return;
  console.error(describeProblems(problems));
  process.exit(1);
}
