// The server as `npm start` runs it, with a second endpoint at COMPARISONS_PORT: `/<count>` compares a
// password that many times, as concurrent sign-ins would, and does nothing else.
import { createServer } from 'node:http';
import { startWithFlags } from '@accounting-site/server/process/start-with-flags';

startWithFlags(import.meta.filename);
const { createPasswordHashing } = await import('@accounting-site/server/authentication/password-hashing');
const { runServer } = await import('@accounting-site/server/process/run-server');

await runServer();
const passwords = createPasswordHashing();
const stored = await passwords.hash('some pass phrase');
createServer(async ({ url = '' }, response) => {
  const count = Number(url.slice(1));
  await Promise.all(Array.from({ length: count }, () => passwords.compare(stored, 'some pass phrase')));
  response.end();
}).listen(Number(process.env.COMPARISONS_PORT), '127.0.0.1');
