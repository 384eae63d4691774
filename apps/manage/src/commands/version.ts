import { readConfig } from '@accounting-site/server/config/config';
import { readRelease } from '@accounting-site/server/observability/release';
import { readLastServed } from '@accounting-site/server/releases/last-served';
import type { Check } from '../command.ts';

export const version: Check = {
  name: 'version',
  usage: 'version',
  help: `Prints the installed version, with the commit from which the site was built, if the build knew it, and the id of
the release that this machine served last.
CHANGELOG.md lists the changes of each version.`,
  options: {},
  async check(_given, { variables, print }) {
    const { siteDir, dataDir } = readConfig(variables);
    print(readRelease(siteDir));
    const [release] = readLastServed(dataDir);
    if (release !== undefined) print(`Release ${release}`);
    return 0;
  },
};
