import { CircleCheckBig } from 'lucide';
import styles from './Pictures.module.css';
import { Row, Rows, Sum, Total } from './parts/Rows.tsx';
import { Screen } from './parts/Screen.tsx';
import { readPictures } from './read-pictures.ts';

/**
 * An invoice with its levies, and the payment that settled it. It has no E-VAT code, because the product
 * issues none.
 */
export function InvoicePicture({ words = readPictures().invoice }) {
  return (
    <Screen words={words} icon={CircleCheckBig}>
      <div className={`tiles ${styles.parties}`}>
        {words.parties.map((party) => (
          <div key={party.label} className={styles.lines}>
            <small>{party.label}</small>
            <strong>{party.name}</strong>
            <small>{party.detail}</small>
          </div>
        ))}
      </div>
      <Rows rows={words.rows} />
      <Rows rows={words.taxes} quiet />
      <Total {...words.total} />
      {words.withheld && (
        <>
          <Row {...words.withheld.tax} />
          <Sum {...words.withheld.rest} />
        </>
      )}
    </Screen>
  );
}
