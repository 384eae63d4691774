import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { hour } from '../../../clock.ts';
import { undoPublication } from '../../../publishing/drafts/publish-drafts.ts';
import { tellOfMissed } from '../../../publishing/publisher/missed-updates.ts';
import { addPerson, buildTestApp } from '../../../testing/app/build-test-app.ts';
import { bothDatabases } from '../../../testing/database/fresh-database.ts';
import { receiveMail } from '../../../testing/email/receive-mail.ts';
import { team, teamText } from '../../../testing/publishing/content-folder.ts';
import { openPublisher } from '../../../testing/publishing/open-publisher.ts';

describe.each(bothDatabases)('emails about publications on %s', (on) => {
  test('reach everyone else who may edit the content, once, and everyone when a planned one fails', async () => {
    const { mailServer, environment } = await receiveMail();
    const { app, database } = await buildTestApp({ on, environment });
    const { save, ask, create, time } = await openPublisher(database);
    const join = async (name: string, role: string) => {
      const person = { email: `${name}@sikabooks.example`, business: 'The company', role, now: time.now };
      return (await addPerson(database, person)).accountId;
    };
    const [ama, , , yaw] = await Promise.all([
      join('ama', 'editor'),
      join('kofi', 'admin'),
      join('esi', 'staff'),
      join('yaw', 'editor'),
    ]);
    await database.updateTable('accounts').set({ disabled_at: time.now }).where('id', '=', yaw).execute();
    const receive = async () => {
      mailServer.mails.length = 0;
      await app.outbox.sendDue();
      return Promise.all(
        mailServer.mails.map(async ({ to, message }) => {
          const { subject, text = '' } = await PostalMime.parse(message);
          return { to: to[0], subject, text };
        }),
      );
    };

    await save(team, teamText.replace('Accountant', 'Bookkeeper'));
    await ask('publish');
    await database.updateTable('publish_jobs').set({ account_id: ama, note: 'New title' }).execute();
    const publisher = create();
    await publisher.runDue();
    expect(await receive()).toMatchObject([
      {
        to: 'kofi@sikabooks.example',
        subject: 'ama published a change',
        text: expect.stringMatching(
          /within a few seconds[\s\S]*Team[\s\S]*New title[\s\S]*\/staff\/content\?view=history/,
        ),
      },
    ]);

    const by = { at: time.now, accountId: null, request: 'command line' as const };
    await database.transaction().execute((transaction) => undoPublication(transaction, 2, by));
    const undone = await receive();
    expect(undone.map(({ to }) => to).sort()).toEqual(['ama@sikabooks.example', 'kofi@sikabooks.example']);
    expect(undone[0]).toMatchObject({
      subject: 'The technical team undid a change',
      text: expect.stringContaining('If a publication was planned, it is cancelled'),
    });
    expect(await receive()).toEqual([]);

    await save(team, `${teamText}WRONG\n`);
    await ask('publish');
    await publisher.runDue();
    expect(await receive()).toEqual([]);
    const { id } = await ask('publish', time.now + hour, undefined, ama);
    await database.updateTable('publish_jobs').set({ note: 'From January' }).where('id', '=', id).execute();
    time.now += hour;
    await publisher.runDue();
    const failed = await receive();
    expect(failed.map(({ to }) => to).sort()).toEqual(['ama@sikabooks.example', 'kofi@sikabooks.example']);
    expect(failed[0]).toMatchObject({
      subject: 'A publication planned by ama failed',
      text: expect.stringMatching(/as before[\s\S]*From January[\s\S]*\/staff\/content\?view=changes/),
    });
    await database
      .updateTable('accounts')
      .set({ role: 'accountant', disabled_at: time.now })
      .where('id', '=', ama)
      .execute();
    await ask('publish', time.now + hour, undefined, ama);
    time.now += hour;
    await publisher.runDue();
    expect((await receive())[0]?.subject).toBe('A publication planned by ama failed');
    await ask('publish', time.now + hour, undefined, null);
    time.now += hour;
    await publisher.runDue();
    expect((await receive())[0]?.subject).toBe('A publication planned by a former team member failed');
  });

  test('are not sent when a date in the content passed, because no one changed anything', async () => {
    const { mailServer, environment } = await receiveMail();
    const { app, database } = await buildTestApp({ on, environment });
    const { save, ask, create, time } = await openPublisher(database);
    await save(team, `${teamText}# Until 2026-11-05\n`);
    await ask('publish');
    const publisher = create();
    await publisher.runDue();
    const person = { email: 'ama@sikabooks.example', business: 'The company', now: time.now };
    await addPerson(database, { ...person, role: 'editor' });
    time.now = Date.parse('2026-11-05T00:01Z');
    await publisher.runDue();
    expect(await database.selectFrom('publications').select('kind').orderBy('number').execute()).toEqual([
      { kind: 'publish' },
      { kind: 'publish' },
      { kind: 'date' },
    ]);
    await app.outbox.sendDue();
    expect(mailServer.mails).toEqual([]);
  });

  test('reach everyone once when the site cannot be built for a date in the content', async () => {
    const { mailServer, environment } = await receiveMail();
    const { app, database } = await buildTestApp({ on, environment });
    const { save, ask, create, time } = await openPublisher(database);
    await save(team, `${teamText}# Until 2026-11-05\n`);
    await ask('publish');
    await create().runDue();
    const person = { email: 'ama@sikabooks.example', business: 'The company', now: time.now };
    await addPerson(database, { ...person, role: 'editor' });
    time.now = Date.parse('2026-11-05T00:01Z');
    const failing = create({ build: async () => [{ file: team, message: 'names a wrong price' }] });
    for (let tries = 0; tries < 3; tries++) {
      await failing.runDue();
      time.now += hour;
    }
    await app.outbox.sendDue();
    expect(mailServer.mails).toHaveLength(1);
    expect(await PostalMime.parse(mailServer.mails[0]?.message ?? '')).toMatchObject({
      subject: 'The website could not be updated on its date',
      text: expect.stringMatching(/before that date[\s\S]*\/staff\/content\?view=changes/),
    });
  });

  test('say when an update was due that no publisher has built', async () => {
    const { mailServer, environment } = await receiveMail();
    const { app, database } = await buildTestApp({ on, environment });
    const { ask, time } = await openPublisher(database);
    await ask('publish', time.now + hour);
    await tellOfMissed(database, { now: time.now + 2 * hour });
    await app.outbox.sendDue();
    expect(mailServer.mails).toHaveLength(1);
    expect(await PostalMime.parse(mailServer.mails[0]?.message ?? '')).toMatchObject({
      subject: 'The website was not updated on time',
      text: expect.stringMatching(
        /due on Monday, 2 November[\s\S]*start the publisher[\s\S]*\/staff\/content\?view=changes/,
      ),
    });
  });
});
