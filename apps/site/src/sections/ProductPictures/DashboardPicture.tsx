import { Badge } from '@accounting-site/ui/Badge';
import { Icon } from '@accounting-site/ui/Icon';
import { House, Package, ReceiptText, Store } from 'lucide';
import styles from './DashboardPicture.module.css';
import { Bars } from './parts/Bars.tsx';
import { Day } from './parts/Day.tsx';
import { Parts } from './parts/Parts.tsx';
import { Phone } from './parts/Phone.tsx';
import { Picture } from './parts/Picture.tsx';
import { Pair, Rows, Sum } from './parts/Rows.tsx';
import { readPictures } from './read-pictures.ts';

const icons = [House, Store, ReceiptText, Package];

/** The product's start screen on a phone: today, this week, unpaid invoices and low stock. */
export function DashboardPicture() {
  const { dashboard: words } = readPictures();
  return (
    <Picture description={words.description}>
      <Phone time={words.time}>
        <Day {...words} />
        <div className={`stack ${styles.body}`}>
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
