import { readPayments } from '@accounting-site/content/facts';
import { ButtonLink } from '@accounting-site/ui/Button';
import { trialUrl } from '../../lib/app-host.ts';
import { routes } from '../../lib/routes.ts';
import { ClosingBanner } from '../../sections/ClosingBanner/ClosingBanner.tsx';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { LedgerPicture } from '../../sections/ProductPictures/LedgerPicture.tsx';
import { readPictures } from '../../sections/ProductPictures/read-pictures.ts';
import { Benefits } from './Benefits.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import styles from './IntegrationsPage.module.css';
import type { IntegrationsWords } from './integrations-words.ts';
import { Methods } from './Methods.tsx';
import { Networks } from './Networks.tsx';

/** The sections of the payment integrations page. */
export function IntegrationsPage({ words }: { words: IntegrationsWords }) {
  const { hero, closing } = words;
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        heading={hero.heading}
        lead={hero.lead}
        picture={<LedgerPicture words={readPictures().payments} />}
      >
        <div className={styles.actions}>
          <ButtonLink href={trialUrl()} size="large">
            {hero.trial}
          </ButtonLink>
          <ButtonLink href="#how-it-works" variant="secondary" size="large">
            {hero.how}
          </ButtonLink>
        </div>
      </PageHero>
      <Methods words={words.methods} payments={readPayments()} />
      <Benefits words={words.benefits} />
      <HowItWorks words={words.steps} />
      <Networks words={words.networks} />
      <ClosingBanner heading={closing.heading} text={closing.text}>
        <ButtonLink href={trialUrl()} variant="band" size="large">
          {closing.trial}
        </ButtonLink>
        <ButtonLink href={routes.pricing} variant="bandQuiet" size="large">
          {closing.pricing}
        </ButtonLink>
      </ClosingBanner>
    </>
  );
}
