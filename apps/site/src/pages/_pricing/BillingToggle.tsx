import type { PriceList } from '@accounting-site/content/facts';
import { Badge } from '@accounting-site/ui/Badge';
import { PillChoice } from '@accounting-site/ui/PillChoice';
import { fillSlots } from '../../lib/fill-slots.ts';
import styles from './BillingToggle.module.css';
import type { PricingWords } from './pricing-words.ts';

/** Shows every price of the page per month or per year. Two radio buttons: the page's CSS follows them. */
export function BillingToggle({
  words,
  claim,
}: {
  words: PricingWords['billing'];
  claim: PriceList['yearly_saving_claim_percent'];
}) {
  return (
    <div className={styles.billing}>
      <fieldset className={styles.toggle}>
        <legend className="visually-hidden">{words.legend}</legend>
        <PillChoice name="billing" value="monthly" label={words.monthly} defaultChecked />
        <PillChoice name="billing" value="yearly" label={words.yearly} />
      </fieldset>
      <p className={styles.claim}>
        <Badge tone="gold">{fillSlots(words.claim, { percent: String(claim) })}</Badge>
        <a href="#calculator" className={styles.link}>
          {words.calculate}
        </a>
      </p>
    </div>
  );
}
