import { Eyebrow } from '@accounting-site/ui/Eyebrow';
import { Section } from '@accounting-site/ui/Section';
import { href } from '../../lib/pages/routes.ts';
import { SuggestionPicture } from '../../sections/ProductPictures/SuggestionPicture.tsx';
import type { HomeWords } from './home-words.ts';

/** What the assistant suggests, and who decides. */
export function Assistant({ words }: { words: HomeWords['assistant'] }) {
  return (
    <Section tone="tint" spacing="tight">
      <div className="columns middle gap-wide">
        <div className="stack">
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <h2>{words.heading}</h2>
          <p className="lead">{words.text}</p>
          <a href={href(words.link.path)} className="alone">
            {words.link.label}
          </a>
        </div>
        <SuggestionPicture />
      </div>
    </Section>
  );
}
