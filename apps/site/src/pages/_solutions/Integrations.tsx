import { Section } from '@accounting-site/ui/Section';
import { routes } from '../../lib/pages/routes.ts';
import { Wordmarks } from '../../sections/Wordmarks/Wordmarks.tsx';
import styles from './Integrations.module.css';
import type { SolutionsWords } from './solutions-words.ts';

/** The names of the payment networks in one strip, and a link to how payments are matched. */
export function Integrations({ words }: { words: SolutionsWords['integrations'] }) {
  return (
    <Section tone="tint" spacing="tight" id="integrations">
      <div className={`stack ${styles.strip}`}>
        <h2 className="step-2">{words.heading}</h2>
        <a href={routes.integrations} className="alone strong">
          {words.link}
        </a>
        <Wordmarks />
      </div>
    </Section>
  );
}
