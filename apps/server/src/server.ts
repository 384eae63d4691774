import { startWithFlags } from './process/start-with-flags.ts';

startWithFlags(import.meta.filename);
const { runServer } = await import('./process/run-server.ts');
await runServer();
