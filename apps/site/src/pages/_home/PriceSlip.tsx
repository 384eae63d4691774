import { type PriceList, readBrand } from '@accounting-site/content/facts';
import { routes } from '../../lib/pages/routes.ts';
import { Receipt } from '../../sections/ProductPictures/parts/Receipt.tsx';
import { Row, Total } from '../../sections/ProductPictures/parts/Rows.tsx';
import type { HomeWords } from './home-words.ts';
import styles from './PriceSlip.module.css';

interface PriceSlipProps {
  words: HomeWords['deployment']['slip'];
  cloud: PriceList['deployments']['cloud'];
}

/** What the product costs, as the receipt of a till: nothing at first, and then the lowest price. */
export function PriceSlip({ words, cloud }: PriceSlipProps) {
  return (
    <div className={styles.slip}>
      <Receipt>
        <strong className="display step-1">{readBrand().name}</strong>
        <Row label={words.trial} note={words.note} amount={0} />
        <Total label={words.from} note={cloud.period} amount={cloud.price} />
        <a href={routes.pricing} className="alone">
          {words.link}
        </a>
      </Receipt>
    </div>
  );
}
