import { readHelpArticles } from '@accounting-site/content/help';
import { routes } from '../../lib/pages/routes.ts';
import { anchorId } from '../../lib/text/anchor-id.ts';
import { AboutApplication } from '../../sections/AboutApplication/AboutApplication.tsx';
import { Article } from '../../sections/Article/Article.tsx';
import { ContactText } from '../../sections/ContactText/ContactText.tsx';
import { DashboardPicture } from '../../sections/ProductPictures/DashboardPicture.tsx';
import { Desk } from './Desk.tsx';
import { helpTrail } from './help-page-head.ts';
import type { MobileHelpWords } from './help-words.ts';

/** The help for phones, each part with its numbered steps. */
export function MobileHelpPage({ words }: { words: MobileHelpWords }) {
  const headings = words.sections.map(({ heading }) => ({ depth: 2, text: heading, id: anchorId(heading) }));
  const articles = readHelpArticles().map(({ slug, data }) => ({
    words: data.title,
    href: routes.helpArticle(slug),
  }));
  return (
    <Article title={words.heading} lead={words.intro} trail={helpTrail()} headings={headings}>
      <AboutApplication />
      {words.sections.map((section, index) => (
        <section key={section.heading}>
          <h2 id={anchorId(section.heading)}>{section.heading}</h2>
          {index === 1 && (
            <Desk beside>
              <DashboardPicture />
            </Desk>
          )}
          <p>
            <ContactText text={section.text} links={articles} />
          </p>
          {section.steps.length > 0 && (
            <ol>
              {section.steps.map((step) => (
                <li key={step}>
                  <ContactText text={step} links={articles} />
                </li>
              ))}
            </ol>
          )}
        </section>
      ))}
    </Article>
  );
}
