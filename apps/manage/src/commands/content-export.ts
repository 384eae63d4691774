import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hashText } from '@accounting-site/server/publishing/content-text';
import { listDrafts } from '@accounting-site/server/publishing/drafts.repository';
import { listOverlay } from '@accounting-site/server/publishing/overlay';
import { readFromFolder } from '@accounting-site/server/publishing/published-content';
import { writeTexts } from '@accounting-site/server/publishing/write-content';
import { CannotDo, type Command, onlyPositional } from '../command.ts';

/** One entry to write. `base_hash` is the hash of the text that it was made from. */
interface Entry {
  path: string;
  text: string | null;
  base_hash: string;
}

export const contentExport: Command = {
  name: 'content export',
  usage: 'content export DIR [--drafts]',
  help: `Writes what the team published in the editor into content/ of a checkout, to be committed. After a deploy of that
commit the repository contains the texts, and the database no longer keeps them. An entry that the checkout changed as
well is not written: it is listed, and the team's text stays published until the team chooses in the editor.
--drafts also writes drafts. Deploying a draft publishes it.`,
  options: { drafts: { type: 'boolean' } },
  async run(given, { database, print }) {
    const folder = join(resolve(onlyPositional(given, 'Name the folder of one checkout.')), 'content');
    if (!existsSync(join(folder, 'brand.yaml')))
      throw new CannotDo(`${folder} is not the content of the site.`);
    const published: Entry[] = await listOverlay(database);
    const drafts: Entry[] = given.values.drafts === true ? await listDrafts(database) : [];
    const written = [...write(folder, published), ...write(folder, drafts, published)];
    await writeTexts(
      folder,
      new Map(written.filter(({ state }) => state !== 'conflict').map(({ path, text }) => [path, text])),
    );
    for (const { path, state } of written) print(`${state.padEnd(9)} content/${path}`);
    if (written.length === 0) print('The checkout contains everything that the team published.');
    if (written.some(({ state }) => state === 'conflict')) {
      print(
        '\nA conflict was changed in the checkout as well, so it was not written. Compare both texts in the editor.',
      );
    }
  },
};

/** What becomes of each entry. Entries that the folder has already are omitted. */
function write(folder: string, entries: readonly Entry[], before: readonly Entry[] = []) {
  return entries.flatMap(({ path, text, base_hash }) => {
    const there = readFromFolder(folder, path) ?? null;
    if (there === text) return [];
    // A draft of an entry that the team has published before is based on that text.
    const known = [base_hash, ...before.filter((each) => each.path === path).map((each) => each.base_hash)];
    const state = !known.includes(hashText(there)) ? 'conflict' : text === null ? 'deleted' : 'written';
    return [{ path, text, state }];
  });
}
