import type { Config } from '../config/config.ts';
import { ReleaseError } from './release-error.ts';
import type { ReleaseAddresses } from './release-files.ts';

/** @throws ReleaseError that names both, when a release was built for another SITE_URL or APP_HOST */
export function refuseOtherAddresses(
  release: ReleaseAddresses,
  config: Pick<Config, 'siteUrl' | 'appHost'>,
): void {
  refuse('SITE_URL', release.siteUrl, config.siteUrl);
  refuse('APP_HOST', release.appHost, config.appHost);
}

function refuse(variable: string, built: string | undefined, here: string | undefined): void {
  if (built === here) return;
  throw new ReleaseError(
    `The release was built for the ${variable} ${built ?? '(none)'}. Here it is ${here ?? '(none)'}. ` +
      `Make a release with this ${variable}.`,
  );
}
