import { pickHelpArticles, readHelpArticles } from '@accounting-site/content/help';
import { routes } from '../../lib/routes.ts';
import { ArticleHeader } from '../../sections/Article/ArticleHeader.tsx';
import styles from './DocumentationPage.module.css';
import { helpTrail } from './help-page-head.ts';
import type { DocumentationWords } from './help-words.ts';

/** Every help article by task: what the group is for on the left, its articles on the right. */
export function DocumentationPage({ words }: { words: DocumentationWords }) {
  const articles = readHelpArticles();
  return (
    <>
      <ArticleHeader title={words.heading} lead={words.intro} trail={helpTrail()} />
      <div className={styles.groups}>
        {words.groups.map((group) => (
          <section key={group.heading} className={styles.group}>
            <div className={styles.intro}>
              <h2 className={styles.heading}>{group.heading}</h2>
              <p className={styles.text}>{group.text}</p>
            </div>
            <ul className={styles.list}>
              {pickHelpArticles(articles, group.articles, 'en/help-pages/documentation.yaml').map(
                (article) => (
                  <li key={article.slug} className={styles.item}>
                    <h3>
                      <a href={routes.helpArticle(article.slug)} className={styles.link}>
                        {article.data.title}
                      </a>
                    </h3>
                    <p className={styles.text}>{article.data.description}</p>
                  </li>
                ),
              )}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
