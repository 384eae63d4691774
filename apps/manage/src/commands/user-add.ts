import { passwordMaxLength, passwordMinLength } from '@accounting-site/contract/fields/field-limits';
import { addAccount, addBusiness } from '@accounting-site/server/accounts/accounts.repository';
import { recordAuditEvent } from '@accounting-site/server/audit/audit-events.repository';
import { createPasswordHashing } from '@accounting-site/server/authentication/password-hashing';
import { findWeakness, type OwnWords } from '@accounting-site/server/authentication/password-policy';
import { CannotDo, type Command, onlyPositional } from '../command.ts';
import { businessName, businessOptions, chooseBusiness } from '../find-business.ts';
import { knownRole, roleHelp } from '../known-role.ts';
import { readEmail } from '../read-options.ts';

export const userAdd: Command = {
  name: 'user add',
  usage: 'user add EMAIL --role ROLE --business NAME [--business-id ID] --password-stdin',
  help: `Adds an account. A new business is created if needed; --business-id selects one of several with the same name.
${roleHelp}
The password is read from standard input, so that it does not appear in the shell's history:
  printf %s "$PASSWORD" | npm run manage -- user add ama@example.com --role owner --business "Adom Provisions" --password-stdin`,
  options: {
    role: { type: 'string' },
    ...businessOptions,
    'password-stdin': { type: 'boolean' },
  },
  async run(given, { database, now, print, readStandardInput }) {
    const email = readEmail(onlyPositional(given, 'Name one email address.'));
    const role = knownRole(given);
    const business = businessName(given);
    if (given.values['password-stdin'] !== true) {
      throw new CannotDo('Add --password-stdin and pass the password on standard input.');
    }
    const password = await checkPassword(await readStandardInput(), { email, business });
    const passwordHash = await createPasswordHashing().hash(password);
    await database.transaction().execute(async (transaction) => {
      const businessId =
        (await chooseBusiness(given, transaction)) ??
        (await addBusiness(transaction, { name: business, now }));
      const accountId = await addAccount(transaction, { businessId, email, role, passwordHash, now });
      if (accountId === undefined) throw new CannotDo(`${email} has an account already.`);
      await recordAuditEvent(transaction, 'account added', {
        at: now,
        request: 'command line',
        accountId,
        detail: role,
      });
    });
    print(`${email} can sign in now.`);
  },
};

async function checkPassword(typed: string, own: OwnWords): Promise<string> {
  const password = typed.replace(/\r?\n$/, '');
  if ([...password].length < passwordMinLength) {
    throw new CannotDo(`The password on standard input needs ${passwordMinLength} characters or more.`);
  }
  if (password.length > passwordMaxLength) {
    throw new CannotDo(`The password on standard input may have ${passwordMaxLength} characters at most.`);
  }
  const weakness = await findWeakness(password, own);
  if (weakness !== undefined) throw new CannotDo(`${weakness}.`);
  return password;
}
