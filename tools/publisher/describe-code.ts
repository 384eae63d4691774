import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What builds and checks the site, in the folder of the repository. */
const sources = [
  'package-lock.json',
  'apps/site/astro.config.ts',
  'apps/site/{src,integrations}/**',
  'apps/server/src/**',
  'packages/*/src/**',
  'tools/*.ts',
  'tools/{build-steps,check-content,publisher}/**',
];

/** The hash of the code that builds the site, and of its settings. */
export function describeCode(root: string, settings: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of globSync(sources, { cwd: root, exclude: ['**/*.test.{ts,tsx}'] }).sort()) {
    if (!statSync(join(root, file)).isFile()) continue;
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  const named = Object.entries(settings).sort(([one], [other]) => (one < other ? -1 : 1));
  return hash.update(JSON.stringify(named)).digest('hex');
}
