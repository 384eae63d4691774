import { expect, test } from 'vitest';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { team, teamText } from '../../../testing/publishing/content-folder.ts';
import { openContentDesk } from '../../../testing/publishing/open-content-desk.ts';

const content = '/api/site/staff/content';

test.each(databaseKinds)('a version that no entry can have is refused, such as NUL, on %s', async (on) => {
  const { ama, save } = await openContentDesk(on);
  const text = `${teamText}# Ama\n`;
  const { version } = (await save(text)).json();
  const errors = [{ field: 'basedOn', message: 'Send the version of the entry as it was read' }];
  for (const wrong of ['\u0000', 'None', `${version}\n`]) {
    const query = `path=${team}&basedOn=${encodeURIComponent(wrong)}`;
    const answers = [
      await ama.send('PUT', `${content}/entry`, { path: team, basedOn: wrong, text: teamText }),
      await ama.send('DELETE', `${content}/entry?${query}`),
      await ama.send('DELETE', `${content}/draft?${query}`),
    ];
    for (const answer of answers) expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
  }
  const { current } = (await ama.send('GET', `${content}/entry?path=${team}`)).json();
  expect(current.text).toBe(text);
});

test.each(databaseKinds)(
  'the states of drafts are those of the drafts, without any text, on %s',
  async (on) => {
    const { ama, save, database } = await openContentDesk(on);
    const { version } = (await save(teamText.replace('Accountant', 'Bookkeeper'))).json();
    const of = { path: 'plans.yaml', text: 'the team', conflict: 1, repository_text: 'the files' };
    await database
      .insertInto('content_overlay')
      .values({ ...of, base_hash: '' })
      .execute();
    const states = (await ama.send('GET', `${content}/drafts/states`)).json();
    const all = (await ama.send('GET', `${content}/drafts`)).json();
    expect(all.conflicts).toMatchObject([{ path: 'plans.yaml', published: 'the team' }]);
    const [{ changes, after, ...state }] = all.drafts;
    expect(changes).toHaveLength(1);
    // The pages of the previous release compare it.
    expect(after).toBe(version);
    expect(states).toEqual({
      drafts: [{ ...state, version }],
      conflicts: [{ path: 'plans.yaml', title: all.conflicts[0].title }],
      publisher: false,
    });
  },
);
