// npm start: builds the site, then serves it. Building happens in a process of its own, whose memory is given back.
import { runOrExit } from './run-command.ts';

await runOrExit('node', ['tools/build.ts', '--silent']);
await import('../apps/server/src/server.ts');
