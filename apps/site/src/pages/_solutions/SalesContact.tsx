import { Eyebrow } from '@accounting-site/ui/Eyebrow';
import { Section } from '@accounting-site/ui/Section';
import { routes } from '../../lib/pages/routes.ts';
import { ContactWays } from '../../sections/ContactWays/ContactWays.tsx';
import type { SolutionsWords } from './solutions-words.ts';

/** The target of Contact Sales: three ways to reach a person, and a link to the contact page. */
export function SalesContact({ words, email }: { words: SolutionsWords['contact']; email: string }) {
  return (
    <Section id="contact">
      <div className="columns split-6-5 middle">
        <div className="stack gap-3 start">
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <h2>{words.heading}</h2>
          <p className="lead short">{words.text}</p>
          <a href={routes.contact} className="alone strong">
            {words.link}
          </a>
        </div>
        <ContactWays message={words.message} subject={words.subject} email={email} words={words} />
      </div>
    </Section>
  );
}
