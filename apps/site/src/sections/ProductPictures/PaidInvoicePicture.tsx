import styles from './Pictures.module.css';
import { Message, Phone, Prompt } from './parts/Phone.tsx';
import { Marked, Row, Total } from './parts/Rows.tsx';
import parts from './parts/Screen.module.css';
import { Picture, Sheet } from './parts/Screen.tsx';
import { readPictures } from './read-pictures.ts';

/** An invoice in three steps: sent as a message, approved on the customer's phone, recorded in the books. */
export function PaidInvoicePicture() {
  const { paid_invoice: words, invoice, mobile_money: wallet } = readPictures();
  return (
    <Picture description={words.description}>
      <div className={`${parts.numbered} ${styles.paidScene}`}>
        <div className={styles.message}>
          <Message invoice={invoice} words={words.message} />
        </div>
        <div className={styles.paidPhone}>
          <Phone time={wallet.prompt.time}>
            <div className={styles.paidHome}>
              <Prompt words={wallet.prompt} />
            </div>
          </Phone>
        </div>
        <div className={styles.book}>
          <Sheet words={wallet}>
            {[wallet.opening, ...wallet.rows].map(({ label, note, amount }) =>
              amount === invoice.total.amount ? (
                <Marked key={label} className={styles.landed}>
                  <Row {...{ label, note, amount }} />
                </Marked>
              ) : (
                <Row key={label} {...{ label, amount }} />
              ),
            )}
            <Total {...wallet.closing} />
          </Sheet>
        </div>
      </div>
    </Picture>
  );
}
