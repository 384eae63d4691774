// npm start: builds the site, then serves it. The build runs in its own process, so that its memory is freed.
import { existsSync } from 'node:fs';
import { publishedSite } from './build-steps/built-site.ts';
import { run } from './run-command.ts';

const code = await run('node', ['tools/build.ts', '--silent']);
if (code !== 0) {
  if (!existsSync(publishedSite)) process.exit(code);
  console.error('\nThe build failed, for the reason above. The site is served as it was built before.');
}
await import('../apps/server/src/server.ts');
