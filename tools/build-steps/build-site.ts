import { contentFolder } from '@accounting-site/content/read-yaml';
import { runOrExit } from '../run-command.ts';
import { bundlePages } from './bundle.ts';

/** Megabytes for JavaScript objects, old and new. With them rendering stays below 400 MB of memory. */
const limits = ['--max-old-space-size=200', '--max-semi-space-size=4'];

/**
 * Builds the site from the content folder, which must have been checked. If it fails, this process ends.
 * @param out an empty or missing folder
 * @param before the build before, if there is one: what has not changed since is not compressed again
 * @param options for astro build
 */
export async function buildSite(out: string, before: string, options?: readonly string[]): Promise<void> {
  const bundle = await bundlePages(options);
  await runOrExit('node', [...limits, 'tools/build-steps/render-site.ts', bundle, out, before], {
    environment: { CONTENT_DIR: contentFolder(), NODE_ENV: 'production' },
  });
}
