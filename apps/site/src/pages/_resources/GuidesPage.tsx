import { type GuidesWords, readResources } from '@accounting-site/content/resources';
import { routes } from '../../lib/pages/routes.ts';
import { readingMinutes } from '../../lib/text/reading-minutes.ts';
import { ArticleHeader } from '../../sections/Article/ArticleHeader.tsx';
import { readingTime } from '../../sections/Article/article-words.ts';
import { ArticleGroups } from '../../sections/ArticleGroups/ArticleGroups.tsx';
import { resourcesTrail } from '../_resource/resource-article.ts';

/** Every guide by subject. */
export function GuidesPage({ words }: { words: GuidesWords }) {
  const guides = readResources();
  const groups = words.groups.map((group) => ({
    ...group,
    articles: guides
      .filter(({ data }) => data.category === group.heading)
      .map(({ slug, data, body }) => ({
        path: routes.resource(slug),
        ...{ title: data.title, description: data.description },
        note: `${data.kind}, ${readingTime(readingMinutes(body))}`,
      })),
  }));
  return (
    <>
      <ArticleHeader title={words.heading} lead={words.lead} trail={resourcesTrail()}>
        <p>
          <a href={routes.feed} className="alone">
            {words.feed.link}
          </a>
        </p>
      </ArticleHeader>
      <ArticleGroups groups={groups} />
    </>
  );
}
