import { passwordTooCommon, passwordTooPersonal } from '@accounting-site/contract/validation-messages';
import { refuseField } from '../problems.ts';

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Loaded with the first password that somebody chooses: the lists of the package take long and much memory. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** What other people know of whoever chooses a password. */
export interface OwnWords {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly business?: string | undefined;
}

/**
 * Whether a password would be among the first that somebody tries: it is on the list of common ones, or one of those
 * written twice, decorated or with digits for letters, or made of the person's own words.
 * @returns the message to show, or undefined for one that may be used
 */
export async function findWeakness(password: string, own: OwnWords): Promise<string | undefined> {
  commonPasswords ??= loadCommonPasswords();
  const common = await commonPasswords;
  const plain = password.toLowerCase();
  if (isCommon(plain, common) || isCommon(undoSubstitutions(plain), common)) return passwordTooCommon;
  return isPersonal(plain, own) ? passwordTooPersonal : undefined;
}

/** @throws RefusedCall 422 for a password that is easy to guess */
export async function refuseWeakPassword(password: string, own: OwnWords): Promise<void> {
  const weakness = await findWeakness(password, own);
  if (weakness !== undefined) throw refuseField('password', weakness);
}

const fewDistinct = 4;
const mostDecoration = 6;

function isCommon(password: string, common: ReadonlySet<string>): boolean {
  if (common.has(password) || new Set(password).size <= fewDistinct) return true;
  if (isRun(password)) return true;
  const unit = repeatedUnit(password);
  if (unit !== password && (common.has(unit) || isRun(unit))) return true;
  const bare = password.replace(/^[^a-z]{1,6}/, '').replace(/[^a-z]{1,6}$/, '');
  return password.length - bare.length <= mostDecoration && common.has(bare);
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

const shortestOwnWord = 3;
const enoughBeside = 8;

/** What is left without the person's own words is too short to be guessed slowly. */
function isPersonal(password: string, { name = '', email = '', business = '' }: OwnWords): boolean {
  const words = `${name} ${email} ${business}`
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortestOwnWord)
    .sort((one, other) => other.length - one.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), password);
  return rest !== password && [...rest.replace(/[\s._-]/g, '')].length < enoughBeside;
}
