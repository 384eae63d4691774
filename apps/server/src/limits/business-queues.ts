import type { FastifyReply } from 'fastify';
import { second } from '../clock.ts';
import { RefusedCall } from '../http/problems.ts';
import { createQueue, type RunQueued } from './queue.ts';

/** The server closes a connection that is idle for 14 seconds, and the work starts after the wait. */
export const longestQueueWait = 4 * second;

/** The error after waiting too long in a queue. @param limit the name under which it is counted */
export const refuseQueued = (limit: string) => () =>
  new RefusedCall(503, 'Too much is being read right now. Please try again in a moment.', {
    retryAfter: 5,
    limit,
  });

/**
 * Waits until fewer requests of the business (or another id) are being served, and counts as one of them until its
 * response is sent. This keeps one from using up the server's time or memory. For large bodies, call it before the body is read.
 * @throws RefusedCall 503 after four seconds
 */
type WaitInQueue = (businessId: string, reply: FastifyReply) => Promise<void>;

/**
 * Creates the queues for one kind of request in one server process, one for each business.
 * @param maxParallel how many requests of one business are served at the same time
 */
export function createBusinessQueues(limit: string, maxParallel: number): WaitInQueue {
  const queues = new Map<string, { run: RunQueued; users: number }>();
  return async (businessId, { raw }) => {
    const sent = new Promise<void>((resolve) => {
      raw.once('finish', resolve).once('close', resolve);
      // The client may have disconnected before, and then neither event comes.
      if (raw.destroyed) resolve();
    });
    const own = queues.get(businessId) ?? {
      run: createQueue({ maxParallel, longestWait: longestQueueWait, refuse: refuseQueued(limit) }),
      users: 0,
    };
    queues.set(businessId, own);
    own.users += 1;
    await new Promise<void>((resolve, reject) => {
      const held = own.run(() => {
        resolve();
        return sent;
      });
      held.catch(reject).finally(() => {
        own.users -= 1;
        if (own.users === 0) queues.delete(businessId);
      });
    });
  };
}
