import { readClaims } from '@accounting-site/content/facts';
import { readTeam } from '@accounting-site/content/team';
import { ButtonLink } from '@accounting-site/ui/Button';
import { routes } from '../../lib/pages/routes.ts';
import { ClosingBanner } from '../../sections/ClosingBanner/ClosingBanner.tsx';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import type { AboutWords } from './about-words.ts';
import { OneSalePicture } from './OneSalePicture.tsx';
import { Story } from './Story.tsx';
import { Team } from './Team.tsx';
import { Values } from './Values.tsx';

/** The sections of the about page. */
export function AboutPage({ words }: { words: AboutWords }) {
  const { hero, closing } = words;
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        heading={hero.heading}
        lead={hero.lead}
        picture={<OneSalePicture words={hero.picture} />}
      />
      <Story words={words.story} statsHeading={words.stats.heading} stats={readClaims().stats} />
      <Values words={words.values} />
      <Team words={words.team} members={readTeam()} />
      <ClosingBanner heading={closing.heading} text={closing.text}>
        <ButtonLink href={routes.contact} variant="band" size="large">
          {closing.action}
        </ButtonLink>
      </ClosingBanner>
    </>
  );
}
