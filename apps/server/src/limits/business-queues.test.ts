import { once } from 'node:events';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createBusinessQueues } from './business-queues.ts';

test('a client that disconnects before its turn does not block the business', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  const waitInQueue = createBusinessQueues('tests at once', 1);
  const client = new AbortController();
  const held = Promise.withResolvers<void>();
  app.get('/gone', async (_request, reply) => {
    client.abort();
    await once(reply.raw, 'close');
    await waitInQueue('shop', reply);
    held.resolve();
  });
  app.get('/next', async (_request, reply) => {
    await waitInQueue('shop', reply);
    return 'served';
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  await expect(fetch(`${url}/gone`, { signal: client.signal })).rejects.toThrow();
  await held.promise;
  const next = await fetch(`${url}/next`);
  expect(await next.text()).toBe('served');
});
