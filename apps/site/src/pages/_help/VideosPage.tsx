import { Badge } from '@accounting-site/ui/Badge';
import { LinkRow } from '@accounting-site/ui/LinkRow';
import { AboutApplication } from '../../sections/AboutApplication/AboutApplication.tsx';
import { ArticleHeader } from '../../sections/Article/ArticleHeader.tsx';
import { helpTrail } from './help-page-head.ts';
import type { VideosWords } from './help-words.ts';
import { Storyboard } from './Storyboard.tsx';

/**
 * Walk-throughs as storyboards: a picture and a few lines per step, with a hundredth of the data of a video.
 */
export function VideosPage({ words }: { words: VideosWords }) {
  return (
    <>
      <ArticleHeader title={words.heading} lead={words.intro} trail={helpTrail()} />
      <div className="content page-body">
        <div className="stack">
          <AboutApplication />
          <nav aria-label={words.title} className="stack gap-2 start screen-only">
            <Badge>{words.label}</Badge>
            <LinkRow links={words.storyboards.map(({ id, title }) => ({ href: `#${id}`, label: title }))} />
          </nav>
        </div>
        {words.storyboards.map((storyboard) => (
          <Storyboard key={storyboard.id} storyboard={storyboard} words={words} />
        ))}
      </div>
    </>
  );
}
