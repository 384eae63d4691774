import { readContact } from '@accounting-site/content/facts';
import { readIndustries } from '@accounting-site/content/industries';
import { ButtonLink } from '@accounting-site/ui/Button';
import { ButtonRow } from '@accounting-site/ui/ButtonRow';
import { trialUrl } from '../../lib/pages/app-host.ts';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { TrialBanner } from '../../sections/TrialBanner/TrialBanner.tsx';
import { Industries } from './Industries.tsx';
import { Integrations } from './Integrations.tsx';
import { SalesContact } from './SalesContact.tsx';
import { SolutionIndex } from './SolutionIndex.tsx';
import { Solutions } from './Solutions.tsx';
import type { SolutionsWords } from './solutions-words.ts';

/** The sections of the solutions page. */
export function SolutionsPage({ words }: { words: SolutionsWords }) {
  const { hero, closing } = words;
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        heading={hero.heading}
        lead={hero.lead}
        picture={<SolutionIndex heading={hero.index} solutions={words.types.items} />}
      >
        <ButtonRow>
          <ButtonLink href={trialUrl()} size="large">
            {hero.trial}
          </ButtonLink>
          <ButtonLink href="#contact" variant="secondary" size="large">
            {hero.sales}
          </ButtonLink>
        </ButtonRow>
      </PageHero>
      <Solutions words={words.types} />
      <Industries words={words.industries} industries={readIndustries()} />
      <Integrations words={words.integrations} />
      <SalesContact words={words.contact} email={readContact().email} />
      <TrialBanner words={closing} />
    </>
  );
}
