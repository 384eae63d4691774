import { pickHelpArticles, readHelpArticles } from '@accounting-site/content/files/help';
import { readLinked } from '@accounting-site/content/languages/current-language';
import { langOf } from '@accounting-site/content/languages/language-tag';
import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import { routes } from '../../lib/pages/routes.ts';
import type { StepScreen, VideosWords } from './help-words.ts';
import styles from './Storyboard.module.css';

/** One walk-through: its steps in order, and a link to the help article with more details. */
export function Storyboard({
  storyboard,
  words,
}: {
  storyboard: VideosWords['storyboards'][number];
  words: VideosWords;
}) {
  const { id, title, minutes, article: slug, steps } = storyboard;
  const [article] = pickHelpArticles(readLinked(readHelpArticles), [slug], 'en/help-pages/videos.yaml');
  return (
    <section id={id} className={styles.storyboard} aria-labelledby={`${id}-title`}>
      <div className={`cluster spread ${styles.head}`}>
        <h2 id={`${id}-title`} className="step-3">
          {title}
        </h2>
        <p className="quiet small">{minutes === 1 ? words.minute : `${minutes} ${words.minutes}`}</p>
      </div>
      <ol className={`stack ${styles.steps}`}>
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <StepPicture screen={step.screen} />
            <h3>{step.title}</h3>
            <p className="quiet small">{step.text}</p>
          </li>
        ))}
        {article && (
          <li className={styles.more}>
            {words.more}{' '}
            <a href={routes.helpArticle(slug)} lang={langOf(article.file)}>
              {article.data.title}
            </a>
          </li>
        )}
      </ol>
    </section>
  );
}

/** A small drawing of the screen in a step. The step describes it in words, so screen readers skip it. */
function StepPicture({ screen }: { screen: StepScreen }) {
  return (
    <div className={styles.frame} aria-hidden="true">
      <div className={`stack gap-2 tiny figures ${styles.screen}`}>
        <WovenStrip />
        <div className={`cluster spread ${styles.bar}`}>
          <b>{screen.bar}</b>
          {screen.badge && <b className={styles.badge}>{screen.badge}</b>}
        </div>
        {screen.rows.map((row) => (
          <Row key={row} row={row} />
        ))}
        {screen.total && (
          <b>
            <Row row={screen.total} />
          </b>
        )}
        {screen.button && <span className={`strong ${styles.button}`}>{screen.button}</span>}
      </div>
    </div>
  );
}

function Row({ row }: { row: string }) {
  const [label, value] = row.split(' | ');
  return (
    <span className={`cluster spread ${styles.row}`}>
      <span>{label}</span>
      {value && <span>{value}</span>}
    </span>
  );
}
