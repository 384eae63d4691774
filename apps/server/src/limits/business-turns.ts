import type { FastifyReply } from 'fastify';
import { second } from '../clock.ts';
import { RefusedCall } from '../http/problems.ts';
import { createTurns, type InTurn } from './turns.ts';

/** The server closes a connection that is idle for 14 seconds, and the work starts after the wait. */
export const longestTurnWait = 4 * second;

/** The error after waiting too long for a turn. @param limit the name under which it is counted */
export const refuseTurn = (limit: string) => () =>
  new RefusedCall(503, 'Too much is being read right now. Please try again in a moment.', {
    retryAfter: 5,
    limit,
  });

/**
 * Waits for a turn of the business (or another id) and holds it until the response is sent. This keeps one from
 * using up the server's time or memory. For large bodies, call it before the body is read.
 * @throws RefusedCall 503 after four seconds
 */
type HoldTurn = (businessId: string, reply: FastifyReply) => Promise<void>;

/**
 * Creates the turns for one kind of request in one server process.
 * @param atOnce how many requests of one business are served at the same time
 */
export function createBusinessTurns(limit: string, atOnce: number): HoldTurn {
  const turns = new Map<string, { inTurn: InTurn; users: number }>();
  return async (businessId, { raw }) => {
    const sent = new Promise<void>((resolve) => {
      raw.once('finish', resolve).once('close', resolve);
      // The client may have disconnected before, and then neither event comes.
      if (raw.destroyed) resolve();
    });
    const own = turns.get(businessId) ?? {
      inTurn: createTurns({ atOnce, longestWait: longestTurnWait, refuse: refuseTurn(limit) }),
      users: 0,
    };
    turns.set(businessId, own);
    own.users += 1;
    await new Promise<void>((resolve, reject) => {
      const held = own.inTurn(() => {
        resolve();
        return sent;
      });
      held.catch(reject).finally(() => {
        own.users -= 1;
        if (own.users === 0) turns.delete(businessId);
      });
    });
  };
}
