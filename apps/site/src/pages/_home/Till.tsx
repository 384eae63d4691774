import { Section } from '@accounting-site/ui/Section';
import { CheckList } from '../../sections/CheckList/CheckList.tsx';
import { TillPicture } from '../../sections/ProductPictures/TillPicture.tsx';
import type { HomeWords } from './home-words.ts';

/** Sales and stock together, on a dark band with a picture of the till. */
export function Till({ words }: { words: HomeWords['till'] }) {
  return (
    <Section tone="band">
      <div className="columns split-6-5 gap-wide middle">
        <div className="stack gap-5">
          <h2>{words.heading}</h2>
          <p className="lead">{words.text}</p>
          <CheckList items={words.points} />
        </div>
        <TillPicture />
      </div>
    </Section>
  );
}
