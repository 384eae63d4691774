// The second half of npm start: the server, with a publisher beside it.
import { keepRunning } from './publisher/keep-running.ts';
import { root } from './run-command.ts';

// The server warns when it creates a new database, so it opens the database first.
await import('../apps/server/src/server.ts');
// The editor needs the accounts of the bundled application. The publisher ends with this process.
if (!process.env.APP_HOST?.trim()) void keepRunning(`${root}tools/publisher.ts`);
