import { changeLead } from '@accounting-site/server/features/site/leads/change-lead';
import { CannotDo, type Command, onlyPositional } from '../command.ts';

export const leadsDone: Command = {
  name: 'leads done',
  usage: 'leads done ID',
  help: 'Notes that the person was contacted now. A new lead moves to the stage contacted.',
  options: {},
  async run(given, { database, now, print }) {
    const id = onlyPositional(given, 'Name the ID of one lead.');
    const source = { at: now, request: 'command line' } as const;
    if (!(await changeLead(database, id, { contacted: true }, source))) {
      throw new CannotDo(`There is no lead ${id}.`);
    }
    print('Noted as contacted.');
  },
};
