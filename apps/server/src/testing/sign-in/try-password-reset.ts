import type { LightMyRequestResponse } from 'fastify';
import { deviceCookie } from '../../authentication/devices.ts';
import type { HashFunctions } from '../../authentication/password-hashing.ts';
import { buildTestApp, ownerEmail } from '../app/build-test-app.ts';
import { sendJson } from '../app/send-form.ts';
import type { DatabaseKind } from '../database/fresh-database.ts';
import { openMailbox } from '../email/mailed-links.ts';
import { receiveMail } from '../email/receive-mail.ts';

export const forgotPath = '/api/api/forgot-password';
export const resetPath = '/api/api/reset-password';
export const newPassword = 'eight green bicycles';

/** A server whose owner has forgotten the password, and the owner's mailbox. */
export async function tryPasswordReset(
  on: DatabaseKind,
  {
    environment: more,
    ...options
  }: {
    hashFunctions?: HashFunctions;
    room?: { maxParallel: number; waiting: number };
    environment?: Record<string, string>;
  } = {},
) {
  const { mailServer, environment } = await receiveMail();
  const test = await buildTestApp({ on, environment: { ...environment, ...more }, ...options });
  const { app, database } = test;
  const mailbox = openMailbox(app, mailServer);
  const ask = (email = ownerEmail, headers = {}): Promise<LightMyRequestResponse> =>
    sendJson(app, forgotPath, { email }, headers);
  return {
    ...test,
    ...mailbox,
    mailServer,
    ask,
    /** The token of a link that was just emailed to the owner. */
    async askForToken(): Promise<string> {
      await ask();
      return mailbox.tokenTo(ownerEmail);
    },
    reset: (token: string, password = newPassword, more: object = {}): Promise<LightMyRequestResponse> =>
      sendJson(app, resetPath, { token, password, ...more }),
    events: () =>
      database
        .selectFrom('audit_events')
        .select(['event', 'account_id', 'session_id', 'detail'])
        .orderBy('at')
        .orderBy('event')
        .execute(),
  };
}

/** The header that identifies a browser, as the response asked it to send. */
export function showDevice(answer: LightMyRequestResponse): { cookie: string } {
  const token = answer.cookies.find(({ name }) => name === deviceCookie.name)?.value;
  if (token === undefined) throw new Error('The response has no cookie that identifies the browser');
  return { cookie: `${deviceCookie.name}=${token}` };
}
