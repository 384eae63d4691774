// npm run e2e [-- files and options of Playwright]: builds the site, then drives it in Chromium and Firefox.
// With --built first, the site in apps/site/dist is taken as it is.
import { findOrInstallChromium } from './find-chromium.ts';
import { findOrInstallFirefox } from './find-firefox.ts';
import { findOrInstallFonts } from './find-fonts.ts';
import { run, runOrExit } from './run-command.ts';

const [first, ...others] = process.argv.slice(2);
const isBuilt = first === '--built';
const playwrightArguments = isBuilt || first === undefined ? others : [first, ...others];

const isWatched = playwrightArguments.some((argument) => ['--headed', '--debug', '--ui'].includes(argument));
const selected = playwrightArguments.filter((argument) => !argument.startsWith('-'));
/** Whoever runs a few files needs no browser that only other files drive. */
const isRun = (file: string) =>
  selected.length === 0 || selected.some((argument) => argument.includes(file) || file.startsWith(argument));

const environment = {
  FONTCONFIG_FILE: await findOrInstallFonts(),
  CHROMIUM_PATH: await findOrInstallChromium({ isWhole: isWatched }),
  ...(isRun('e2e/site/back-forward') && {
    WHOLE_CHROMIUM_PATH: await findOrInstallChromium({ isWhole: true }),
  }),
  ...(selected.length > 0 && { RECORD_TESTS: 'true' }),
  ...(isRun('e2e/firefox') && { FIREFOX_PATH: await findOrInstallFirefox() }),
};
if (!isBuilt) await runOrExit('node', ['tools/build.ts', '--silent']);
process.exit(await run('playwright', ['test', ...playwrightArguments], { environment }));
