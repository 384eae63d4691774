import { readHours } from '@accounting-site/content/facts/facts';
import { readStories } from '@accounting-site/content/files/stories';
import { describeSchedule, type Webinar } from '@accounting-site/content/files/webinars';
import { readLinked } from '@accounting-site/content/languages/current-language';
import { formatterOf } from '@accounting-site/content/languages/in-language';
import { langOf } from '@accounting-site/content/languages/language-tag';
import { ButtonLink } from '@accounting-site/ui/Button';
import { Section } from '@accounting-site/ui/Section';
import { Fragment } from 'react';
import { routes } from '../../lib/pages/routes.ts';
import { BeforeAfter } from '../../sections/BeforeAfter/BeforeAfter.tsx';
import { CalendarLink, WebinarDate } from '../../sections/WebinarDate/WebinarDate.tsx';
import styles from './Resources.module.css';
import type { ResourcesWords } from './resources-words.ts';

/** The first three stories, each with before and after. Shows nothing if there are none. */
export function Stories({ words }: { words: ResourcesWords['stories'] }) {
  const stories = readLinked(readStories).slice(0, 3);
  if (stories.length === 0) return null;
  return (
    <Section heading={words.heading} lead={words.lead}>
      <ul className="stack gap-5">
        {stories.map(({ slug, file, data }) => (
          <li key={slug} className={`columns ${styles.story}`}>
            <div>
              <h3 lang={langOf(file)} className="step-2">
                {data.business}, <span className={`quiet ${styles.place}`}>{data.place}</span>
              </h3>
              <a
                href={routes.story(slug)}
                aria-label={`${words.read}: ${data.title}`}
                className={`together small top-2 ${styles.link}`}
              >
                {words.read}
              </a>
            </div>
            <BeforeAfter words={words} story={data} lang={langOf(file)} />
          </li>
        ))}
      </ul>
      {stories.some(({ data }) => data.sample) && <p className="quiet small top-5">{words.sample_note}</p>}
    </Section>
  );
}

const twoPlaces = formatterOf((language) => new Intl.NumberFormat(language, { minimumFractionDigits: 2 }));

/** An amount with a real minus sign, which is as wide as a plus. */
const inFigures = (amount: number) => twoPlaces().format(amount).replace('-', '−');

/** One day of the cash book template, with its balances. Shown only if there is room beside the text. */
export function SheetPicture({ words }: { words: ResourcesWords['hero']['picture'] }) {
  const total = (column: 'cash' | 'momo') => words.rows.reduce((sum, row) => sum + (row[column] ?? 0), 0);
  return (
    <div className={`card raised small figures ${styles.sheet}`} role="img" aria-label={words.description}>
      <strong className={styles.title}>{words.title}</strong>
      <strong className={styles.head}>{words.day}</strong>
      <strong className={styles.head}>{words.cash}</strong>
      <strong className={styles.head}>{words.momo}</strong>
      {words.rows.map((row) => (
        <Fragment key={row.details}>
          <span>{row.details}</span>
          <span>{row.cash && inFigures(row.cash)}</span>
          <span>{row.momo && inFigures(row.momo)}</span>
        </Fragment>
      ))}
      <strong>{words.foot}</strong>
      <strong className={styles.foot}>{inFigures(total('cash'))}</strong>
      <strong className={styles.foot}>{inFigures(total('momo'))}</strong>
    </div>
  );
}

interface WebinarsProps {
  words: ResourcesWords['webinars'];
  /** The soonest first. */
  upcoming: Webinar[];
}

/**
 * The webinars as a timetable: next date, recurrence in words, topic and registration. Shows nothing if none
 * is upcoming.
 */
export function Webinars({ words, upcoming }: WebinarsProps) {
  if (upcoming.length === 0) return null;
  const { time_zone_label: timeZone } = readHours();
  return (
    <Section tone="band" id="webinars" heading={words.heading} lead={words.lead}>
      {upcoming.some((webinar) => webinar.sample) && (
        <p className={`quiet small ${styles.note}`}>{words.sample_note}</p>
      )}
      <ul className={styles.list}>
        {upcoming.map((webinar) => (
          <li key={webinar.id} className={`stack start ${styles.webinar}`}>
            <div>
              <p className={`step-2 ${styles.date}`}>
                <span className="visually-hidden">{words.next} </span>
                <WebinarDate webinar={webinar} />
              </p>
              <p className="quiet small top-2">{describeSchedule(webinar, timeZone)}</p>
            </div>
            <div className={styles.about}>
              <h3 className="step-2">{webinar.title}</h3>
              <p>{webinar.description}</p>
              <p className="quiet small top-2">
                {webinar.minutes} {words.minutes}
              </p>
            </div>
            <div className={`cluster middle ${styles.actions}`}>
              <ButtonLink
                href={routes.webinar(webinar.id)}
                variant="band"
                aria-label={`${webinar.cta}, ${webinar.title}`}
              >
                {webinar.cta}
              </ButtonLink>
              <CalendarLink webinar={webinar} label={words.calendar} />
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.none}>{words.none}</p>
    </Section>
  );
}
