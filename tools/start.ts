// npm start: builds the site, then serves it, with a publisher beside it. The build runs in its own process, so that
// its memory is freed.
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { startWithFlags } from '@accounting-site/server/process/start-with-flags';
import { publishedSite } from './build-steps/built-site.ts';
import { root, run } from './run-command.ts';

const code = await run('node', ['tools/build.ts', '--silent']);
// Stopped while it built: Ctrl-C, or a service manager.
if (code === 128 + constants.signals.SIGINT || code === 128 + constants.signals.SIGTERM) process.exit(code);
if (code !== 0) {
  if (!existsSync(publishedSite)) process.exit(code);
  console.error('\nThe build failed, for the reason above. The site is served as it was built before.');
}
// Here, because a publisher ends when the process that started it is replaced.
startWithFlags(`${root}tools/serve-and-publish.ts`);
await import('./serve-and-publish.ts');
