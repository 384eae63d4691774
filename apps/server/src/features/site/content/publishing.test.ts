import { describe, expect, test, vi } from 'vitest';
import { lockFor } from '../../../publishing/publisher/publishers.repository.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { team, teamText, writeTo } from '../../../testing/publishing/content-folder.ts';
import { openContentDesk } from '../../../testing/publishing/open-content-desk.ts';

const base = '/api/site/staff/content';
const changed = teamText.replace('Accountant', 'Bookkeeper');

describe.each(databaseKinds)('publishing from the desk on %s', (on) => {
  test('says that no publisher is running, and keeps the drafts', async () => {
    const { ama, publisher, save, start, drafts, time } = await openContentDesk(on);
    await save(changed);
    const refused = await start({ kind: 'publish' });
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      expect.stringContaining('drafts are kept'),
    ]);
    expect(await drafts()).toEqual([team]);
    await publisher.runDue();
    expect((await ama.send('GET', `${base}/jobs`)).json()).toEqual({ publisher: true, jobs: [] });
    time.now += lockFor;
    expect((await start({ kind: 'preview' })).statusCode).toBe(409);
  });

  test('the history names a new version of the site, which cannot be undone', async () => {
    const { ama, create, publisher, saveChecked, start, drafts, page, time } = await openContentDesk(on);
    await publisher.runDue();
    await saveChecked(changed);
    await start({ kind: 'publish' });
    await publisher.runDue();
    time.now += lockFor;
    await create({ hashCode: async () => 'new' }).runDue();
    expect((await ama.send('GET', `${base}/publications`)).json()).toMatchObject({
      canUndo: false,
      publications: [
        { kind: 'deploy', by: null, entries: [], isCurrent: true },
        { number: 2 },
        { number: 1 },
      ],
    });
    const refused = await ama.send('POST', `${base}/undo`, { publication: 3 });
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      expect.stringContaining('older version'),
    ]);
    expect([await page(), await drafts()]).toMatchObject([{ [team]: changed }, []]);
    expect((await start({ kind: 'deploy' })).statusCode).toBe(422);
  });

  test('does not build a preview again until something has changed, and each person has their own', async () => {
    const { ama, kofi, publisher, saveChecked, start } = await openContentDesk(on);
    await publisher.runDue();
    await saveChecked(changed);
    const preview = async () => (await start({ kind: 'preview' })).json();
    const { id, state } = await preview();
    expect(state).toBe('waiting');
    await publisher.runDue();
    const first = (await ama.send('GET', `${base}/jobs/${id}`)).json();
    expect(first).toMatchObject({ state: 'done', release: expect.any(String) });
    expect((await kofi.send('POST', `${base}/jobs`, { kind: 'preview' })).json()).toEqual(first);
    expect(await preview()).toEqual(first);

    await saveChecked(`${changed}# More\n`);
    const [ofAma, ofKofi] = [
      await preview(),
      (await kofi.send('POST', `${base}/jobs`, { kind: 'preview' })).json(),
    ];
    const newer = await preview();
    await publisher.runDue();
    const states = [];
    for (const job of [ofAma, ofKofi, newer]) {
      states.push((await ama.send('GET', `${base}/jobs/${job.id}`)).json().state);
    }
    expect(states).toEqual(['superseded', 'done', 'done']);

    await start({ kind: 'publish' });
    await publisher.runDue();
    expect((await preview()).state).toBe('waiting');
  });

  test('publishes with a note, shows the history, and undoes it', async () => {
    const desk = await openContentDesk(on);
    const { app, ama, kofi, publisher, saveChecked, start, events, page, drafts } = desk;
    const serveLatest = vi.fn(async () => {});
    app.onCatchUp(serveLatest);
    await publisher.runDue();
    await saveChecked(changed);
    const started = await start({ kind: 'publish', note: ' Esi has a new role. ' });
    expect([started.statusCode, started.json()]).toMatchObject([
      202,
      { state: 'waiting', by: { name: 'editor' } },
    ]);
    await publisher.runDue();
    expect(serveLatest).not.toHaveBeenCalled();
    const job = (await ama.send('GET', `${base}/jobs/${started.json().id}`)).json();
    expect(serveLatest).toHaveBeenCalledOnce();
    expect(job).toMatchObject({
      state: 'done',
      note: 'Esi has a new role.',
      errors: [],
      release: expect.any(String),
    });
    const history = (await ama.send('GET', `${base}/publications`)).json();
    expect(history).toMatchObject({
      canUndo: true,
      publications: [
        {
          number: 2,
          isCurrent: true,
          by: { name: 'editor' },
          note: 'Esi has a new role.',
          entries: [{ path: team, title: 'Team' }],
        },
        { number: 1, isCurrent: false, by: null, entries: [] },
      ],
    });
    const { earlier } = (await ama.send('GET', `${base}/entry?path=${team}`)).json();
    expect(earlier).toMatchObject([{ publication: 2, by: null, text: teamText, isOfFiles: true }]);

    const undone = await Promise.all(
      [ama, kofi].map((browser) => browser.send('POST', `${base}/undo`, { publication: 2 })),
    );
    expect(undone.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(serveLatest).toHaveBeenCalledTimes(2);
    // The response may have been lost.
    const again = undone[0]?.statusCode === 200 ? ama : kofi;
    expect((await again.send('POST', `${base}/undo`, { publication: 2 })).statusCode).toBe(200);
    expect([await page(), await drafts()]).toEqual(['the site before', [team]]);
    expect((await ama.send('GET', `${base}/publications`)).json()).toMatchObject({ canUndo: false });
    const [first, ...others] = await events();
    expect([first, ...others].filter((event) => !event?.endsWith('rolled back'))).toEqual([
      'editor: publishing started',
      'editor: release published',
    ]);
    expect(others).toHaveLength(2);
    await start({ kind: 'publish' });
    await publisher.runDue();
    expect((await again.send('POST', `${base}/undo`, { publication: 2 })).statusCode).toBe(409);
  });

  test('keeps the note of each publication of the same release', async () => {
    const { ama, publisher, saveChecked, start } = await openContentDesk(on);
    await publisher.runDue();
    for (const note of ['First', 'Other text', 'Second']) {
      await saveChecked(note === 'Other text' ? teamText : changed);
      await start({ kind: 'publish', note });
      await publisher.runDue();
    }
    expect((await ama.send('GET', `${base}/publications`)).json()).toMatchObject({
      publications: [{ note: 'Second' }, { note: 'Other text' }, { note: 'First' }, { note: '' }],
    });
  });

  test('shows the errors of a job and of a draft by field', async () => {
    const { ama, publisher, saveChecked, start } = await openContentDesk(on);
    await publisher.runDue();
    await saveChecked(changed.replace('Bookkeeper', 'WRONG'));
    const { id } = (await start({ kind: 'preview' })).json();
    await publisher.runDue();
    const error = {
      path: team,
      title: 'Team',
      field: 'members.0.role',
      line: 3,
      message: 'Write what the person does',
    };
    expect((await ama.send('GET', `${base}/jobs/${id}`)).json()).toMatchObject({
      state: 'failed',
      errors: [error],
    });
    expect((await ama.send('GET', `${base}/entry?path=${team}`)).json()).toMatchObject({
      errors: [error],
      draft: { errors: 1, checked: true },
    });
  });

  test('prepares a build while the changes are read, and publishes it', async () => {
    const { ama, kofi, publisher, saveChecked, start, page } = await openContentDesk(on);
    await publisher.runDue();
    await saveChecked(changed);
    const prepared = (await start({ kind: 'preview', ahead: true })).json();
    expect(prepared).toMatchObject({ state: 'waiting', by: null });
    await publisher.runDue();
    const again = await kofi.send('POST', `${base}/jobs`, { kind: 'preview', ahead: true });
    expect(again.json()).toMatchObject({ id: prepared.id, state: 'done' });
    const { id } = (await start({ kind: 'publish', ahead: true })).json();
    await publisher.runDue();
    const job = (await ama.send('GET', `${base}/jobs/${id}`)).json();
    expect(job).toMatchObject({ state: 'done', release: again.json().release, by: { name: 'editor' } });
    expect(await page()).toMatchObject({ [team]: changed });
  });

  test('shows what the team and a deploy both changed, and keeps the one that is chosen', async () => {
    const { ama, publisher, create, saveChecked, start, events, content, page, time } =
      await openContentDesk(on);
    await publisher.runDue();
    await saveChecked(changed);
    await start({ kind: 'publish' });
    await publisher.runDue();
    writeTo(content, team, '# Deployed\n');
    time.now += lockFor;
    await create().runDue();
    const { conflicts } = (await ama.send('GET', `${base}/drafts`)).json();
    expect(conflicts).toEqual([
      { path: team, title: 'Team', published: changed, repository: '# Deployed\n' },
    ]);
    const chosen = await ama.send('POST', `${base}/conflicts`, { path: team, keep: 'published' });
    expect(chosen.json()).toMatchObject({ conflicts: [] });
    const choose = (keep: string) => ama.send('POST', `${base}/conflicts`, { path: team, keep });
    // The response may have been lost.
    expect((await choose('published')).statusCode).toBe(200);
    expect((await choose('repository')).statusCode).toBe(404);
    writeTo(content, team, '# Deployed again\n');
    time.now += lockFor;
    const next = create();
    await next.runDue();
    await choose('repository');
    expect((await choose('repository')).statusCode).toBe(200);
    await next.runDue();
    expect([await choose('repository'), await choose('published')]).toMatchObject([
      { statusCode: 200 },
      { statusCode: 404 },
    ]);
    expect((await events()).filter((event) => event?.endsWith('resolved'))).toHaveLength(2);
    expect(await page()).toMatchObject({ [team]: '# Deployed again\n' });
    expect((await ama.send('GET', `${base}/publications`)).json().publications[0]).toMatchObject({
      ...{ kind: 'deploy', by: { name: 'editor' }, note: 'Uses the text of the files: Team' },
    });
  });
});
