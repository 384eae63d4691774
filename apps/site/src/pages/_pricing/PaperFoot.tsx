import type { PriceList } from '@accounting-site/content/facts';
import { formatPrice } from '@accounting-site/content/money';
import styles from './PricingPage.module.css';
import type { PricingWords } from './pricing-words.ts';

interface PaperFootProps {
  words: PricingWords['print'];
  /** The self-hosted price from a later day, if one is announced. */
  next: string | undefined;
  selfHosted: PriceList['deployments']['self_hosted'];
}

/** The text below the table of the printed price list: the self-hosted price, and whom to ask. */
export function PaperFoot({ words, next, selfHosted }: PaperFootProps) {
  return (
    <dl className={styles.foot}>
      <div className={styles.own}>
        <dt>{selfHosted.name}</dt>
        <dd>
          {formatPrice(selfHosted.price)} {selfHosted.period}
          {next && <div>{next}</div>}
        </dd>
      </div>
      {words.contact.map((way) => (
        <div key={way.label}>
          <dt>{way.label}</dt>
          <dd>{way.text}</dd>
        </div>
      ))}
    </dl>
  );
}
