import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

enableCompileCache();
// The young generation would grow with the traffic to 48 MB and more: a server of 1 GB is enough for this process.
setFlagsFromString('--max-semi-space-size=2');
const { runServer } = await import('./run-server.ts');
await runServer();
