// The server as `npm start` runs it, with the modules that WITHOUT lists replaced by those in plain/.
import { registerHooks } from 'node:module';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';

const without = process.env.WITHOUT?.split(',') ?? [];
const plain = pathToFileURL(`${import.meta.dirname}/plain/`).href;
registerHooks({
  resolve(specifier, context, next) {
    const name = basename(specifier, '.ts');
    if (!without.includes(name) || context.parentURL?.startsWith(plain)) return next(specifier, context);
    return { url: `${plain}${name}.ts`, shortCircuit: true };
  },
});
const { startWithFlags } = await import('@accounting-site/server/process/start-with-flags');

startWithFlags(import.meta.filename);
const { runServer } = await import('@accounting-site/server/process/run-server');
await runServer();
