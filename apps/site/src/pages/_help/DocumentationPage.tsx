import type { DocumentationWords } from '@accounting-site/content/documentation';
import { pickHelpArticles, readHelpArticles } from '@accounting-site/content/help';
import { ButtonLink } from '@accounting-site/ui/Button';
import { routes } from '../../lib/pages/routes.ts';
import { ArticleHeader } from '../../sections/Article/ArticleHeader.tsx';
import { ArticleGroups } from '../../sections/ArticleGroups/ArticleGroups.tsx';
import { helpTrail } from './help-page-head.ts';

/** Every help article by task. */
export function DocumentationPage({ words }: { words: DocumentationWords }) {
  const all = readHelpArticles();
  const groups = words.groups.map(({ heading, text, articles }) => ({
    heading,
    text,
    articles: pickHelpArticles(all, articles, 'en/help-pages/documentation.yaml').map(({ slug, data }) => ({
      path: routes.helpArticle(slug),
      ...{ title: data.title, description: data.description },
    })),
  }));
  return (
    <>
      <ArticleHeader title={words.heading} lead={words.intro} trail={helpTrail()}>
        <p>
          <ButtonLink href={routes.offline} variant="secondary">
            {words.offline}
          </ButtonLink>
        </p>
      </ArticleHeader>
      <ArticleGroups groups={groups} />
    </>
  );
}
