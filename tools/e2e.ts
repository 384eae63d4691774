// npm run e2e [-- files and options of Playwright]: builds the site, then drives it in Chromium.
// With --built first, the site in apps/site/dist is taken as it is.
import { findOrInstallChromium } from './find-chromium.ts';
import { run, runOrExit } from './run-command.ts';

const [first, ...others] = process.argv.slice(2);
const isBuilt = first === '--built';
const playwrightArguments = isBuilt || first === undefined ? others : [first, ...others];

const isWatched = playwrightArguments.some((argument) => ['--headed', '--debug', '--ui'].includes(argument));
const chromium = await findOrInstallChromium({ isWatched });
if (!isBuilt) await runOrExit('node', ['tools/build.ts', '--silent']);
process.exit(
  await run('playwright', ['test', ...playwrightArguments], { environment: { CHROMIUM_PATH: chromium } }),
);
