import { Badge } from '@accounting-site/ui/Badge';
import { CashLine } from './parts/Charts.tsx';
import { PayButtons } from './parts/Phone.tsx';
import { Item, Pair, Row, Rows, Total } from './parts/Rows.tsx';
import { Picture, Sheet } from './parts/Screen.tsx';
import { readPictures } from './read-pictures.ts';

/** Pictures of three features with their essentials, where they are beside each other. */
export function briefPictures() {
  const { till, cash_flow: cash, income_statement: statement } = readPictures();
  return {
    till: (
      <Picture description={till.description}>
        <Sheet words={till} kind="app">
          {till.rows.map(({ label, quantity, amount }) => (
            <Item key={label} {...{ label, quantity, amount }} />
          ))}
          <Total {...till.total} />
          <PayButtons methods={till.methods} />
          <Pair start={till.chip.title} end={<Badge tone="clay">{till.chip.detail}</Badge>} />
        </Sheet>
      </Picture>
    ),
    cash_flow: (
      <Picture description={cash.description}>
        <Sheet words={cash} kind="app">
          <CashLine opening={cash.opening.amount} movements={cash.movements} days={cash.days} />
          <Row label={cash.chip.title} amount={cash.chip.amount} />
          <Total {...cash.closing} />
        </Sheet>
      </Picture>
    ),
    income_statement: (
      <Picture description={statement.description}>
        <Sheet words={statement}>
          <Rows rows={[statement.sales, statement.cost]} />
          <Rows rows={statement.expenses} quiet />
          <Total {...statement.profit} />
        </Sheet>
      </Picture>
    ),
  };
}
