import type { Plan } from '@accounting-site/content/facts';
import { fillSlots } from '@accounting-site/content/fill-slots';
import { Badge } from '@accounting-site/ui/Badge';
import { PillChoice } from '@accounting-site/ui/PillChoice';
import { actualSavings } from './actual-savings.ts';
import styles from './PricingPage.module.css';
import type { PricingWords } from './pricing-words.ts';

interface BillingToggleProps {
  words: PricingWords['billing'];
  plans: readonly Plan[];
  /** The advertised saving of yearly billing, in percent; undefined if the owner states none. */
  claim: number | undefined;
}

/**
 * Switches all prices of the page between monthly and yearly. The page's CSS follows its two radio buttons.
 */
export function BillingToggle({ words, plans, claim }: BillingToggleProps) {
  return (
    <div className={`stack gap-3 start ${styles.billing} screen-only`}>
      <fieldset className={styles.toggle}>
        <legend className="visually-hidden">{words.legend}</legend>
        <PillChoice name="billing" value="monthly" label={words.monthly} defaultChecked />
        <PillChoice name="billing" value="yearly" label={words.yearly} />
      </fieldset>
      <p className={`cluster middle small ${styles.claim}`}>
        {claim !== undefined && (
          <Badge tone="gold">{fillSlots(words.claim, { percent: String(claim) })}</Badge>
        )}
        <a href="#calculator" className="alone">
          {words.calculate}
        </a>
      </p>
      <p className={`quiet small ${styles.actual}`}>{actualSavings(plans, words)}</p>
    </div>
  );
}
