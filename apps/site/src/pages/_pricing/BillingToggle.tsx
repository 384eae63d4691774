import type { Plan } from '@accounting-site/content/facts';
import { Badge } from '@accounting-site/ui/Badge';
import { PillChoice } from '@accounting-site/ui/PillChoice';
import { fillSlots } from '../../lib/fill-slots.ts';
import { actualSavings } from './actual-savings.ts';
import styles from './BillingToggle.module.css';
import type { PricingWords } from './pricing-words.ts';

interface BillingToggleProps {
  words: PricingWords['billing'];
  plans: readonly Plan[];
  /** What yearly billing is said to save, in percent; undefined where the owner says nothing. */
  claim: number | undefined;
}

/** Shows every price of the page per month or per year. Two radio buttons: the page's CSS follows them. */
export function BillingToggle({ words, plans, claim }: BillingToggleProps) {
  return (
    <div className={styles.billing}>
      <fieldset className={styles.toggle}>
        <legend className="visually-hidden">{words.legend}</legend>
        <PillChoice name="billing" value="monthly" label={words.monthly} defaultChecked />
        <PillChoice name="billing" value="yearly" label={words.yearly} />
      </fieldset>
      <p className={styles.claim}>
        {claim !== undefined && (
          <Badge tone="gold">{fillSlots(words.claim, { percent: String(claim) })}</Badge>
        )}
        <a href="#calculator" className={styles.link}>
          {words.calculate}
        </a>
      </p>
      <p className={styles.actual}>{actualSavings(plans, words)}</p>
    </div>
  );
}
