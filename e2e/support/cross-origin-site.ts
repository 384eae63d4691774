import { join } from 'node:path';
import { run } from '../../tools/run-command.ts';

/** Builds the site a second time, for an application on another origin, next to the usual build. */
export async function buildCrossOriginSite(environment: {
  APP_HOST: string;
  APP_URL: string;
  SITE_URL: string;
  SITE_OUT_DIR: string;
}): Promise<void> {
  const code = await run('node', ['tools/build.ts', '--silent'], {
    environment: {
      ...environment,
      SITE_CACHE_DIR: join(environment.SITE_OUT_DIR, '..', 'cache'),
      BROTLI_QUALITY: '5',
    },
    quietUntilEnd: true,
  });
  if (code !== 0)
    throw new Error('The site could not be built for another APP_HOST; its messages are above.');
}
