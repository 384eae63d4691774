import { Eyebrow } from '@accounting-site/ui/Eyebrow';
import { Section } from '@accounting-site/ui/Section';
import { href } from '../../lib/pages/routes.ts';
import { EVatNote } from '../../sections/EVatNote/EVatNote.tsx';
import { briefPictures } from '../../sections/ProductPictures/brief-pictures.tsx';
import { SuggestionPicture } from '../../sections/ProductPictures/SuggestionPicture.tsx';
import styles from './Home.module.css';
import type { HomeWords } from './home-words.ts';

/** Three parts of the product with their pictures, and the others in a row. Each links to its explanation. */
export function Features({ words }: { words: HomeWords['features'] }) {
  const { pictured, more } = words;
  const pictures = briefPictures();
  return (
    <Section id="features" spacing="tight" eyebrow={words.eyebrow} heading={words.heading} lead={words.lead}>
      <ul className={styles.pictures}>
        {(['till', 'cash_flow', 'income_statement'] as const).map((name) => (
          <li key={name} className={styles.tile}>
            <Words {...pictured[name]} />
            {pictures[name]}
          </li>
        ))}
      </ul>
      <ul className={`tiles ${styles.more}`}>
        {more.map((feature) => (
          <li key={feature.title} className={`small ${styles.item}`}>
            <Words {...feature} />
          </li>
        ))}
      </ul>
      <EVatNote brief />
    </Section>
  );
}

function Words({ title, text, path }: HomeWords['features']['pictured']['till']) {
  return (
    <div>
      <h3>
        <a href={href(path)} className="row-link">
          {title}
        </a>
      </h3>
      <p className="quiet">{text}</p>
    </div>
  );
}

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
