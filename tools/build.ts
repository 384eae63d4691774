// npm run build: the website as files, in apps/site/dist or SITE_OUT_DIR, ready to be served.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, runOrExit } from './run-command.ts';

await runOrExit('astro', ['build', '--root', 'apps/site', ...process.argv.slice(2)]);
if (existsSync(join(root, 'tools/finish-site.ts'))) await runOrExit('node', ['tools/finish-site.ts']);
