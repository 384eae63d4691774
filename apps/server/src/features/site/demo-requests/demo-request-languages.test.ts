import { inLanguage } from '@accounting-site/content/languages/current-language';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { enqueue } from '../../../outbox/outbox.repository.ts';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';
import { sendJson } from '../../../testing/app/send-form.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { receiveMail } from '../../../testing/email/receive-mail.ts';
import { readMailToVisitorWords } from './mail-to-visitor.ts';

const path = '/api/site/demo-requests';
const subjects = {
  en: readMailToVisitorWords().subject,
  fr: inLanguage('fr', readMailToVisitorWords).subject,
};
const languages = ['fr', 'en', 'fr', 'en', 'en', 'fr'] as const;

describe.each(databaseKinds)('the emails about demo requests in several languages on %s', (on) => {
  test('are each in the language of their page, and those to the company in the first', async () => {
    const { mailServer, environment } = await receiveMail();
    const { app } = await buildTestApp({ on, environment });
    // At the same time, so that SQLite stores them in one commit.
    const answers = await Promise.all(
      languages.map((language, at) =>
        sendJson(
          app,
          path,
          { name: `Ama ${at}`, email: `ama-${at}@shop.example` },
          { 'accept-language': language },
        ),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(languages.map(() => 201));
    await app.outbox.sendDue();
    const mails = await Promise.all(
      mailServer.mails.map(async ({ to: [receiver = ''], message }) => ({
        receiver,
        ...(await PostalMime.parse(message)),
      })),
    );
    for (const [at, language] of languages.entries()) {
      const mail = mails.find(({ receiver }) => receiver === `ama-${at}@shop.example`);
      expect.soft(mail?.subject, `request ${at}`).toBe(subjects[language]);
    }
    const toCompany = mails.filter(({ receiver }) => receiver.startsWith('sales@'));
    expect(toCompany.map(({ subject }) => subject).sort()).toEqual(
      languages.map((_language, at) => `Request from Ama ${at}`),
    );
  });

  test('a message is stored with the language in which it was enqueued, or with its own', async () => {
    const { database } = await buildTestApp({ on });
    const message = { kind: 'mail', template: 'demo-request-to-visitor' } as const;
    await inLanguage('fr', () =>
      enqueue(
        database,
        [
          { ...message, subjectId: 'one' },
          { ...message, subjectId: 'two', language: 'en' },
        ],
        0,
      ),
    );
    const rows = await database
      .selectFrom('outbox')
      .select(['subject_id', 'language'])
      .orderBy('subject_id')
      .execute();
    expect(rows).toEqual([
      { subject_id: 'one', language: 'fr' },
      { subject_id: 'two', language: 'en' },
    ]);
  });
});
