import { readContact } from '@accounting-site/content/facts';
import { ButtonLink } from '@accounting-site/ui/Button';
import { mailLink } from '../../lib/text/contact-links.ts';
import { ClosingBanner } from '../../sections/ClosingBanner/ClosingBanner.tsx';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { Benefits } from './Benefits.tsx';
import { Culture } from './Culture.tsx';
import type { CareersWords } from './careers-words.ts';
import { OpenPositions } from './OpenPositions.tsx';

/** The sections of the careers page. */
export function CareersPage({ words }: { words: CareersWords }) {
  const { careers_email: address } = readContact();
  const { hero, closing } = words;
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        heading={hero.heading}
        lead={hero.lead}
        picture={<OpenPositions words={words.positions} address={address} />}
      />
      <Benefits words={words.benefits} />
      <Culture words={words.culture} />
      <ClosingBanner heading={closing.heading} text={closing.text}>
        <ButtonLink href={mailLink(address, closing.subject)} variant="band" size="large">
          {closing.action}
        </ButtonLink>
      </ClosingBanner>
    </>
  );
}
