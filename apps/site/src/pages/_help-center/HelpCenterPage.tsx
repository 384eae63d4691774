import type { HelpArticle } from '@accounting-site/content/help';
import type { ReactNode } from 'react';
import type { HelpCenterWords } from '../_help/help-words.ts';
import { HelpHero } from './HelpHero.tsx';
import { HelpResources } from './HelpResources.tsx';
import { HelpSupport } from './HelpSupport.tsx';
import { PopularArticles } from './PopularArticles.tsx';

/** The sections of the Help center; the search box is its child. */
export function HelpCenterPage({
  words,
  popular,
  children,
}: {
  words: HelpCenterWords;
  popular: HelpArticle[];
  children?: ReactNode;
}) {
  return (
    <>
      <HelpHero heading={words.heading} intro={words.intro}>
        {children}
      </HelpHero>
      <HelpResources resources={words.resources} />
      <PopularArticles heading={words.popular.heading} articles={popular} />
      <HelpSupport support={words.support} mobile={words.mobile} />
    </>
  );
}
