import { readPayments } from '@accounting-site/content/facts';
import { ButtonLink } from '@accounting-site/ui/Button';
import { ButtonRow } from '@accounting-site/ui/ButtonRow';
import { trialUrl } from '../../lib/pages/app-host.ts';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { LedgerPicture } from '../../sections/ProductPictures/LedgerPicture.tsx';
import { readPictures } from '../../sections/ProductPictures/read-pictures.ts';
import { TrialBanner } from '../../sections/TrialBanner/TrialBanner.tsx';
import { Benefits } from './Benefits.tsx';
import { HowItWorks } from './HowItWorks.tsx';
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
        <ButtonRow>
          <ButtonLink href={trialUrl()} size="large">
            {hero.trial}
          </ButtonLink>
          <ButtonLink href="#how-it-works" variant="secondary" size="large">
            {hero.how}
          </ButtonLink>
        </ButtonRow>
      </PageHero>
      <Methods words={words.methods} payments={readPayments()} />
      <Benefits words={words.benefits} />
      <HowItWorks words={words.steps} />
      <Networks words={words.networks} />
      <TrialBanner words={closing} />
    </>
  );
}
