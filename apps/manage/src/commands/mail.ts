import { recordAuditEvent } from '@accounting-site/server/audit/audit-events.repository';
import { day } from '@accounting-site/server/clock';
import { listFailed, retryFailed } from '@accounting-site/server/outbox/failed-messages.repository';
import { CannotDo, type Command } from '../command.ts';
import { formatMinute, formatTable } from '../format-table.ts';

export const mailFailed: Command = {
  name: 'mail failed',
  usage: 'mail failed',
  help: `Lists the emails and webhooks that were given up, the latest first: after 72 hours of attempts, or
sooner if an address does not exist or a link has expired. Fix the cause, then run: mail retry`,
  options: {},
  async run(_given, { database, print }) {
    const failed = await listFailed(database);
    if (failed.length === 0) return print('Nothing was given up.');
    const rows = failed.map((message) => [
      formatMinute(new Date(message.failed_at ?? 0).toISOString()),
      message.template,
      message.visitor ?? '(deleted)',
      String(message.attempts),
      message.last_error ?? '',
      message.id,
    ]);
    print(formatTable(['Given up (UTC)', 'What', 'Visitor', 'Tries', 'Reason', 'ID'], rows));
  },
};

export const mailRetry: Command = {
  name: 'mail retry',
  usage: 'mail retry [ID]',
  help: `Sends again what was given up, with attempts for another 72 hours: in the last 30 days, or the email or webhook with an
ID, however old. mail failed lists the IDs.
The running server starts within a few seconds.`,
  options: {},
  async run({ positionals: [id, ...more] }, { database, now, print }) {
    if (more.length > 0) throw new CannotDo('Name one ID, or none for the last 30 days.');
    const count = await database.transaction().execute(async (transaction) => {
      const retried = await retryFailed(transaction, id, now);
      if (retried === 0 && id !== undefined)
        throw new CannotDo(
          `Nothing with the ID ${id} can be sent again. mail failed lists what was given up, and why.`,
        );
      const detail = id ?? `${retried} messages`;
      await recordAuditEvent(transaction, 'messages retried', { at: now, request: 'command line', detail });
      return retried;
    });
    const left = id === undefined ? await listFailed(database) : [];
    const older = left.filter(({ failed_at }) => (failed_at ?? 0) < now - 30 * day).length;
    const expired = left.length - older;
    if (count > 0 || left.length === 0) {
      print(count === 0 ? 'Nothing was given up.' : `${count} to be tried again.`);
    }
    if (expired > 0)
      print(`${expired} cannot be sent again: what they were about has expired, was used or was deleted.`);
    if (older > 0) {
      print(
        `${older} given up more than 30 days ago: not tried again. mail failed lists them, and mail retry ID sends one.`,
      );
    }
  },
};
