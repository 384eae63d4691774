import { ButtonLink } from '@accounting-site/ui/Button';
import type { ReactNode } from 'react';
import { trialUrl } from '../../lib/pages/app-host.ts';
import { routes } from '../../lib/pages/routes.ts';
import { CallMeLink } from '../CallMe/CallMeLink.tsx';
import styles from './ClosingBanner.module.css';

/** The end of a page, on gold or, in the dark theme, on green: one line, one reason, one or two buttons, and a way to be called. */
export function ClosingBanner({
  heading,
  text,
  callsHere = false,
  children,
}: {
  heading: string;
  text: string;
  /** The page has its own form to ask for a call, so the banner has no link to one. */
  callsHere?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={`${styles.banner} screen-only`}>
      <div className={`content columns ${styles.content}`}>
        <div className={`stack gap-3 ${styles.words}`}>
          <h2 className={styles.heading}>{heading}</h2>
          <p>{text}</p>
          {!callsHere && <CallMeLink />}
        </div>
        <div className="cluster">{children}</div>
      </div>
    </section>
  );
}

interface TrialBannerProps {
  words: { heading: string; text: string; trial: string; pricing: string };
}

/** The closing banner of a page, with links to the trial and to the prices. */
export function TrialBanner({ words }: TrialBannerProps) {
  return (
    <ClosingBanner heading={words.heading} text={words.text}>
      <ButtonLink href={trialUrl()} size="large">
        {words.trial}
      </ButtonLink>
      <ButtonLink href={routes.pricing} variant="secondary" size="large">
        {words.pricing}
      </ButtonLink>
    </ClosingBanner>
  );
}
