import { keepForContent } from '@accounting-site/content/reading/content-folder';
import { passwordTooCommon, passwordTooPersonal } from '@accounting-site/contract/fields/validation-messages';
import { refuseField } from '../http/problems.ts';
import { loadKnownPasswords } from './known-passwords/known-passwords.ts';

/** What other people know about the user who chooses a password. */
export interface OwnWords {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly business?: string | undefined;
}

/**
 * Finds out whether attackers would try a password early. It may be common or leaked, alone, repeated, with
 * added digits or with digits in place of letters. It may also be made of the user's own words or those of
 * the site.
 * @returns the message to show, or undefined for an acceptable password
 */
export async function findWeakness(password: string, own: OwnWords): Promise<string | undefined> {
  const isKnown = await loadKnownPasswords();
  const plain = password.toLowerCase();
  if (isCommon(plain, isKnown) || isCommon(undoSubstitutions(plain), isKnown)) return passwordTooCommon;
  const { name = '', email = '', business = '' } = own;
  const ownWords = `${name} ${email} ${business}`;
  if (isMadeOf(plain, ownWords)) return passwordTooPersonal;
  return isMadeOf(plain, `${ownWords} ${await readSiteWords()}`) ? passwordTooCommon : undefined;
}

/** @throws RefusedCall 422 for a password that is easy to guess */
export async function refuseWeakPassword(password: string, own: OwnWords): Promise<void> {
  const weakness = await findWeakness(password, own);
  if (weakness !== undefined) throw refuseField('password', weakness);
}

const fewDistinct = 4;
const maxAddedCharacters = 6;

function isCommon(password: string, isKnown: (password: string) => boolean): boolean {
  if (isKnown(password) || new Set(password).size <= fewDistinct) return true;
  if (isRun(password)) return true;
  const unit = repeatedUnit(password);
  if (unit !== password && (isKnown(unit) || isRun(unit))) return true;
  const bare = password.replace(/^[^a-z]{1,6}/, '').replace(/[^a-z]{1,6}$/, '');
  return password.length - bare.length <= maxAddedCharacters && isKnown(bare);
}

/** Adjacent characters of the alphabet or the keyboard. */
const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', 'qwertyuiopasdfghjklzxcvbnm'].flatMap(
  (run) => [run, [...run].reverse().join('')],
);

function isRun(password: string): boolean {
  return runs.some((run) => run.includes(password));
}

/** The shortest text whose repetition gives the password. */
function repeatedUnit(password: string): string {
  const at = `${password}${password}`.indexOf(password, 1);
  return password.slice(0, at);
}

const letterOf: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

function undoSubstitutions(password: string): string {
  return password.replace(/[@431!0$57]/g, (sign) => letterOf[sign] ?? sign);
}

/**
 * Words that attackers try first on a site like this one, besides the brand's name. docs/security.md lists
 * them.
 */
const wordsOfTheSite =
  'accountant accounting accounts bookkeeping invoice ledger business company ghana accra cedi momo admin staff owner login welcome password';

/** Loaded on first use. Invalid content is reported elsewhere and must not prevent sign-up. */
const readSiteWords = keepForContent(async () => {
  const { readBrand } = await import('@accounting-site/content/facts/facts');
  try {
    const { name, legal_name } = readBrand();
    return `${wordsOfTheSite} ${name} ${legal_name}`;
  } catch {
    return wordsOfTheSite;
  }
});

const shortestWord = 3;
const minRestLength = 8;

/** Whether the password without these words is too short to resist guessing. */
function isMadeOf(password: string, text: string): boolean {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortestWord)
    .sort((one, other) => other.length - one.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), password);
  return rest !== password && [...rest.replace(/[\s._-]/g, '')].length < minRestLength;
}
