import styles from './Pictures.module.css';
import { PayButtons } from './parts/Phone.tsx';
import { Receipt } from './parts/Receipt.tsx';
import { Marked, Row, Total } from './parts/Rows.tsx';
import { Picture } from './parts/Screen.tsx';
import { readPictures } from './read-pictures.ts';

/** A receipt and the account suggested for it. The line that the suggestion rests on is marked in both. */
export function SuggestionPicture() {
  const { suggestion: words } = readPictures();
  const { receipt, account } = words;
  return (
    <Picture description={words.description}>
      <div className={styles.suggestionScene}>
        <Receipt>
          <strong>{receipt.title}</strong>
          <small>{receipt.aside}</small>
          {receipt.rows.map((row) =>
            row.label === words.source ? (
              <Marked key={row.label}>
                <Row {...row} />
              </Marked>
            ) : (
              <Row key={row.label} {...row} />
            ),
          )}
          <Total {...receipt.total} />
        </Receipt>
        <div className={`card raised stack gap-3 ${styles.suggestion}`}>
          <small>{account.title}</small>
          <strong className="display step-2">{account.label}</strong>
          {account.because}
          <Marked>{words.source}</Marked>
          <PayButtons methods={words.answers} />
        </div>
      </div>
    </Picture>
  );
}
