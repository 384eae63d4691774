import { formatPrice } from '@accounting-site/content/money';
import { PackagePlus } from 'lucide';
import { Level } from './parts/Level.tsx';
import { PayButtons } from './parts/PayButtons.tsx';
import { Total } from './parts/Rows.tsx';
import { Screen } from './parts/Screen.tsx';
import styles from './RetailPicture.module.css';
import { readPictures } from './read-pictures.ts';

/** A shop's till: the goods with their stock, and the cart. */
export function RetailPicture() {
  const { retail: words } = readPictures();
  return (
    <Screen words={words} kind="app" icon={PackagePlus}>
      <div className={styles.goods}>
        {words.goods.map((item) => (
          <div key={item.label} className={styles.item} data-low={item.low}>
            {item.quantity > 0 && <b>{item.quantity}</b>}
            <strong>{item.label}</strong>
            <span>{formatPrice(item.price)}</span>
            <Level value={item.stock} of={item.full} danger={item.low ?? false} />
            <small>{item.left}</small>
          </div>
        ))}
      </div>
      <Total {...words.total} />
      <PayButtons methods={words.methods} />
    </Screen>
  );
}
