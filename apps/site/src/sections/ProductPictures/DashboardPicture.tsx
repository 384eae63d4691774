import { Badge } from '@accounting-site/ui/Badge';
import { Icon } from '@accounting-site/ui/Icon';
import { House, Package, ReceiptText, Store } from 'lucide';
import styles from './Pictures.module.css';
import { Bars, Parts } from './parts/Charts.tsx';
import { Day, Phone } from './parts/Phone.tsx';
import { Pair, Rows, Sum } from './parts/Rows.tsx';
import { Picture } from './parts/Screen.tsx';
import { readPictures } from './read-pictures.ts';

const icons = [House, Store, ReceiptText, Package];

/** The product's start screen on a phone: today, this week, unpaid invoices and low stock. */
export function DashboardPicture() {
  const { dashboard: words } = readPictures();
  return (
    <Picture description={words.description}>
      <Phone time={words.time}>
        <Day {...words} />
        <div className={`stack ${styles.dashboard}`}>
          <Parts rows={words.methods} />
          <Sum {...words.week.total} />
          <Bars amounts={words.week.days} initials={words.week.initials} />
          <Rows rows={[words.owed]} />
          <Pair start={words.low.label} end={<Badge tone="clay">{words.low.status}</Badge>} />
        </div>
        <div className={`cluster spread ${styles.tabs}`}>
          {words.tabs.map((tab, index) => (
            <span key={tab}>
              <Icon of={icons[index] ?? House} />
              {tab}
            </span>
          ))}
        </div>
      </Phone>
    </Picture>
  );
}

/** The top of the dashboard only, where there is room for a small phone. */
export function TodayPicture() {
  const { dashboard: words, today } = readPictures();
  return (
    <Picture description={today.description}>
      <Phone time={words.time}>
        <Day {...words} />
        <div className={styles.short}>
          <Parts rows={words.methods} />
        </div>
      </Phone>
    </Picture>
  );
}
