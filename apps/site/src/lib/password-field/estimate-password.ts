import { passwordMinLength } from '@accounting-site/contract/field-limits';

/** What would help a password most: more characters, other characters, another word, nothing. */
export type PasswordAdvice = 'short' | 'own_words' | 'pattern' | 'longer' | 'nothing';

export interface PasswordEstimate {
  advice: PasswordAdvice;
  /** From 0 for nothing typed to 3. */
  strength: 0 | 1 | 2 | 3;
  /** How many characters are missing to the least length. */
  missing: number;
}

/** As many characters that nobody can foresee make a password strong. */
const enough = 16;
/** What comes after so many characters changes nothing. */
const looksAt = 128;

/**
 * Estimates a password while it is being chosen, so that words can say what would help. It blocks nothing: the least
 * length alone does, and on the server the list of common passwords.
 * @param ownWords what others know of the person: name, e-mail address, business
 */
export function estimatePassword(password: string, ownWords: readonly string[]): PasswordEstimate {
  const characters = [...password];
  const missing = Math.max(0, passwordMinLength - characters.length);
  if (missing > 0) return { advice: 'short', strength: password === '' ? 0 : 1, missing };
  const typed = characters.slice(0, looksAt).join('').toLowerCase();
  const withoutOwn = leaveOutOwnWords(typed, ownWords);
  const unforeseen = weigh(shortenRows(shortenRepeats(withoutOwn)));
  if (unforeseen >= enough) return { advice: 'nothing', strength: 3, missing };
  const whole = weigh(typed);
  const foreseen = whole - unforeseen;
  if (foreseen <= whole / 4) return { advice: 'longer', strength: unforeseen < enough / 2 ? 1 : 2, missing };
  const ofOwnWords = whole - weigh(withoutOwn);
  return { advice: ofOwnWords >= foreseen / 2 ? 'own_words' : 'pattern', strength: 1, missing };
}

/** Each known word is one guess, however long it is. Words of one or two letters stand in any password. */
function leaveOutOwnWords(typed: string, ownWords: readonly string[]): string {
  const words = ownWords
    .flatMap((words) => words.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 2)
    .sort((one, other) => other.length - one.length);
  return words.reduce((left, word) => left.replaceAll(word, '-'), typed);
}

/** aaaa and abcabc weigh what a and abc do; a doubled letter, as in a word, stays. */
const shortenRepeats = (typed: string) => typed.replace(/(.)\1{2,}/gsu, '$1').replace(/(.{2,}?)\1+/gsu, '$1');

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const steps = new Set(
  rows.flatMap((row) => [...row].slice(1).flatMap((next, at) => [`${row[at]}${next}`, `${next}${row[at]}`])),
);

/** Of four or more neighbours of alphabet, digits or keyboard, as in 1234 or asdf, the first and the last count. */
function shortenRows(typed: string): string {
  const kept: string[] = [];
  let run: string[] = [];
  for (const character of [...typed, '']) {
    if (run.length > 0 && !steps.has(`${run.at(-1)}${character}`)) {
      kept.push(...(run.length > 3 ? [run[0] ?? '', run.at(-1) ?? ''] : run));
      run = [];
    }
    run.push(character);
  }
  return kept.join('');
}

/** There are few digits: a telephone number is guessed sooner than a word of its length. */
const weigh = (typed: string) => [...typed].reduce((sum, each) => sum + (/\d/.test(each) ? 0.5 : 1), 0);
