import { readHours } from '@accounting-site/content/facts';
import { describeSchedule, type Webinar } from '@accounting-site/content/webinars';
import { ButtonLink } from '@accounting-site/ui/Button';
import { Section } from '@accounting-site/ui/Section';
import { routes } from '../../lib/pages/routes.ts';
import { CalendarLink, WebinarDate } from '../../sections/WebinarDate/WebinarDate.tsx';
import styles from './Resources.module.css';
import type { ResourcesWords } from './resources-words.ts';

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
      {upcoming.some((webinar) => webinar.sample) && <p className={styles.note}>{words.sample_note}</p>}
      <ul className={styles.list}>
        {upcoming.map((webinar) => (
          <li key={webinar.id} className={`stack start ${styles.webinar}`}>
            <div>
              <p className={styles.date}>
                <span className="visually-hidden">{words.next} </span>
                <WebinarDate webinar={webinar} />
              </p>
              <p className="quiet small top-2">{describeSchedule(webinar, timeZone)}</p>
            </div>
            <div className={styles.about}>
              <h3>{webinar.title}</h3>
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
