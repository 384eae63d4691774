import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { day, hour } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { RefusedCall } from '../http/problems.ts';
import { clientNetwork, clientRange } from '../limits/client-network.ts';
import { countAgainst, type RateLimit, readWait } from '../limits/rate-limits.repository.ts';
import { inMinutes } from '../limits/too-many.ts';
import { mailboxOf } from '../mail/mail-address.ts';

/** Limits for a form: many people may share a network, but one person needs few. */
interface FormLimits {
  readonly perNetwork: RateLimit;
  /** Against a sender with many networks: a customer with IPv6 easily gets 65,536. */
  readonly perRange: RateLimit;
  readonly perPerson: RateLimit;
}

/**
 * The limits of one form; `name` keeps its counters separate from other forms.
 * @param by what names a person
 */
export function formLimits(name: string, by: 'e-mail' | 'number' = 'e-mail'): FormLimits {
  return {
    perNetwork: { name: `${name} network`, points: 30, duration: hour },
    perRange: { name: `${name} range`, points: 300, duration: hour },
    perPerson: { name: `${name} ${by}`, points: 5, duration: hour },
  };
}

/**
 * Counts one request from this network, and from its range, which may send ten times as many.
 * @throws RefusedCall 429 with the time to wait
 */
export async function countCall(
  transaction: Database,
  { name, points, duration }: RateLimit,
  { request, now }: { request: FastifyRequest; now: number },
): Promise<void> {
  const perNetwork = { name: `${name} network`, points, duration };
  const perRange = { name: `${name} range`, points: 10 * points, duration };
  await countAll(transaction, countsOf(request, { perNetwork, perRange }), now);
}

/**
 * Counts one form from this network and range, and for this person: an email address or a phone number.
 * @throws RefusedCall 429 with the time to wait
 */
export async function countForm(
  transaction: Database,
  limits: FormLimits,
  { request, person, now }: { request: FastifyRequest; person: string; now: number },
): Promise<void> {
  const counts = [...countsOf(request, limits), [limits.perPerson, hashPerson(person)]] as const;
  await countAll(transaction, counts, now);
}

type Count = readonly [limit: RateLimit, key: string];

/** The network is before the range, so that what one network is refused does not lock out its neighbours. */
const countsOf = (
  { ip }: FastifyRequest,
  { perNetwork, perRange }: Pick<FormLimits, 'perNetwork' | 'perRange'>,
): Count[] => [
  [perNetwork, clientNetwork(ip)],
  [perRange, clientRange(ip)],
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
  createHash('sha256')
    .update(person.includes('@') ? mailboxOf(person) : person.toLowerCase())
    .digest('hex');

function refuseForNow(wait: number, limit: RateLimit): never {
  throw new RefusedCall(
    429,
    `Too many forms came from you or your network. Wait ${inMinutes(wait)} and send it again, or call us.`,
    { retryAfter: wait, limit: limit.name },
  );
}
