import { expect } from 'vitest';
import { second } from '../clock.ts';
import type { ReceivedMail } from '../testing/mail-server.ts';
import type { Aftermath } from './kill-rounds.ts';

/** What a mail server took in may be looked at a moment later than the kill, on a busy machine. */
const tolerance = 2 * second;

/** Every form that was acknowledged is stored under its id, and its mails came: again only after a kill. */
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
  // 503 is honest: a machine that is busy with starting servers answers late, and nothing was acknowledged.
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

/** What was acknowledged under an id and is not there under it. */
function missing(acknowledged: Map<string, string>, stored: Map<string, string>): string[] {
  return [...acknowledged].filter(([email, id]) => stored.get(email) !== id).map(([email]) => email);
}

/** Whom the mail to the company is about. */
function replyToOf({ headers }: ReceivedMail): string {
  const { value = '' } = headers.find(({ name }) => name === 'Reply-To') ?? {};
  return /<([^>]+)>/.exec(value)?.[1] ?? value;
}

/** Mails that came again although no process was killed since the time before. */
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
