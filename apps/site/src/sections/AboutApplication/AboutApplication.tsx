import { appUrl } from '../../lib/pages/app-host.ts';
import { routes } from '../../lib/pages/routes.ts';
import { readArticleWords } from '../Article/article-words.ts';

/** A note at the top of an article or help page: it describes the accounting application, with a link to it. */
export function AboutApplication() {
  const { text, open, without, ask } = readArticleWords().about_application;
  return (
    <p className="box">
      {text}{' '}
      {appUrl ? (
        <a href={appUrl}>{open}</a>
      ) : (
        <>
          {without} <a href={routes.contact}>{ask}</a>
        </>
      )}
    </p>
  );
}
