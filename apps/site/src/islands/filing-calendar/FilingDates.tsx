import { fillSlots } from '@accounting-site/content/fill-slots';
import { Slip } from '../../lib/tool-form/Slip.tsx';
import styles from './FilingDates.module.css';
import type { FilingAnswer } from './filing-answer.ts';
import type { FilingCalendarWords } from './filing-words.ts';

interface FilingDatesProps {
  answer: FilingAnswer;
  words: Pick<FilingCalendarWords, 'form' | 'filings' | 'answer'>;
}

/** The dates of twelve months, month by month. */
export function FilingDates({ answer: { dates, next }, words }: FilingDatesProps) {
  const months = new Map<string, typeof dates>();
  for (const date of dates) {
    const month = date.day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), date]);
  }
  const nameOf = (month: string) => `${words.form.months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
  return (
    <Slip headline={fillSlots(words.answer.headline, { count: String(dates.length) })}>
      {next && (
        <p>
          {fillSlots(words.answer.next, { title: words.filings[next.id].title, day: formatDate(next.day) })}
        </p>
      )}
      <div className={styles.months}>
        {[...months].map(([month, inMonth], at) => (
          <details key={month} open={at < 2} className="unfolds">
            <summary className={styles.month}>{nameOf(month)}</summary>
            <ul className={`stack gap-1 small ${styles.list}`}>
              {inMonth.map(({ id, day, early }) => (
                <li key={id} className={styles.item}>
                  <time dateTime={day} className="quiet">
                    {formatDate(day)}
                  </time>
                  <span>
                    {words.filings[id].title}
                    {early && (
                      <>
                        {': '}
                        <strong className={styles.early}>
                          {fillSlots(words.answer.early[early.act], { day: formatDate(early.day) })}
                        </strong>
                      </>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </Slip>
  );
}

const written = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** 2026-12-14 as Mon, 14 Dec. */
const formatDate = (day: string) => written.format(new Date(`${day}T00:00:00Z`));
