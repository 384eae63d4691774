import { readPlans } from '@accounting-site/content/facts/facts';
import { CircleCheckBig, TrendingUp, Wallet } from 'lucide';
import { sumOfLines } from './amounts.ts';
import { Bars, CashLine, Level, Parts } from './parts/Charts.tsx';
import { Row, Rows, Sum, Total } from './parts/Rows.tsx';
import { Screen } from './parts/Screen.tsx';
import { readPictures } from './read-pictures.ts';
import styles from './statement-pictures.module.css';

/** A balance sheet as two strips of the same length, one per side. */
export function BalanceSheetPicture() {
  const { balance_sheet: words } = readPictures();
  const { assets, claims } = words;
  return (
    <Screen words={words} icon={CircleCheckBig}>
      <div className={`tiles ${styles.sides}`}>
        {[assets, { ...claims, rows: [...claims.liabilities, ...claims.equity] }].map((side) => (
          <div key={side.title} className={styles.side}>
            <strong>{side.title}</strong>
            <Parts rows={side.rows} />
            <Total {...side.total} />
          </div>
        ))}
      </div>
    </Screen>
  );
}

/** The income statement of several branches, and the income of each. */
export function BranchesPicture() {
  const { branches: words } = readPictures();
  return (
    <Screen words={words} icon={CircleCheckBig}>
      <Parts rows={words.branches} />
      <Sum {...words.sales} />
      <Rows rows={words.costs} quiet />
      <Total {...words.profit} />
    </Screen>
  );
}

/** The income statement of one month, and the profit of the previous months. */
export function IncomeStatementPicture() {
  const { income_statement: words } = readPictures();
  return (
    <Screen words={words} icon={TrendingUp}>
      <Rows rows={[words.sales, words.cost]} />
      <Sum {...words.gross} />
      <Rows rows={words.expenses} quiet />
      <Total {...words.profit} />
      <div className={styles.months}>
        <small>{words.months_label}</small>
        <Bars amounts={words.months} initials={words.months_initials} />
      </div>
    </Screen>
  );
}

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

/** A shop's monthly costs as bars. The last and shortest is the price of the product. */
export function RunningCostsPicture() {
  const { running_costs: words, income_statement: statement } = readPictures();
  const expenses = statement.expenses.map(({ label, amount }) => ({ label, amount: -amount }));
  const costs = [...expenses, { label: words.product, amount: readPlans().deployments.cloud.price }];
  const highest = Math.max(...costs.map((cost) => cost.amount));
  return (
    <Screen words={words} icon={Wallet}>
      {costs.map((cost) => (
        <div key={cost.label} className={styles.cost}>
          <Row {...cost} />
          <Level value={cost.amount} of={highest} />
        </div>
      ))}
      <Total label={words.total} amount={sumOfLines(costs)} />
    </Screen>
  );
}
