import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { Today } from '@accounting-site/contract/staff/staff-numbers';
import { hasRight } from '@accounting-site/contract/staff/staff-roles';
import { Notice } from '@accounting-site/ui/Notice';
import { type ReactNode, useRef, useState } from 'react';
import { href, routes } from '../../lib/pages/routes.ts';
import { formatMoment } from '../../lib/text/format-moment.ts';
import type { StaffWords } from '../../pages/_staff/staff-words.ts';
import styles from './DeskToday.module.css';
import { LaunchCheck } from './LaunchCheck.tsx';
import { RetryFailed } from './RetryFailed.tsx';

interface TodayViewProps {
  today: Today;
  /** The role of the reader, who may not be allowed to open leads. */
  reader: string;
  words: StaffWords['today'];
  /** Called when failed messages are being sent again. */
  onRetried: () => void;
}

/** What needs doing, each item with a link to the page for it. Items without work are omitted. */
export function TodayView({ today, reader, words, onRetried }: TodayViewProps) {
  // A server of the version before sends neither `missed` nor `undated`.
  const { missed = [], undated = 0, overdue, dueToday, unowned } = today;
  const { webinars, failed, failedCount, searches, articles, launch } = today;
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const ofLists = missed.length + searches.length + articles.length;
  /** Whether people who registered have to be told of another time. */
  const mustTell = webinars.some(({ state }) => state === 'dropped' || state === 'moved');
  const isDone = !mustTell && overdue + dueToday + unowned + undated + failedCount + ofLists === 0;
  /** Moves the focus, because the pressed button may disappear. */
  function retried(messages: number) {
    setSaid(messages > 0 ? fillSlots(words.retried, { count: `${messages}` }) : words.retried_none);
    heading.current?.focus();
    onRetried();
  }
  return (
    <section className="stack" aria-labelledby="to-do">
      <h2 id="to-do" className="step-3" ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      {isDone && <p className="box">{words.nothing}</p>}
      {said !== '' && <Notice>{said}</Notice>}
      <ul className={`tiles unless-empty ${styles.todo}`}>
        <Matter count={missed.length} label={words.missed} help={words.missed_help} isUrgent>
          {missed.map((at) => (
            <li key={at}>{formatMoment(at)}</li>
          ))}
        </Matter>
        <Matter count={overdue} label={words.overdue} query="?overdue=yes" isUrgent />
        <Matter count={dueToday} label={words.due} query="?due=today" />
        <Matter count={unowned} label={words.unowned} query="?owner=nobody" />
        <Matter count={undated} label={words.undated} query="?due=none" />
        <Matter count={webinars.length} label={words.webinars} isUrgent={mustTell}>
          {webinars.map((webinar) => (
            <WebinarDate
              key={webinar.id + webinar.startsAt}
              webinar={webinar}
              reader={reader}
              words={words}
            />
          ))}
        </Matter>
        <Matter
          count={failedCount}
          label={words.failed}
          help={words.failed_help}
          action={hasRight(reader, 'leads') && <RetryFailed words={words} onRetried={retried} />}
          isUrgent
        >
          {failed.map(({ id, template, at, address, problem }) => (
            <li key={id}>
              {words.messages[template] ?? template}, {address && `${address}, `}
              {formatMoment(at)}
              {problem && `: ${problem}`}
            </li>
          ))}
        </Matter>
        <Matter count={searches.length} label={words.searches} help={words.searches_help}>
          {searches.map(({ query, count }) => (
            <li key={query}>
              <a href={`${routes.search}?q=${encodeURIComponent(query)}`}>{query}</a> × {count}
            </li>
          ))}
        </Matter>
        <Matter count={articles.length} label={words.articles}>
          {articles.map(({ article, no, yes, comments }) => (
            <li key={article}>
              <a href={href(article)}>{article}</a>
              <br />
              <span className="quiet">{fillSlots(words.votes, { no: `${no}`, yes: `${yes}` })}</span>
              {comments.map((comment) => (
                <p key={comment}>“{comment}”</p>
              ))}
            </li>
          ))}
        </Matter>
      </ul>
      <LaunchCheck report={launch} words={words} />
    </section>
  );
}

function WebinarDate({
  webinar: { id, title, startsAt, date, seats, state },
  reader,
  words,
}: Pick<TodayViewProps, 'reader' | 'words'> & { webinar: Today['webinars'][number] }) {
  const registered = fillSlots(words.seats, { count: `${seats}` });
  const query = new URLSearchParams({ stage: 'all', webinar: date });
  return (
    <li>
      {title === '' ? words.deleted_webinar : <a href={routes.webinar(id)}>{title}</a>}
      <br />
      <span className="quiet">
        {formatMoment(startsAt)},{' '}
        {hasRight(reader, 'leads') ? <a href={`${routes.staffLeads}?${query}`}>{registered}</a> : registered}
      </span>
      {state !== 'coming' && <p>{words[state]}</p>}
    </li>
  );
}

interface MatterProps {
  count: number;
  label: string;
  /** What the page of leads filters by; undefined for a matter that is no lead. */
  query?: string;
  help?: string;
  action?: ReactNode;
  isUrgent?: boolean;
  children?: ReactNode;
}

function Matter({ count, label, query, help, action, isUrgent, children }: MatterProps) {
  if (count === 0) return null;
  return (
    <li className={`card stack gap-2 ${styles.matter}`} data-urgent={isUrgent || undefined}>
      <strong className={styles.count}>{count}</strong>
      {query ? (
        <a href={`${routes.staffLeads}${query}`} className="row-link strong">
          {label}
        </a>
      ) : (
        <span className="strong">{label}</span>
      )}
      {children && <ul className={`small anywhere ${styles.rows}`}>{children}</ul>}
      {help && <p className="quiet small anywhere">{help}</p>}
      {action}
    </li>
  );
}
