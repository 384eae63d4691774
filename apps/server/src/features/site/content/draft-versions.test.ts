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
