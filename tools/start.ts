// npm start: builds the site, then serves it, with a publisher beside it. The build runs in its own process, so that
// its memory is freed.
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { loadEnvFile } from '@accounting-site/server/config/config';
import { publishedSite } from './build-steps/built-site.ts';
import { keepRunning } from './publisher/keep-running.ts';
import { root, run } from './run-command.ts';

const code = await run('node', ['tools/build.ts', '--silent']);
// Stopped while it built: Ctrl-C, or a service manager.
if (code === 128 + constants.signals.SIGINT || code === 128 + constants.signals.SIGTERM) process.exit(code);
if (code !== 0) {
  if (!existsSync(publishedSite)) process.exit(code);
  console.error('\nThe build failed, for the reason above. The site is served as it was built before.');
}
loadEnvFile();
// The editor needs the accounts of the bundled application. The publisher ends with this process.
if (!process.env.APP_HOST) void keepRunning(`${root}tools/publisher.ts`);
await import('../apps/server/src/server.ts');
