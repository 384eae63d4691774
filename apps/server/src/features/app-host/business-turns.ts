import type { FastifyReply } from 'fastify';
import { second } from '../../clock.ts';
import { RefusedCall } from '../../problems.ts';
import { createTurns, type InTurn } from '../../turns.ts';

/** The server closes a connection that is silent for 14 seconds, and the work comes after the wait. */
export const longestTurnWait = 4 * second;

/** Refuses who waited too long for a turn. @param limit the name under which that is counted */
export const refuseTurn = (limit: string) => () =>
  new RefusedCall(503, 'Too much is being read right now. Please try again in a moment.', {
    retryAfter: 5,
    limit,
  });

/**
 * Waits for a turn of the business and holds it until the response is sent, so that no business takes the time of the
 * others or fills the memory. Where a body is large, call it before that is read.
 * @throws RefusedCall 503 after four seconds
 */
export type HoldTurn = (businessId: string, reply: FastifyReply) => Promise<void>;

/**
 * Makes the turns for one kind of request in one server process.
 * @param atOnce how many a business may have answered at the same time
 */
export function createBusinessTurns(limit: string, atOnce: number): HoldTurn {
  const turns = new Map<string, { inTurn: InTurn; users: number }>();
  return async (businessId, { raw }) => {
    const sent = new Promise<void>((resolve) => {
      raw.once('finish', resolve).once('close', resolve);
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
