import { readPlans } from '@accounting-site/content/facts';
import { Wallet } from 'lucide';
import { sumOfLines } from './adds-up.ts';
import { Level } from './parts/Level.tsx';
import { Row, Total } from './parts/Rows.tsx';
import { Screen } from './parts/Screen.tsx';
import styles from './RunningCostsPicture.module.css';
import { readPictures } from './read-pictures.ts';

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
