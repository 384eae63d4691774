import { listAccounts } from '@accounting-site/server/accounts/accounts.repository';
import type { Command } from '../command.ts';
import { formatTable } from '../format-table.ts';

export const userList: Command = {
  name: 'user list',
  usage: 'user list',
  help: 'Lists everyone who can sign in.',
  options: {},
  async run(_given, { database, print }) {
    const accounts = await listAccounts(database);
    if (accounts.length === 0) return print('Nobody can sign in yet. Add someone with: user add');
    const rows = accounts.map(({ email, role, business, created_at }) => [
      email,
      role,
      business,
      new Date(created_at).toISOString().slice(0, 10),
    ]);
    print(formatTable(['E-mail', 'Role', 'Business', 'Since'], rows));
  },
};
