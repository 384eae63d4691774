import { CircleCheckBig } from 'lucide';
import styles from './InvoicePicture.module.css';
import { Chip } from './parts/Chip.tsx';
import { QrCode } from './parts/QrCode.tsx';
import { Pair, Rows, Total } from './parts/Rows.tsx';
import { Screen } from './parts/Screen.tsx';
import { readPictures } from './read-pictures.ts';

/** An invoice with its levies and its E-VAT code, and the mobile-money payment that just settled it. */
export function InvoicePicture() {
  const { invoice: words } = readPictures();
  return (
    <Screen words={words} chip={<Chip icon={CircleCheckBig} words={words.chip} />}>
      <Pair start={<strong>{words.customer}</strong>} end={words.date} />
      <Rows rows={words.rows} />
      <Rows rows={words.taxes} quiet />
      <Total {...words.total} />
      <div className={styles.code}>
        <QrCode />
        {words.code}
      </div>
    </Screen>
  );
}
