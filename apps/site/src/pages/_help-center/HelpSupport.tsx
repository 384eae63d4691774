import { readHours } from '@accounting-site/content/facts';
import { ButtonLink } from '@accounting-site/ui/Button';
import { Section } from '@accounting-site/ui/Section';
import { href, routes } from '../../lib/pages/routes.ts';
import { TodayPicture } from '../../sections/ProductPictures/TodayPicture.tsx';
import type { HelpCenterWords } from '../_help/help-words.ts';
import styles from './HelpCenter.module.css';

/** How to ask a person, with support hours, and a link to the help for phones. */
export function HelpSupport({ support, mobile }: Pick<HelpCenterWords, 'support' | 'mobile'>) {
  const { weekly, emergency } = readHours();
  const times = [...weekly, { ...emergency, note: undefined }];
  return (
    <Section tone="tint">
      <div className={`columns ${styles.columns}`}>
        <section className="stack start" aria-labelledby="support">
          <h2 id="support">{support.heading}</h2>
          <p className="quiet short">{support.text}</p>
          <dl className={`ruled full ${styles.hours}`}>
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
        <section className={`tiles gap-5 ${styles.mobile}`} aria-labelledby="mobile-help">
          <div className="stack gap-3 start">
            <h2 id="mobile-help" className="step-2">
              {mobile.heading}
            </h2>
            <p className="quiet short">{mobile.text}</p>
            <ButtonLink href={href(mobile.path)} variant="secondary">
              {mobile.cta}
            </ButtonLink>
            <a href={routes.offline} className="alone">
              {mobile.offline}
            </a>
          </div>
          <TodayPicture />
        </section>
      </div>
    </Section>
  );
}
