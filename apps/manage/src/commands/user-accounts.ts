import { dayOf } from '@accounting-site/content/dates/content-day';
import { isStaffRole } from '@accounting-site/contract/staff/staff-roles';
import { listAccounts, setRole } from '@accounting-site/server/accounts/accounts.repository';
import { disableAccount, enableAccount } from '@accounting-site/server/accounts/disabled-accounts';
import { changeAccount } from '../change-account.ts';
import { CannotDo, type Command, onlyPositional } from '../command.ts';
import { countSessions } from '../count-sessions.ts';
import { knownRole, roleHelp } from '../known-role.ts';
import { listOptions, printList } from '../print-list.ts';

export const userList: Command = {
  name: 'user list',
  usage: 'user list [--json | --csv]',
  help: `Lists everyone who has an account, with their plan, the end of their trial, and whether the account is disabled.
--json prints one object for each line, --csv a file for a spreadsheet, both also with the name.`,
  options: listOptions,
  async run(given, { database, print }) {
    const accounts = await listAccounts(database);
    printList(given, print, {
      records: accounts.map(({ created_at, trial_ends_at, plan, disabled_at, ...account }) => ({
        ...account,
        since: dayOf(created_at),
        trial_ends: trial_ends_at === null ? '' : dayOf(trial_ends_at),
        state: disabled_at === null ? '' : 'disabled',
        plan: plan ?? '',
      })),
      whenEmpty: 'There are no accounts yet. Add one with: user add',
      columns: {
        email: 'Email',
        role: 'Role',
        business: 'Business',
        since: 'Since',
        plan: 'Plan',
        trial_ends: 'Trial ends',
        state: 'State',
        name: null,
      },
    });
  },
};

export const userDisable: Command = {
  name: 'user disable',
  usage: 'user disable EMAIL [--undo]',
  help: `Stops a person from signing in by any method, and ends their sessions immediately. Nothing is deleted.
--undo lets them sign in again.`,
  options: { undo: { type: 'boolean' } },
  async run(given, surroundings) {
    const { now, print } = surroundings;
    const named = onlyPositional(given, 'Name one email address.');
    const undo = given.values.undo === true;
    const done = await changeAccount(named, surroundings, async (transaction, { id, email, disabled_at }) => {
      const isDisabled = disabled_at !== null;
      if (undo === !isDisabled) {
        throw new CannotDo(`${email} is ${isDisabled ? 'disabled already' : 'not disabled'}.`);
      }
      if (!undo) {
        const ended = await disableAccount(transaction, id, now);
        return `${email} can no longer sign in. ${countSessions(ended)}`;
      }
      await enableAccount(transaction, id, now);
      return `${email} can sign in again.`;
    });
    print(done);
  },
};

export const userSetRole: Command = {
  name: 'user set-role',
  usage: 'user set-role EMAIL --role ROLE',
  help: `Changes the role of an account, from its next request on. ${roleHelp}
A person with a new staff role has seven days to turn on two-factor sign-in.`,
  options: { role: { type: 'string' } },
  async run(given, surroundings) {
    const { now, print } = surroundings;
    const named = onlyPositional(given, 'Name one email address.');
    const role = knownRole(given);
    const { email, from } = await changeAccount(named, surroundings, async (transaction, account, record) => {
      const { email, role: from } = account;
      if (from === role) throw new CannotDo(`${email} has the role ${role} already.`);
      await setRole(transaction, account, { role, now });
      await record('role changed', `${from} to ${role}`);
      return { email, from };
    });
    print(`${email} has the role ${role} now, instead of ${from}.`);
    if (isStaffRole(role) && !isStaffRole(from))
      print('They have seven days to turn on two-factor sign-in on their account page.');
  },
};
