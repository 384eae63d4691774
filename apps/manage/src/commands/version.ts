import { readConfig } from '@accounting-site/server/config/config';
import { readRelease } from '@accounting-site/server/observability/release';
import { CannotDo, type Check } from '../command.ts';

export const version: Check = {
  name: 'version',
  usage: 'version',
  help: `Prints the installed version, with the commit from which the site was built, if the build knew it.
CHANGELOG.md lists the changes of each version.`,
  options: {},
  async check(given, { variables, print }) {
    if (given.positionals.length > 0) throw new CannotDo('version takes nothing after it.');
    print(readRelease(readConfig(variables).siteDir));
    return 0;
  },
};
