import { Wallet } from 'lucide';
import { CashLine } from './parts/CashLine.tsx';
import { Rows, Total } from './parts/Rows.tsx';
import { Screen } from './parts/Screen.tsx';
import { readPictures } from './read-pictures.ts';

/** The cash balance of one month as a line, with its lowest point labelled. */
export function CashFlowPicture() {
  const { cash_flow: words } = readPictures();
  return (
    <Screen words={words} kind="app" icon={Wallet}>
      <CashLine opening={words.opening.amount} movements={words.movements} days={words.days} />
      <Rows rows={[words.opening, words.money_in, words.money_out]} />
      <Total {...words.closing} />
    </Screen>
  );
}
