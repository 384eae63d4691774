import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { day, hour } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { RefusedCall } from '../http/problems.ts';
import { clientNetwork, clientRange } from '../limits/client-network.ts';
import { countAgainst, type RateLimit, readWait } from '../limits/rate-limits.repository.ts';
import { inMinutes } from '../limits/too-many.ts';
import { mailboxOf } from '../mail/mail-address.ts';

/**
 * Counts one request from this network, and from its range, which may send ten times as many.
 * @throws RefusedCall 429 with the time to wait
 */
export async function countCall(
  transaction: Database,
  limit: RateLimit,
  { request, now }: { request: FastifyRequest; now: number },
): Promise<void> {
  await countAll(transaction, countsOf(request, limit), now);
}

/**
 * Counts one form from this network and range, and for this person: many people may share a network, but one person
 * needs few.
 * @param name keeps its counters separate from other forms
 * @param person an email address or a phone number, each with a counter of its own
 * @throws RefusedCall 429 with the time to wait
 */
export async function countForm(
  transaction: Database,
  name: string,
  { request, person, now }: { request: FastifyRequest; person: string; now: number },
): Promise<void> {
  const perPerson = { name: `${name} ${isEmail(person) ? 'e-mail' : 'number'}`, points: 5, duration: hour };
  const counts = countsOf(request, { name, points: 30, duration: hour });
  await countAll(transaction, [...counts, [perPerson, hashPerson(person)]], now);
}

type Count = readonly [limit: RateLimit, key: string];

/**
 * The range is against a sender with many networks: a customer with IPv6 easily gets 65,536. The network is before it,
 * so that what one network is refused does not lock out its neighbours.
 */
const countsOf = ({ ip }: FastifyRequest, { name, points, duration }: RateLimit): Count[] => [
  [{ name: `${name} network`, points, duration }, clientNetwork(ip)],
  [{ name: `${name} range`, points: 10 * points, duration }, clientRange(ip)],
];

/**
 * Limits after the one that refuses are not counted, but the refusal names the longest wait.
 * @throws RefusedCall 429 with the time to wait
 */
async function countAll(transaction: Database, counts: readonly Count[], now: number): Promise<void> {
  for (const [at, [limit, key]] of counts.entries()) {
    let wait = await countAgainst(transaction, limit, key, now);
    if (wait === undefined) continue;
    for (const other of counts.slice(at + 1)) {
      wait = Math.max(wait, (await readWait(transaction, ...other, now)) ?? 0);
    }
    refuseForNow(wait, limit);
  }
}

/**
 * Limits on emails to an address that anyone can type, over all forms. Links have a limit of their own, so
 * that nobody stops a sign-up with ten demo requests.
 */
const perMailbox = {
  confirmation: { name: 'mailbox', points: 10, duration: day },
  link: { name: 'mailbox links', points: 10, duration: day },
} as const satisfies Record<string, RateLimit>;

/**
 * Counts an email to an address that a visitor typed, against someone who fills a stranger's mailbox through several
 * forms. Beyond the limit the request is acknowledged as usual, and only the email is left out.
 * @returns whether it may be sent
 */
export async function mayEmail(
  transaction: Database,
  kind: keyof typeof perMailbox,
  { address, now }: { address: string; now: number },
): Promise<boolean> {
  return (await countAgainst(transaction, perMailbox[kind], hashPerson(address), now)) === undefined;
}

/** Names a person in the table of limits, which must not contain addresses or phone numbers. */
export const hashPerson = (person: string) =>
  hash('sha256', isEmail(person) ? mailboxOf(person) : person.toLowerCase());

const isEmail = (person: string) => person.includes('@');

function refuseForNow(wait: number, limit: RateLimit): never {
  throw new RefusedCall(
    429,
    `Too many forms came from you or your network. Wait ${inMinutes(wait)} and send it again, or call us.`,
    { retryAfter: wait, limit: limit.name },
  );
}
