import { expect } from 'vitest';
import { second } from '../clock.ts';
import type { ReceivedMail } from '../testing/email/mail-server.ts';
import type { Aftermath } from './kill-rounds.ts';

/** On a busy machine, an email that arrived before the kill may be visible a moment later. */
const tolerance = 2 * second;

/**
 * Expects that every acknowledged form is stored under its id and its emails arrived. Duplicates are allowed
 * only after a kill.
 */
export async function expectNothingLost(on: string, aftermath: Aftermath): Promise<void> {
  const { acknowledged, killedAt, database, mailServer } = aftermath;
  const { demoRequests, registrations, statuses } = acknowledged;
  const stored = async (table: 'demo_requests' | 'webinar_registrations') =>
    new Map(
      (await database.selectFrom(table).select(['email', 'id']).execute()).map(({ email, id }) => [
        email,
        id,
      ]),
    );
  // A 503 is acceptable: a machine that is busy starting servers responds late, and nothing was acknowledged.
  expect([...statuses.keys()].filter((status) => status !== 201 && status !== 503)).toEqual([]);
  expect(demoRequests.size + registrations.size).toBeGreaterThanOrEqual(killedAt.length);
  expect(missing(demoRequests, await stored('demo_requests'))).toEqual([]);
  expect(missing(registrations, await stored('webinar_registrations'))).toEqual([]);

  const receivers = Map.groupBy(mailServer.mails, ({ to }) => to[0]);
  const visitors = [...demoRequests.keys(), ...registrations.keys()];
  expect(visitors.filter((email) => !receivers.has(email))).toEqual([]);
  const toSales = receivers.get('sales@sikabooks.example')?.map(replyToOf) ?? [];
  expect([...demoRequests.keys()].filter((email) => !toSales.includes(email))).toEqual([]);
  expect(twiceWithoutKill(mailServer.mails, killedAt)).toEqual([]);
  console.log(
    `${on}: ${killedAt.length} kills, ${visitors.length} acknowledged, 0 lost, ${statuses.get(503) ?? 0} turned away,`,
    `${mailServer.mails.length} mails, ${duplicates(mailServer.mails)} of them once more`,
  );
}

/** Acknowledged records that are not stored under their id. */
function missing(acknowledged: Map<string, string>, stored: Map<string, string>): string[] {
  return [...acknowledged].filter(([email, id]) => stored.get(email) !== id).map(([email]) => email);
}

/** The visitor that an email to the company is about. */
function replyToOf({ headers }: ReceivedMail): string {
  const { value = '' } = headers.find(({ name }) => name === 'Reply-To') ?? {};
  return /<([^>]+)>/.exec(value)?.[1] ?? value;
}

/** Duplicate emails without a kill between them. */
function twiceWithoutKill(mails: readonly ReceivedMail[], killedAt: readonly number[]): string[] {
  return [...Map.groupBy(mails, ({ messageId }) => messageId)].flatMap(([messageId, copies]) => {
    const times = copies.map(({ at }) => at).sort((one, other) => one - other);
    const unexplained = times
      .slice(1)
      .some(
        (next, index) => !killedAt.some((kill) => kill >= (times[index] ?? 0) - tolerance && kill <= next),
      );
    return unexplained ? [messageId] : [];
  });
}

function duplicates(mails: readonly ReceivedMail[]): number {
  return mails.length - new Set(mails.map(({ messageId }) => messageId)).size;
}
