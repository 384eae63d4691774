// npm run e2e [-- files and options of Playwright]: builds the site, then tests it in Chromium and Firefox.
// With --built as the first argument it uses the existing build in apps/site/dist.

import { run, runOrExit } from './run-command.ts';
import { findOrInstallChromium } from './test-setup/find-chromium.ts';
import { findOrInstallFirefox } from './test-setup/find-firefox.ts';
import { findOrInstallFonts } from './test-setup/find-fonts.ts';

const [first, ...others] = process.argv.slice(2);
const isBuilt = first === '--built';
const playwrightArguments = isBuilt || first === undefined ? others : [first, ...others];

const isWatched = playwrightArguments.some((argument) => ['--headed', '--debug', '--ui'].includes(argument));
const selected = playwrightArguments.filter((argument) => !argument.startsWith('-'));
/** A run of a few files installs only the browsers that these files need. */
const isRun = (file: string) =>
  selected.length === 0 || selected.some((argument) => argument.includes(file) || file.startsWith(argument));

const environment = {
  FONTCONFIG_FILE: await findOrInstallFonts(),
  CHROMIUM_PATH: await findOrInstallChromium({ isWhole: isWatched }),
  ...(isRun('e2e/site/back-forward') && {
    WHOLE_CHROMIUM_PATH: await findOrInstallChromium({ isWhole: true }),
  }),
  ...(selected.length > 0 && { RECORD_TESTS: 'true' }),
  ...(isRun('e2e/browsers/firefox') && { FIREFOX_PATH: await findOrInstallFirefox() }),
};
if (!isBuilt) await runOrExit('node', ['tools/build.ts', '--silent']);
process.exit(await run('playwright', ['test', ...playwrightArguments], { environment }));
