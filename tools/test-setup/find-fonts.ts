import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-command.ts';
import { installDebianPackages } from './install-debian-packages.ts';

/** A fontconfig file with only two font families, whatever is installed or preferred on this machine. */
const fontsOfTests = join(root, 'tools/test-setup/test-fonts.conf');

const fonts = {
  'fonts-liberation': '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
  'fonts-dejavu-core': '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf',
};

/**
 * FONTCONFIG_FILE for the browser tests. Installs missing fonts on Debian as root. Undefined if a font is
 * missing and cannot be installed: the tests then use the machine's fonts, and widths may differ.
 */
export async function findOrInstallFonts(): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined;
  if (missing().length > 0) await installDebianPackages(missing());
  if (missing().length === 0) return fontsOfTests;
  console.warn(
    `The browser tests use this machine's own fonts. Install ${missing().join(' and ')} to avoid it.`,
  );
  return undefined;
}

const missing = () =>
  Object.entries(fonts)
    .filter(([, file]) => !existsSync(file))
    .map(([name]) => name);
