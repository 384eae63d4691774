import { fillSlots } from '@accounting-site/content/fill-slots';
import type { Numbers } from '@accounting-site/contract/staff-numbers';
import { formatDay } from '../../lib/text/format-day.ts';
import type { NumbersWords } from '../../pages/_staff/staff-words.ts';
import styles from './DeskToday.module.css';

const height = 120;
/** The width of a bar and the space beside it. */
const step = 10;
const barWidth = 7;

/** A bar for the visits of each day. The table of the chart also has leads and trials. */
export function DailyChart({ days, words }: { days: Numbers['daily']; words: NumbersWords }) {
  const most = Math.max(...days.map(({ visits }) => visits));
  const [first, last] = [days.at(0)?.day ?? '', days.at(-1)?.day ?? ''];
  const title = fillSlots(words.chart, {
    since: formatDay(first),
    until: formatDay(last),
    most: most.toLocaleString('en'),
  });
  return (
    <figure className="stack gap-2">
      <svg
        className={styles.days}
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={title}
      >
        {days.map(({ day, visits }, index) => {
          const tall = (visits / Math.max(most, 1)) * height;
          return (
            <rect key={day} x={index * step} y={height - tall} width={barWidth} height={tall}>
              <title>{`${formatDay(day)}: ${visits}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption className="quiet small">{title}</figcaption>
    </figure>
  );
}
