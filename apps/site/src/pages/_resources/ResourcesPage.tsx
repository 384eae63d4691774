import type { ResourceCategory } from '@accounting-site/content/resources';
import { upcomingWebinars } from '@accounting-site/content/webinars';
import { ButtonLink } from '@accounting-site/ui/Button';
import type { ReactNode } from 'react';
import { routes } from '../../lib/pages/routes.ts';
import { readSearchWords } from '../../lib/search/search-words.ts';
import { ClosingBanner } from '../../sections/ClosingBanner/ClosingBanner.tsx';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { Categories } from './Categories.tsx';
import type { ResourcesWords } from './resources-words.ts';
import { SheetPicture } from './SheetPicture.tsx';
import { Stories } from './Stories.tsx';
import { Webinars } from './Webinars.tsx';

interface ResourcesPageProps {
  words: ResourcesWords;
  categories: ResourceCategory[];
  /** The search box. */
  children?: ReactNode;
}

/** The sections of the Resources page. */
export function ResourcesPage({ words, categories, children }: ResourcesPageProps) {
  const { hero, support } = words;
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        heading={hero.heading}
        lead={hero.lead}
        picture={<SheetPicture words={hero.picture} />}
      >
        {children}
        <a href={routes.search} className="alone small">
          {readSearchWords().index.heading}
        </a>
      </PageHero>
      <Categories label={words.topics} categories={categories} />
      <Webinars words={words.webinars} upcoming={upcomingWebinars(new Date())} />
      <Stories words={words.stories} />
      <ClosingBanner heading={support.heading} text={support.text}>
        <ButtonLink href={routes.contact} variant="band" size="large">
          {support.action}
        </ButtonLink>
      </ClosingBanner>
    </>
  );
}
