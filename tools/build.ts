// npm run build: builds the website into apps/site/dist or SITE_OUT_DIR, ready to be served. A build that
// fails or is interrupted leaves the previous one unchanged.
import { describeProblems } from '@accounting-site/content/reading/content-error';
import { loadEnvFile, siteUrlVariable } from '@accounting-site/server/config/config';
import { siteBuild } from './build-steps/build-site.ts';
import { listBuiltPages, publishedSite } from './build-steps/built-site.ts';
import { createBuild, publishBuild, removeBuild } from './build-steps/publish-build.ts';
import { findContentProblems } from './check-content/find-problems.ts';
import { runOrExit } from './run-command.ts';

// SITE_URL, APP_HOST and APP_URL become part of the pages, so the build reads them from the same place as the
// server.
loadEnvFile();
requireSiteUrl();
await requireContent();
const build = requireFolder();
process.on('exit', (code) => code !== 0 && removeBuild(build));
const { words, environment } = siteBuild(build, publishedSite, process.argv.slice(2));
await runOrExit('node', words, { environment });
publishBuild(publishedSite, build);
console.log(`Built ${listBuiltPages(build).length} pages.`);

function requireSiteUrl() {
  const { error } = siteUrlVariable.safeParse(process.env.SITE_URL || undefined);
  if (error !== undefined) refuse(`SITE_URL: ${error.issues[0]?.message}`);
}

async function requireContent() {
  const problems = await findContentProblems();
  if (problems.length > 0) refuse(describeProblems(problems));
}

function requireFolder() {
  try {
    return createBuild(publishedSite);
  } catch (error) {
    return refuse((error as Error).message);
  }
}

function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}
