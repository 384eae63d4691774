import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-command.ts';

const sources = [
  'package-lock.json',
  'apps/site/astro.config.ts',
  'apps/site/{src,integrations}/**',
  'packages/{content,contract,session,ui}/src/**',
];

/** Settings that are bundled: the addresses of the site, its server and the accounting application. */
const settings = ['SITE_URL', 'PORT', 'APP_HOST', 'APP_URL'];

/** The hash of all code that the pages are made with, and of the settings that become part of them. */
export function hashCode(folder = root, variables: NodeJS.ProcessEnv = process.env): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: folder, exclude: ['**/*.test.{ts,tsx}'] }).sort();
  for (const file of files) {
    if (!statSync(join(folder, file)).isFile()) continue;
    hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  }
  hash.update(JSON.stringify(settings.map((name) => variables[name] ?? '')));
  return hash.digest('hex').slice(0, 16);
}
