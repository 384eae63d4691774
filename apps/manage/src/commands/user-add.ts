import { emailPattern } from '@accounting-site/contract/email-pattern';
import { passwordMaxLength } from '@accounting-site/contract/field-limits';
import { addAccount, findOrAddBusiness } from '@accounting-site/server/accounts/accounts.repository';
import { createPasswordHashing } from '@accounting-site/server/authentication/password-hashing';
import { CannotDo, type Command, required } from '../command.ts';

const passwordMinLength = 12;

export const userAdd: Command = {
  name: 'user add',
  usage: 'user add EMAIL --role ROLE --business NAME --password-stdin',
  help: `Adds someone who can sign in. The business is made when it is new.
The roles staff and admin are for your own people: they read every demo request at /staff/demo-requests.
The password is read from standard input, so that it stays out of the shell's history:
  printf %s "$PASSWORD" | npm run manage -- user add ama@example.com --role owner --business "Adom Provisions" --password-stdin`,
  options: {
    role: { type: 'string' },
    business: { type: 'string' },
    'password-stdin': { type: 'boolean' },
  },
  async run(given, { database, now, print, readStandardInput }) {
    const [email, ...more] = given.positionals;
    if (email === undefined || more.length > 0) throw new CannotDo('Name one e-mail address.');
    if (!emailPattern.test(email)) throw new CannotDo(`${email} is not an e-mail address.`);
    const role = required(given, 'role', 'owner').toLowerCase();
    if (!/^[a-z][a-z -]{0,39}$/.test(role))
      throw new CannotDo('--role takes letters, like owner or accountant.');
    const business = required(given, 'business', '"Adom Provisions"');
    if (given.values['password-stdin'] !== true) {
      throw new CannotDo('Add --password-stdin and pass the password on standard input.');
    }
    const passwordHash = await createPasswordHashing().hash(checkPassword(await readStandardInput()));
    const added = await database.transaction().execute(async (transaction) => {
      const businessId = await findOrAddBusiness(transaction, business, now);
      const id = await addAccount(transaction, { businessId, email, role, passwordHash, now });
      if (id === undefined) throw new CannotDo(`${email.toLowerCase()} has an account already.`);
      return email.toLowerCase();
    });
    print(`${added} can sign in now.`);
  },
};

function checkPassword(typed: string): string {
  const password = typed.replace(/\r?\n$/, '');
  if (password.length < passwordMinLength) {
    throw new CannotDo(`The password on standard input needs ${passwordMinLength} characters or more.`);
  }
  if (password.length > passwordMaxLength) {
    throw new CannotDo(`The password on standard input may have ${passwordMaxLength} characters at most.`);
  }
  return password;
}
