import { passwordMinLength } from '@accounting-site/contract/fields/field-limits';

/** The most useful improvement: more characters, other characters, another word, or none. */
type PasswordAdvice = 'short' | 'own_words' | 'pattern' | 'longer' | 'nothing';

export interface PasswordEstimate {
  advice: PasswordAdvice;
  /** From 0 for an empty password to 3. */
  strength: 0 | 1 | 2 | 3;
  /** How many characters are missing to the minimum length. */
  missing: number;
}

/** This many unpredictable characters make a password strong. */
const enough = 16;
/** Characters beyond this position are ignored. */
const looksAt = 128;

/**
 * Estimates a password while it is typed, to give a hint. It blocks nothing: only the minimum length does,
 * and the server's list of common passwords.
 * @param ownWords the user's name, email address and business, which others know
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

/**
 * Each known word weighs one guess, however long it is. Words of one or two characters are ignored, because
 * any password contains some.
 */
function leaveOutOwnWords(typed: string, ownWords: readonly string[]): string {
  const words = ownWords
    .flatMap((words) => words.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 2)
    .sort((one, other) => other.length - one.length);
  return words.reduce((left, word) => left.replaceAll(word, '-'), typed);
}

/** Shortens repetitions: aaaa and abcabc weigh as much as a and abc. A double letter, as in a word, stays. */
const shortenRepeats = (typed: string) => typed.replace(/(.)\1{2,}/gsu, '$1').replace(/(.{2,}?)\1+/gsu, '$1');

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const steps = new Set(
  rows.flatMap((row) => [...row].slice(1).flatMap((next, at) => [`${row[at]}${next}`, `${next}${row[at]}`])),
);

/**
 * Shortens runs of four or more neighbours in the alphabet, digits or keyboard, as in 1234 or asdf, to their
 * first and last.
 */
function shortenRows(typed: string): string {
  const kept: string[] = [];
  let run: string[] = [];
  for (const character of [...typed, '']) {
    if (run.length > 0 && !steps.has(`${run[run.length - 1]}${character}`)) {
      kept.push(...(run.length > 3 ? [run[0] ?? '', run[run.length - 1] ?? ''] : run));
      run = [];
    }
    run.push(character);
  }
  return kept.join('');
}

/** A digit weighs less than a letter, because there are only ten. */
const weigh = (typed: string) => [...typed].reduce((sum, each) => sum + (/\d/.test(each) ? 0.5 : 1), 0);
