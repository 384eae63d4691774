import { listFailed } from '@accounting-site/server/outbox/outbox.repository';
import type { Command } from '../command.ts';
import { formatMinute } from '../format-minute.ts';
import { formatTable } from '../format-table.ts';

export const mailFailed: Command = {
  name: 'mail failed',
  usage: 'mail failed',
  help: `Lists the emails and webhooks that were given up, the latest first: after 72 hours of attempts, or at once if the
visitor's address was refused permanently. Fix the cause, then run: mail retry`,
  options: {},
  async run(_given, { database, print }) {
    const failed = await listFailed(database);
    if (failed.length === 0) return print('Nothing was given up.');
    const rows = failed.map((message) => [
      formatMinute(new Date(message.failed_at ?? 0).toISOString()),
      message.template,
      message.visitor ?? '(erased)',
      String(message.attempts),
      message.last_error ?? '',
      message.id,
    ]);
    print(formatTable(['Given up (UTC)', 'What', 'Visitor', 'Tries', 'Reason', 'ID'], rows));
  },
};
