import type { LightMyRequestResponse } from 'fastify';
import { openBrowser } from '../app/browser.ts';
import { buildTestApp, ownerEmail } from '../app/build-test-app.ts';
import { sendJson } from '../app/send-form.ts';
import type { DatabaseKind } from '../database/fresh-database.ts';
import { openMailbox } from '../email/mailed-links.ts';
import { receiveMail } from '../email/receive-mail.ts';
import { quickHash } from './quick-hash.ts';

export const signUpPath = '/api/api/register';
export const confirmPath = '/api/api/register/confirm';

/** A person who begins a trial. */
export const kofi = {
  name: 'Kofi Boateng',
  business: 'Boateng Spare Parts',
  email: 'kofi@parts.example',
  password: 'seven green bicycles',
};

/** A server that people sign up at, and their mailboxes. */
export async function trySignUp(on: DatabaseKind, { hashFunctions = quickHash } = {}) {
  const { mailServer, environment } = await receiveMail();
  const test = await buildTestApp({ on, environment, hashFunctions });
  const { app, database } = test;
  return {
    ...test,
    ...openMailbox(app, mailServer),
    mailServer,
    ask: (changed: object = {}, headers = {}): Promise<LightMyRequestResponse> =>
      sendJson(app, signUpPath, { ...kofi, ...changed }, headers),
    confirm: (body: object): Promise<LightMyRequestResponse> =>
      openBrowser(app).send('POST', confirmPath, { password: kofi.password, ...body }),
    /** The accounts from sign-ups. */
    accounts: () => database.selectFrom('accounts').selectAll().where('email', '!=', ownerEmail).execute(),
    events: () =>
      database
        .selectFrom('audit_events')
        .select(['event', 'account_id', 'detail'])
        .orderBy('at')
        .orderBy('event')
        .execute(),
  };
}
