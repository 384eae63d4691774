import { existsSync, readFileSync } from 'node:fs';
import { manifestPath, siteManifest } from '@accounting-site/contract/site/site-manifest';
import { z } from 'zod';

const packageFile = new URL('../../../../package.json', import.meta.url);
const packageSchema = z.object({ version: z.string() });

/**
 * The running release, for its owner: 0.2.0, or 0.2.0 (3f2a9c1d20b4) if the build knew its commit. Visitors
 * do not see it, because it would show which known vulnerabilities to try.
 * @param siteDir the folder of the built site
 */
export function readRelease(siteDir: string): string {
  const { version } = packageSchema.parse(JSON.parse(readFileSync(packageFile, 'utf8')));
  const path = manifestPath(siteDir);
  const manifest = existsSync(path)
    ? siteManifest.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data
    : undefined;
  return manifest?.commit === undefined ? version : `${version} (${manifest.commit})`;
}
