import { readHours } from '@accounting-site/content/facts';
import { ButtonLink } from '@accounting-site/ui/Button';
import { Section } from '@accounting-site/ui/Section';
import { href, routes } from '../../lib/pages/routes.ts';
import { TodayPicture } from '../../sections/ProductPictures/TodayPicture.tsx';
import type { HelpCenterWords } from '../_help/help-words.ts';
import styles from './HelpSupport.module.css';

/** How to ask a person, with support hours, and a link to the help for phones. */
export function HelpSupport({ support, mobile }: Pick<HelpCenterWords, 'support' | 'mobile'>) {
  const { weekly, emergency } = readHours();
  const times = [...weekly, { ...emergency, note: undefined }];
  return (
    <Section tone="tint">
      <div className={styles.columns}>
        <section className={styles.support} aria-labelledby="support">
          <h2 id="support">{support.heading}</h2>
          <p className={styles.text}>{support.text}</p>
          <dl className={styles.hours}>
            {times.map((time) => (
              <div key={time.label} className={styles.row}>
                <dt>{time.label}</dt>
                <dd>
                  {time.text}
                  {time.note && ` (${time.note})`}
                </dd>
              </div>
            ))}
          </dl>
          <ButtonLink href={href(support.path)} size="large">
            {support.cta}
          </ButtonLink>
        </section>
        <section className={styles.mobile} aria-labelledby="mobile-help">
          <div className={styles.words}>
            <h2 id="mobile-help" className={styles.heading}>
              {mobile.heading}
            </h2>
            <p className={styles.text}>{mobile.text}</p>
            <ButtonLink href={href(mobile.path)} variant="secondary">
              {mobile.cta}
            </ButtonLink>
            <a href={routes.offline} className={styles.link}>
              {mobile.offline}
            </a>
          </div>
          <TodayPicture />
        </section>
      </div>
    </Section>
  );
}
