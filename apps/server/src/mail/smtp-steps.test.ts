import { expect, test } from 'vitest';
import { hour, minute, second } from '../clock.ts';
import { listFailed } from '../outbox/failed-messages.repository.ts';
import { buildTestApp } from '../testing/app/build-test-app.ts';
import { sendJson } from '../testing/app/send-form.ts';
import {
  openStepwiseSmtp,
  type SmtpStep,
  type SmtpTrouble,
  smtpSteps,
} from '../testing/email/stepwise-smtp.ts';
import { faultSize } from '../testing/load/fault-size.ts';

const visitor = 'ama@shop.example';
const sales = 'sales@sikabooks.example';

/**
 * Sends the two emails of a demo request while the mail server has the trouble, which ends half an hour
 * later.
 */
async function meet(step: SmtpStep, how: SmtpTrouble, forHowLong = 30 * minute, refusal?: string) {
  const smtp = await openStepwiseSmtp();
  const environment = { SMTP_URL: smtp.url, MAIL_FROM: 'hello@sikabooks.example', SALES_EMAIL: sales };
  const { app, database, time } = await buildTestApp({ environment });
  const letTimePass = async (duration: number, pause: number) => {
    for (const end = time.now + duration; time.now < end; time.now += pause) await app.outbox.sendDue();
  };
  smtp.trouble = { step, how, ...(refusal !== undefined && { refusal }) };
  const answer = await sendJson(app, '/api/site/demo-requests', { name: 'Ama', email: visitor });
  expect(answer.statusCode).toBe(201);
  await letTimePass(forHowLong, how === 'hangs' ? forHowLong : forHowLong > hour ? 5 * minute : 5 * second);
  const attempts = (await database.selectFrom('outbox').select('attempts').execute()).map(
    (row) => row.attempts,
  );
  const copies = smtp.taken.length;
  const failed = await listFailed(database);
  smtp.trouble = undefined;
  await letTimePass(hour, minute);
  const unsent = await database.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
  return { smtp, attempts, copies, failed, unsent };
}

const passing = smtpSteps.flatMap((step) =>
  (['is busy', 'drops', 'drops after answering'] as const)
    // After the response to a whole email, nothing can fail.
    .filter((how) => step !== 'message' || how !== 'drops after answering')
    .map((how) => ({ step, how })),
);

test.each(passing)(
  'a mail server that $how at $step gets each email after it has recovered',
  async ({ step, how }) => {
    const { smtp, attempts, copies, failed, unsent } = await meet(step, how);
    expect([failed, unsent]).toEqual([[], []]);
    // The pauses grow, so there are no more attempts in half an hour.
    for (const count of attempts) expect(count).toBeLessThanOrEqual(13);
    for (const count of attempts) expect(count).toBeGreaterThan(5);
    // One copy for each attempt in which the whole email was sent, otherwise none.
    const isTaken = step === 'message' && how === 'drops';
    expect(copies).toBe(isTaken ? attempts.reduce((sum, count) => sum + count, 0) : 0);
    expect(smtp.taken).toHaveLength(copies + 2);
    // A recipient can recognise duplicates by their Message-ID.
    const ids = Map.groupBy(smtp.taken, ({ to }) => to);
    expect([...ids.keys()].toSorted()).toEqual([visitor, sales]);
    for (const mails of ids.values()) expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
    expect(new Set(smtp.taken.map(({ messageId }) => messageId)).size).toBe(2);
  },
);

test('a connection that breaks after the response to an email causes no duplicate', async () => {
  const { smtp, copies, failed, unsent } = await meet('message', 'drops after answering');
  expect([copies, smtp.taken.length, failed, unsent]).toEqual([2, 2, [], []]);
});

test.each(smtpSteps)('a mail server that refuses us at %s is retried until it accepts', async (step) => {
  const { smtp, failed, unsent } = await meet(step, 'refuses');
  expect([failed, unsent]).toEqual([[], []]);
  expect(smtp.taken.map(({ to }) => to).toSorted()).toEqual([visitor, sales]);
});

/** What providers say when they refuse the sender's account, at a step where others refuse the recipient. */
test.each([
  '554 Message rejected: Email address is not verified. The following identities failed the check',
  '554 Sending paused for this account',
  '550-5.4.5 Daily user sending limit exceeded. For more information\r\n550 5.4.5 go on',
  '550 5.7.1 Invalid credentials for relay [192.0.2.1]',
  '554 5.7.1 <ama@shop.example>: Relay access denied',
  '550 5.7.1 Your account is pending approval',
  '550 Sending is disabled',
])('a refusal of the account loses no email: %j', async (refusal) => {
  for (const step of ['RCPT TO', 'message'] as const) {
    const { smtp, attempts, failed, unsent } = await meet(step, 'refuses', 10 * hour, refusal);
    expect([failed, unsent]).toEqual([[], []]);
    expect(smtp.taken.map(({ to }) => to).toSorted()).toEqual([visitor, sales]);
    // Every half hour, not every five minutes.
    for (const count of attempts) expect(count).toBeLessThanOrEqual(25);
  }
});

test.each([
  ['RCPT TO', '550 5.1.1 no such mailbox'],
  ['RCPT TO', '550-5.1.1 The email account does not exist.\r\n550 5.1.1 Check the address'],
  ['RCPT TO', '556 5.1.10 the domain accepts no email'],
  ['DATA', '550 5.2.1 mailbox disabled'],
  ['message', '553 5.1.3 bad syntax'],
] as const)(
  'an email whose recipient is refused at %s is given up and reported; one to the company is retried: %j',
  async (step, refusal) => {
    const { smtp, failed, unsent } = await meet(step, 'refuses', 30 * minute, refusal);
    expect(failed.map(({ template, attempts }) => [template, attempts])).toEqual([
      ['demo-request-to-visitor', 1],
    ]);
    expect(failed[0]?.last_error).toMatch(/55[036]/);
    expect(unsent).toHaveLength(1);
    expect(smtp.taken.map(({ to }) => to)).toEqual([sales]);
  },
);

// Each takes as long as the client's real timeout.
test.each(faultSize(1, smtpSteps.length) === 1 ? smtpSteps.slice(0, 1) : smtpSteps)(
  'a mail server that hangs at %s is disconnected, and gets each email after it has recovered',
  async (step) => {
    const { smtp, attempts, copies, failed, unsent } = await meet(step, 'hangs', 10 * minute);
    expect(attempts).toEqual([1, 1]);
    expect([failed, unsent]).toEqual([[], []]);
    expect(copies).toBe(step === 'message' ? 2 : 0);
    expect(new Set(smtp.taken.map(({ messageId }) => messageId)).size).toBe(2);
  },
);
