import type { Story } from '@accounting-site/content/stories';
import { Badge } from '@accounting-site/ui/Badge';
import { BeforeAfter } from '../../sections/BeforeAfter/BeforeAfter.tsx';
import styles from './StoryHead.module.css';
import { readStoryWords } from './story-article.ts';

/** The outcome of a story, before its text, and whether it is a sample. */
export function StoryHead({ story }: { story: Story['data'] }) {
  const words = readStoryWords();
  return (
    <div className={`stack ${styles.head}`}>
      <p>
        <Badge>
          {story.business}, {story.place}
        </Badge>
      </p>
      {story.sample && <p className={styles.sample}>{words.sample_page}</p>}
      <BeforeAfter words={words} story={story} />
    </div>
  );
}
