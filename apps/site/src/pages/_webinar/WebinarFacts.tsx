import { readHours } from '@accounting-site/content/facts';
import { describeSchedule, type Webinar } from '@accounting-site/content/webinars';
import type { ReactNode } from 'react';
import { CheckList } from '../../sections/CheckList/CheckList.tsx';
import { CalendarLink } from '../../sections/WebinarDate/CalendarLink.tsx';
import { WebinarDate } from '../../sections/WebinarDate/WebinarDate.tsx';
import styles from './WebinarFacts.module.css';
import type { WebinarWords } from './webinar-words.ts';

/** Date, duration, audience and topics. */
export function WebinarFacts({ webinar, words }: { webinar: Webinar; words: WebinarWords['facts'] }) {
  const { time_zone_label: timeZone } = readHours();
  return (
    <div>
      <dl className="ruled">
        <Fact term={words.next}>
          <WebinarDate webinar={webinar} />
          <br />
          <CalendarLink webinar={webinar} label={words.calendar} />
        </Fact>
        <Fact term={words.rule}>{describeSchedule(webinar, timeZone)}</Fact>
        <Fact term={words.length}>
          {webinar.minutes} {words.minutes}
        </Fact>
        <Fact term={words.audience}>{webinar.audience}</Fact>
      </dl>
      <h2 className={styles.heading}>{words.points}</h2>
      <CheckList items={webinar.points} />
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
