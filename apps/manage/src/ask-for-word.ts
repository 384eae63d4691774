import { CannotDo, type Given, type Surroundings } from './command.ts';

/** Goes on once somebody typed the word, or gave --yes. @throws CannotDo when they did not */
export async function askForWord(
  { values: { yes } }: Given,
  { ask }: Pick<Surroundings, 'ask'>,
  { word, question }: { word: string; question: string },
): Promise<void> {
  if (yes === true || (await ask(`${question} Type ${word} to go on: `)).trim() === word) return;
  throw new CannotDo(`Nothing was changed. To go on, type ${word} when asked, or add --yes.`);
}
