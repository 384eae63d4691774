import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-command.ts';

/** What builds and checks the site. */
const sources = [
  'package-lock.json',
  'apps/site/{astro.config.ts,package.json}',
  'apps/site/{src,integrations}/**',
  'packages/{content,contract,session,ui}/{package.json,src/**}',
  'tools/rebuild-site.ts',
  'tools/{build-steps,check-content}/**',
];

/** Settings that become part of the bundle: the addresses of the accounting application. */
const settingsOfBundle = /^APP_(?:HOST|URL)$/;

/** Settings that pages show: those, the address of the site, and periods. */
const settingsOfPages = /^(?:SITE_URL|PORT|APP_HOST|APP_URL|RETENTION_\w+)$/;

/** The hash of everything besides the content that the pages are made with: code, settings and the version of Node. */
export const hashCode = (folder = root, variables: NodeJS.ProcessEnv = process.env): string =>
  hashWith(settingsOfPages, folder, variables);

/** The same of their bundle, which is for every address of the site. */
export const hashBundledCode = (folder = root, variables: NodeJS.ProcessEnv = process.env): string =>
  hashWith(settingsOfBundle, folder, variables);

function hashWith(settings: RegExp, folder: string, variables: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256').update(process.version);
  const files = globSync(sources, { cwd: folder, exclude: ['**/*.test.{ts,tsx}'] }).sort();
  for (const file of files) {
    if (!statSync(join(folder, file)).isFile()) continue;
    hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  }
  const shown = Object.entries(variables).filter(([name, value]) => settings.test(name) && value);
  hash.update(JSON.stringify(shown.sort(([one], [other]) => (one < other ? -1 : 1))));
  return hash.digest('hex').slice(0, 16);
}
