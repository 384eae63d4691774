import { Section } from '@accounting-site/ui/Section';
import { ClothPicture } from './ClothPicture.tsx';
import type { CareersWords } from './careers-words.ts';

/** How the team works, beside a picture of the cloth it is compared with. */
export function Culture({ words }: { words: CareersWords['culture'] }) {
  return (
    <Section tone="tint" heading={words.heading} lead={words.lead}>
      <div className="columns split-6-5 gap-wide middle">
        <div className="stack gap-5 measure">
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ClothPicture description={words.picture} />
      </div>
    </Section>
  );
}
