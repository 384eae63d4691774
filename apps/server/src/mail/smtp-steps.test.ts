import { expect, test } from 'vitest';
import { hour, minute, second } from '../clock.ts';
import { listFailed } from '../outbox/outbox.repository.ts';
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
async function meet(step: SmtpStep, how: SmtpTrouble, forHowLong = 30 * minute) {
  const smtp = await openStepwiseSmtp();
  const environment = { SMTP_URL: smtp.url, MAIL_FROM: 'hello@sikabooks.example', SALES_EMAIL: sales };
  const { app, database, time } = await buildTestApp({ environment });
  const letTimePass = async (duration: number, pause: number) => {
    for (const end = time.now + duration; time.now < end; time.now += pause) await app.outbox.sendDue();
  };
  smtp.trouble = { step, how };
  const answer = await sendJson(app, '/api/site/demo-requests', { name: 'Ama', email: visitor });
  expect(answer.statusCode).toBe(201);
  await letTimePass(forHowLong, how === 'hangs' ? forHowLong : second * 5);
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

test.each(['greeting', 'EHLO', 'MAIL FROM'] as const)(
  'a mail server that refuses us at %s is retried until it accepts',
  async (step) => {
    const { smtp, failed, unsent } = await meet(step, 'refuses');
    expect([failed, unsent]).toEqual([[], []]);
    expect(smtp.taken.map(({ to }) => to).toSorted()).toEqual([visitor, sales]);
  },
);

test.each(['RCPT TO', 'DATA', 'message'] as const)(
  'an email that is refused permanently at %s is given up and reported; one to the company is retried',
  async (step) => {
    const { smtp, failed, unsent } = await meet(step, 'refuses');
    expect(failed.map(({ template }) => template)).toEqual(['demo-request-to-visitor']);
    expect(failed[0]?.last_error).toMatch(/554/);
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
