import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { exportContent } from '@accounting-site/server/publishing/content/export-content';
import { CannotDo, type Command, onlyPositional } from '../command.ts';

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
      throw new CannotDo(
        `${folder} is not the content of the site: it has no brand.yaml. Name the folder of a checkout. Nothing was written.`,
      );
    const written = await exportContent(database, folder, { withDrafts: given.values.drafts === true });
    for (const { path, state } of written) print(`${state.padEnd(9)} content/${path}`);
    if (written.length === 0) print('The checkout contains everything that the team published.');
    if (written.some(({ state }) => state === 'conflict')) {
      print(
        '\nA conflict was changed in the checkout as well, so it was not written. Compare both texts in the editor.',
      );
    }
  },
};
