import { Article } from '../../sections/Article/Article.tsx';
import { DashboardPicture } from '../../sections/ProductPictures/DashboardPicture.tsx';
import { anchorId } from './anchor-id.ts';
import { Desk } from './Desk.tsx';
import { helpTrail } from './help-page-head.ts';
import type { MobileHelpWords } from './help-words.ts';

/** The help for the phone in the hand, each part with its numbered steps. */
export function MobileHelpPage({ words }: { words: MobileHelpWords }) {
  const headings = words.sections.map(({ heading }) => ({ depth: 2, text: heading, id: anchorId(heading) }));
  return (
    <Article title={words.heading} lead={words.intro} trail={helpTrail()} headings={headings}>
      {words.sections.map((section, index) => (
        <section key={section.heading}>
          <h2 id={anchorId(section.heading)}>{section.heading}</h2>
          {index === 1 && (
            <Desk beside>
              <DashboardPicture />
            </Desk>
          )}
          <p>{section.text}</p>
          {section.steps.length > 0 && (
            <ol>
              {section.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
        </section>
      ))}
    </Article>
  );
}
