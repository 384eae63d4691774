import { CircleCheckBig } from 'lucide';
import styles from './Pictures.module.css';
import { Phone, Prompt } from './parts/Phone.tsx';
import { Row, Total } from './parts/Rows.tsx';
import { Chip, Picture, Sheet } from './parts/Screen.tsx';
import { readPictures } from './read-pictures.ts';

/** The prompt that a customer approves on the phone, and the wallet in the books that receives the money. */
export function MobileMoneyPicture() {
  const { mobile_money: words } = readPictures();
  const { prompt } = words;
  return (
    <Picture description={words.description}>
      <div className={styles.momoScene}>
        <div className={styles.momoPhone}>
          <Phone time={prompt.time}>
            <div className={styles.momoHome}>
              <Prompt words={prompt} />
            </div>
          </Phone>
        </div>
        <Sheet words={words} kind="app">
          {[words.opening, ...words.rows].map((row) => (
            <Row key={row.label} {...row} />
          ))}
          <Total {...words.closing} />
        </Sheet>
        <Chip icon={CircleCheckBig} words={words.chip} />
      </div>
    </Picture>
  );
}
