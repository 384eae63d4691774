import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { hour } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { RefusedCall } from '../http/problems.ts';
import { clientNetwork } from '../limits/client-network.ts';
import { countAgainst, type RateLimit, readWait } from '../limits/rate-limits.repository.ts';
import { inMinutes } from '../limits/too-many.ts';

/** Limits for a form: many people may share a network, but one email address needs few. */
export interface FormLimits {
  readonly perNetwork: RateLimit;
  readonly perEmail: RateLimit;
}

/** The limits of one form; `name` keeps its counters separate from other forms. */
export function formLimits(name: string): FormLimits {
  return {
    perNetwork: { name: `${name} network`, points: 30, duration: hour },
    perEmail: { name: `${name} e-mail`, points: 5, duration: hour },
  };
}

/**
 * Counts one request from this network.
 * @throws RefusedCall 429 with the time to wait
 */
export async function countCall(
  database: Database,
  limit: RateLimit,
  { request, now }: { request: FastifyRequest; now: number },
): Promise<void> {
  const wait = await countAgainst(database, limit, clientNetwork(request.ip), now);
  if (wait !== undefined) refuseForNow(wait, limit);
}

/**
 * Counts one form from this network and for this email address. If the network's limit refuses, the address
 * is not counted, but the refusal names the longer of the two waits.
 * @throws RefusedCall 429 with the time to wait
 */
export async function countForm(
  transaction: Database,
  limits: FormLimits,
  { request, email, now }: { request: FastifyRequest; email: string; now: number },
): Promise<void> {
  const emailKey = createHash('sha256').update(email.toLowerCase()).digest('hex');
  const ofNetwork = await countAgainst(transaction, limits.perNetwork, clientNetwork(request.ip), now);
  if (ofNetwork !== undefined) {
    const alsoOfEmail = await readWait(transaction, limits.perEmail, emailKey, now);
    refuseForNow(Math.max(ofNetwork, alsoOfEmail ?? 0), limits.perNetwork);
  }
  const ofEmail = await countAgainst(transaction, limits.perEmail, emailKey, now);
  if (ofEmail !== undefined) refuseForNow(ofEmail, limits.perEmail);
}

function refuseForNow(wait: number, limit: RateLimit): never {
  throw new RefusedCall(
    429,
    `We have received this form several times already. Wait ${inMinutes(wait)} and send it again, or call us.`,
    { retryAfter: wait, limit: limit.name },
  );
}
