import { siteCalls } from '@accounting-site/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { minute } from '../../../clock.ts';
import { clientNetwork } from '../../../limits/client-network.ts';
import type { SitePages, SiteServices } from '../site.ts';
import { addVitals } from './vitals.repository.ts';
import { VitalsTally } from './vitals-tally.ts';

/** A server that is killed loses this much of its counts. */
const storeEvery = minute;

/** POST /vitals (specification 10.93): counts how fast a page was, and keeps nothing about who read it. */
export async function vitals(
  plain: FastifyInstance,
  { database, clock, pages }: Pick<SiteServices, 'database' | 'clock'> & SitePages,
): Promise<void> {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { vitals: call } = siteCalls;
  const tally = new VitalsTally();

  app.post(call.path, { schema: { body: call.request }, bodyLimit: 1024 }, async (request, reply) => {
    const page = decodePath(request.body.page);
    const visit = { network: clientNetwork(request.ip), now: clock() };
    if (pages.has(page)) tally.add(page, request.body, visit);
    return reply.code(202).send();
  });

  const store = async () => {
    const counts = tally.take();
    if (counts.length === 0) return;
    await database
      .transaction()
      .execute((transaction) => addVitals(transaction, counts))
      .catch((error: unknown) => {
        tally.putBack(counts);
        app.log.warn({ err: error }, 'could not store how fast pages were');
      });
  };
  let storing = Promise.resolve();
  const storeNext = () => {
    storing = storing.then(store);
    return storing;
  };
  const timer = setInterval(storeNext, storeEvery);
  timer.unref();
  // What is on its way to the database is waited for as well: it is closed right after.
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await storeNext();
  });
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
