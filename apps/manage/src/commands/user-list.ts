import { dayOf } from '@accounting-site/content/content-day';
import { listAccounts } from '@accounting-site/server/accounts/accounts.repository';
import type { Command } from '../command.ts';
import { formatTable } from '../format-table.ts';

export const userList: Command = {
  name: 'user list',
  usage: 'user list',
  help: 'Lists everyone who has an account, with the end of the trial where there is one, and whether it is disabled.',
  options: {},
  async run(_given, { database, print }) {
    const accounts = await listAccounts(database);
    if (accounts.length === 0) return print('There are no accounts yet. Add one with: user add');
    const rows = accounts.map(({ email, role, business, created_at, trial_ends_at, disabled_at }) => [
      email,
      role,
      business,
      dayOf(created_at),
      trial_ends_at === null ? '' : dayOf(trial_ends_at),
      disabled_at === null ? '' : 'disabled',
    ]);
    print(formatTable(['E-mail', 'Role', 'Business', 'Since', 'Trial ends', 'State'], rows));
  },
};
