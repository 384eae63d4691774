import { startWithFlags } from './start-with-flags.ts';

startWithFlags(import.meta.filename);
const { runServer } = await import('./run-server.ts');
await runServer();
