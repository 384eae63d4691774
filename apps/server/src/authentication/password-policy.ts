import { passwordTooCommon, passwordTooPersonal } from '@accounting-site/contract/validation-messages';
import { refuseField } from '../problems.ts';
import { loadKnownPasswords } from './known-passwords/known-passwords.ts';

/** What other people know of the person who chooses a password. */
export interface OwnWords {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly business?: string | undefined;
}

/**
 * Whether attackers would try a password first: it is common or was leaked, alone, repeated, with digits added or in place
 * of letters, or it is made of the person's own words and those of the site.
 * @returns the message to show, or undefined for a password that may be used
 */
export async function findWeakness(password: string, own: OwnWords): Promise<string | undefined> {
  const isKnown = await loadKnownPasswords();
  const plain = password.toLowerCase();
  if (isCommon(plain, isKnown) || isCommon(undoSubstitutions(plain), isKnown)) return passwordTooCommon;
  const { name = '', email = '', business = '' } = own;
  const ownWords = `${name} ${email} ${business}`;
  if (isMadeOf(plain, ownWords)) return passwordTooPersonal;
  siteWords ??= readSiteWords();
  return isMadeOf(plain, `${ownWords} ${await siteWords}`) ? passwordTooCommon : undefined;
}

/** @throws RefusedCall 422 for a password that is easy to guess */
export async function refuseWeakPassword(password: string, own: OwnWords): Promise<void> {
  const weakness = await findWeakness(password, own);
  if (weakness !== undefined) throw refuseField('password', weakness);
}

const fewDistinct = 4;
const mostDecoration = 6;

function isCommon(password: string, isKnown: (password: string) => boolean): boolean {
  if (isKnown(password) || new Set(password).size <= fewDistinct) return true;
  if (isRun(password)) return true;
  const unit = repeatedUnit(password);
  if (unit !== password && (isKnown(unit) || isRun(unit))) return true;
  const bare = password.replace(/^[^a-z]{1,6}/, '').replace(/[^a-z]{1,6}$/, '');
  return password.length - bare.length <= mostDecoration && isKnown(bare);
}

/** Letters or digits that follow each other in the alphabet or on the keyboard. */
const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', 'qwertyuiopasdfghjklzxcvbnm'].flatMap(
  (run) => [run, [...run].reverse().join('')],
);

function isRun(password: string): boolean {
  return runs.some((run) => run.includes(password));
}

/** The shortest text that, written again and again, gives the password. */
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

/** Besides the brand's own name: what a stranger tries first at a site like this one. docs/security.md names them. */
const wordsOfTheSite =
  'accountant accounting accounts bookkeeping invoice ledger business company ghana accra cedi momo admin staff owner login welcome password';

let siteWords: Promise<string> | undefined;

/** Read when they are first needed. Content that cannot be read is reported elsewhere and keeps nobody from signing up. */
async function readSiteWords(): Promise<string> {
  const { readBrand } = await import('@accounting-site/content/facts');
  try {
    const { name, legal_name } = readBrand();
    return `${wordsOfTheSite} ${name} ${legal_name}`;
  } catch {
    return wordsOfTheSite;
  }
}

const shortestWord = 3;
const enoughBeside = 8;

/** Whether what is left of a password without these words is too short to be guessed slowly. */
function isMadeOf(password: string, text: string): boolean {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortestWord)
    .sort((one, other) => other.length - one.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), password);
  return rest !== password && [...rest.replace(/[\s._-]/g, '')].length < enoughBeside;
}
