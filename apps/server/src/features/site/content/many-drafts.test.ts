import { expect, test } from 'vitest';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { team, teamText } from '../../../testing/publishing/content-folder.ts';
import { openContentDesk } from '../../../testing/publishing/open-content-desk.ts';

test.each(databaseKinds)(
  'one draft more than 500 is refused until another is discarded, on %s',
  async (on) => {
    const { database, save, drafts } = await openContentDesk(on);
    const draft = { text: 'Sika', version: 'v', base_hash: '', account_id: null, at: 0, is_upload: 0 };
    const rows = Array.from({ length: 500 }, (_, at) => ({ ...draft, path: `en/help/${at}.md` }));
    await database.insertInto('content_drafts').values(rows).execute();
    const refused = await save(`${teamText}# Ama\n`);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().detail).toContain('Publish or discard some first');
    expect(await drafts()).toHaveLength(500);
    await database.deleteFrom('content_drafts').where('path', '=', 'en/help/7.md').execute();
    expect((await save(`${teamText}# Ama\n`)).statusCode).toBe(200);
    // A draft that is stored already can be changed.
    expect((await save(`${teamText}# Esi\n`)).statusCode).toBe(200);
    expect(await drafts()).toContain(team);
  },
);
