import { isStaffRole } from '@accounting-site/contract/staff-roles';
import { setRole } from '@accounting-site/server/accounts/accounts.repository';
import { recordAuditEvent } from '@accounting-site/server/audit/audit-events.repository';
import { CannotDo, type Command, onlyPositional } from '../command.ts';
import { knownRole, roleHelp } from '../known-role.ts';
import { lockAccountOf } from '../lock-account.ts';

export const userSetRole: Command = {
  name: 'user set-role',
  usage: 'user set-role EMAIL --role ROLE',
  help: `Changes the role of an account, from its next request on. ${roleHelp}
A person with a new staff role has seven days to turn on two-factor sign-in.`,
  options: { role: { type: 'string' } },
  async run(given, { database, now, print }) {
    const named = onlyPositional(given, 'Name one e-mail address.');
    const role = knownRole(given);
    const { done, isNewStaff } = await database.transaction().execute(async (transaction) => {
      const account = await lockAccountOf(transaction, named);
      const { id, email, role: from } = account;
      if (from === role) throw new CannotDo(`${email} has the role ${role} already.`);
      await setRole(transaction, account, { role, now });
      const detail = `${from} to ${role}`;
      const event = { at: now, request: 'command line', accountId: id, detail } as const;
      await recordAuditEvent(transaction, 'role changed', event);
      const isNewStaff = isStaffRole(role) && !isStaffRole(from);
      return { done: `${email} has the role ${role} now, instead of ${from}.`, isNewStaff };
    });
    print(done);
    if (isNewStaff) print('They have seven days to turn on two-factor sign-in on their account page.');
  },
};
