import { Section } from '@accounting-site/ui/Section';
import { ArticleHeader } from '../../sections/Article/ArticleHeader.tsx';
import { CheckList } from '../../sections/CheckList/CheckList.tsx';
import { helpTrail } from './help-page-head.ts';
import type { CommunityWords } from './help-words.ts';
import { Meetups } from './Meetups.tsx';
import { WaysToAsk } from './WaysToAsk.tsx';

/** The community page: ways to ask, meet-ups and rules of conduct. */
export function CommunityPage({ words }: { words: CommunityWords }) {
  return (
    <>
      <ArticleHeader title={words.heading} lead={words.intro} trail={helpTrail()} />
      <WaysToAsk ways={words.ways} message={words.message} />
      <Meetups words={words.meetups} />
      <Section heading={words.rules.heading}>
        <CheckList items={words.rules.items} />
      </Section>
    </>
  );
}
