import { contentNow } from '@accounting-site/content/dates/content-day';
import {
  formatDay,
  formatTime,
  nextStarts,
  nthStart,
  yearOf,
} from '@accounting-site/content/dates/webinar-dates';
import { readHours } from '@accounting-site/content/facts/facts';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { describeSchedule, scheduleOf, type Webinar } from '@accounting-site/content/files/webinars';
import { languageTag } from '@accounting-site/content/languages/language-tag';
import { SelectField } from '@accounting-site/ui/Field';
import type { ReactNode } from 'react';
import { CheckList } from '../../sections/CheckList/CheckList.tsx';
import { movesOn } from '../../sections/WebinarDate/moving-date.ts';
import { CalendarLink, WebinarDate } from '../../sections/WebinarDate/WebinarDate.tsx';
import styles from './WebinarPage.module.css';
import type { WebinarWords } from './webinar-words.ts';

/** Whether no date of a webinar is left. */
export const isOver = (webinar: Webinar) => nthStart(scheduleOf(webinar), contentNow(), 0) === undefined;

/** Date, duration, audience and topics. */
export function WebinarFacts({ webinar, words }: { webinar: Webinar; words: WebinarWords['facts'] }) {
  const { time_zone_label: timeZone } = readHours();
  return (
    <div>
      <dl className="ruled">
        {!isOver(webinar) && (
          <Fact term={words.next}>
            <WebinarDate webinar={webinar} />
            <br />
            <CalendarLink webinar={webinar} label={words.calendar} />
          </Fact>
        )}
        <Fact term={words.rule}>{describeSchedule(webinar, timeZone)}</Fact>
        <Fact term={words.length}>
          {webinar.minutes} {words.minutes}
        </Fact>
        <Fact term={words.audience}>{webinar.audience}</Fact>
      </dl>
      <h2 className={`step-1 ${styles.factsHeading}`}>{words.points}</h2>
      <CheckList items={webinar.points} />
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className="quiet">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Enough that one date is still in the future without JavaScript on a page built months ago. */
const datesShown = 8;

/** The date select. React does not control it, so that the page's script can update its dates. */
export function WebinarDates({ webinar, label, help }: { webinar: Webinar; label: string; help: string }) {
  const starts = nextStarts(scheduleOf(webinar), new Date(contentNow()), datesShown);
  const time = starts[0] && `${formatTime(starts[0], languageTag())}\u00a0${readHours().time_zone_label}`;
  return (
    <SelectField
      id="webinar-date"
      name="occurrenceStart"
      label={label}
      help={fillSlots(help, { time: time ?? '' })}
      required
    >
      {starts.map((start, nth) => (
        <option
          key={start.toISOString()}
          value={start.toISOString()}
          {...movesOn(webinar, nth, yearOf(start, contentNow()))}
        >
          {formatDay(start, languageTag(), yearOf(start, contentNow()))}
        </option>
      ))}
    </SelectField>
  );
}
