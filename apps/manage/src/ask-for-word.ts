import { CannotDo, type Given, type Surroundings } from './command.ts';

/** Returns once the owner has typed the word, or passed --yes. @throws CannotDo otherwise */
export async function askForWord(
  { values: { yes } }: Given,
  { ask }: Pick<Surroundings, 'ask'>,
  { word, question }: { word: string; question: string },
): Promise<void> {
  if (yes === true || (await ask(`${question} Type ${word} to go on: `)).trim() === word) return;
  throw new CannotDo(`Nothing was changed. To go on, type ${word} when asked, or add --yes.`);
}
