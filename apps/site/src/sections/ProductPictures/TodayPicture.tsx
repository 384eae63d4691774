import { Day } from './parts/Day.tsx';
import { Parts } from './parts/Parts.tsx';
import { Phone } from './parts/Phone.tsx';
import { Picture } from './parts/Picture.tsx';
import { readPictures } from './read-pictures.ts';
import styles from './TodayPicture.module.css';

/** The top of the dashboard only, where there is room for a small phone. */
export function TodayPicture() {
  const { dashboard: words, today } = readPictures();
  return (
    <Picture description={today.description}>
      <Phone time={words.time}>
        <Day {...words} />
        <div className={styles.body}>
          <Parts rows={words.methods} />
        </div>
      </Phone>
    </Picture>
  );
}
