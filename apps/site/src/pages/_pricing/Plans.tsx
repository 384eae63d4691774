import type { Plan } from '@accounting-site/content/facts/facts';
import { formatPrice } from '@accounting-site/content/money/money';
import { Badge } from '@accounting-site/ui/Badge';
import { ButtonLink } from '@accounting-site/ui/Button';
import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import { planLink } from '../../lib/plans/plan-link.ts';
import { nextPrice } from '../../lib/plans/plan-prices.ts';
import { CheckList } from '../../sections/CheckList/CheckList.tsx';
import { PlanPrice } from './PlanPrice.tsx';
import styles from './Plans.module.css';
import type { PricingWords } from './pricing-words.ts';
import { limitText } from './savings-table.ts';

/** The plans on one ruled sheet, like a printed price list. The popular plan is highlighted. */
export function Plans({ words, plans }: { words: PricingWords; plans: Plan[] }) {
  return (
    <div className="content screen-only">
      <ul
        className={`stack shown-whole ${styles.sheet}`}
        data-columns={columnsFor(plans.length)}
        data-single-row={plans.length <= 4 || undefined}
      >
        {plans.map((plan) => (
          <li
            key={plan.id}
            className={`stack small ${plan.popular ? 'band ' : ''}${styles.plan}`}
            data-popular={plan.popular || undefined}
          >
            <PlanCard plan={plan} words={words} />
          </li>
        ))}
      </ul>
      <p className="quiet small top-4">{words.price.rounded}</p>
    </div>
  );
}

/** The number of columns on a wide screen that leaves the last row fullest. */
function columnsFor(count: number): number {
  if (count <= 4) return count;
  return count % 4 === 0 || (count % 4 === 3 && count % 3 > 0) ? 4 : 3;
}

function PlanCard({ plan, words }: { plan: Plan; words: PricingWords }) {
  const next = nextPrice(plan, words.price.next);
  return (
    <>
      {plan.popular && (
        <div className={styles.strip}>
          <WovenStrip />
        </div>
      )}
      <h2 className={`cluster middle step-2 ${styles.name}`}>
        {plan.name} {plan.popular && <Badge tone="gold">{words.plans.popular}</Badge>}
      </h2>
      <p className={`quiet ${styles.description}`}>{plan.description}</p>
      <PlanPrice plan={plan} words={words.price} size="large" />
      <p className={`stack quiet ${styles.charge}`}>
        {words.price.charge}
        <strong>
          {formatPrice(plan.price)} {plan.period}
        </strong>
        {next && <span>{next}</span>}
      </p>
      <ButtonLink
        href={planLink(plan)}
        variant={plan.popular ? 'band' : 'secondary'}
        wide
        aria-label={`${plan.cta}, ${plan.name}`}
      >
        {plan.cta}
      </ButtonLink>
      <ul className={`strong ${styles.limits}`}>
        {planLimits(plan, words.plans).map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      <CheckList items={planFeatures(plan, words.plans)} />
    </>
  );
}

type PlanWords = PricingWords['plans'];

/** The limits of a plan, from the price list: 200 invoices a month, 3 users, ... */
const planLimits = (plan: Plan, { limits }: PlanWords): string[] =>
  [
    limitText(plan, 'invoices', limits),
    limitText(plan, 'users', limits),
    ...(plan.inventory ? [limits.inventory] : []),
    ...(plan.priority_support ? [limits.priority_support] : []),
  ].map(startingLarge);

/** The other features of a plan. */
const planFeatures = (plan: Plan, { words }: PlanWords): string[] => words[plan.id]?.features ?? [];

const startingLarge = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
