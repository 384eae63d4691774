import type { Plan } from '@accounting-site/content/facts/facts';
import { formatPrice } from '@accounting-site/content/money/money';
import { Icon } from '@accounting-site/ui/Icon';
import { Section } from '@accounting-site/ui/Section';
import { Check, Minus } from 'lucide';
import type { ReactNode } from 'react';
import { nextPrice } from '../../lib/plans/plan-prices.ts';
import { CheckList } from '../../sections/CheckList/CheckList.tsx';
import { EVatNote } from '../../sections/EVatNote/EVatNote.tsx';
import styles from './Comparison.module.css';
import { PlanPrice } from './PlanPrice.tsx';
import type { PricingWords } from './pricing-words.ts';

/**
 * The differences between the plans as a table, and common features as a list. This is also the printed price
 * list.
 */
export function Comparison({ words, plans }: { words: PricingWords; plans: Plan[] }) {
  const { comparison } = words;
  const rows: { label: string; cell: (plan: Plan) => ReactNode }[] = [
    { label: comparison.price, cell: (plan) => <PlanPrice plan={plan} words={words.price} /> },
    {
      label: comparison.charge,
      cell: (plan) => <Charge plan={plan} next={nextPrice(plan, words.price.next)} />,
    },
    { label: comparison.invoices, cell: (plan) => invoicesOf(plan, comparison.unlimited) },
    { label: comparison.users, cell: (plan) => plan.users },
    { label: comparison.inventory, cell: (plan) => <YesOrNo is={plan.inventory} words={comparison} /> },
    {
      label: comparison.priority_support,
      cell: (plan) => <YesOrNo is={plan.priority_support} words={comparison} />,
    },
  ];
  return (
    <div className={styles.comparison}>
      <Section id="compare" heading={comparison.heading}>
        <table className={`table small figures ${styles.table}`} data-plans={Math.min(plans.length, 5)}>
          <thead>
            <tr>
              <th scope="col">{comparison.plan}</th>
              {plans.map((plan) => (
                <th key={plan.id} scope="col" data-popular={plan.popular || undefined}>
                  {plan.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {plans.map((plan) => (
                  <td key={plan.id} data-plan={plan.name} data-popular={plan.popular || undefined}>
                    {row.cell(plan)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.every}>
          <h3>{comparison.every_plan.heading}</h3>
          <CheckList items={comparison.every_plan.features} />
          <EVatNote />
        </div>
      </Section>
    </div>
  );
}

const invoicesOf = (plan: Plan, unlimited: string) =>
  plan.invoices_per_month === 'unlimited' ? unlimited : plan.invoices_per_month;

function Charge({ plan, next }: { plan: Plan; next: string | undefined }) {
  return (
    <>
      <span className={styles.charge}>{formatPrice(plan.price)}</span> {plan.period}
      {next && <div>{next}</div>}
    </>
  );
}

function YesOrNo({ is, words }: { is: boolean; words: PricingWords['comparison'] }) {
  return (
    <span className={styles.answer} data-yes={is || undefined}>
      <Icon of={is ? Check : Minus} size={20} />
      {is ? words.yes : words.no}
    </span>
  );
}
