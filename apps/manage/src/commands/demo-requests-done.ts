import { findDemoRequest } from '@accounting-site/server/features/site/demo-requests/demo-requests.repository';
import { noteAnswered } from '@accounting-site/server/features/site/demo-requests/note-answered';
import { CannotDo, type Command, onlyPositional } from '../command.ts';

export const demoRequestsDone: Command = {
  name: 'demo-requests done',
  usage: 'demo-requests done ID',
  help: 'Notes that a demo request was answered. The first time that it was noted stays.',
  options: {},
  async run(given, { database, now, print }) {
    const id = onlyPositional(given, 'Name the ID of one demo request.');
    if ((await findDemoRequest(database, id)) === undefined) {
      throw new CannotDo(`There is no demo request ${id}.`);
    }
    await noteAnswered(database, id, true, { at: now, request: 'command line' });
    print('Noted as answered.');
  },
};
