import { Section } from '@accounting-site/ui/Section';
import { Steps } from '@accounting-site/ui/Steps';
import { routes } from '../../lib/pages/routes.ts';
import type { IntegrationsWords } from './integrations-words.ts';

/** The steps from sign-up to the first payment, and a link to the details. */
export function HowItWorks({ words }: { words: IntegrationsWords['steps'] }) {
  return (
    <Section tone="tint" id="how-it-works" heading={words.heading} lead={words.lead}>
      <Steps steps={words.items} />
      <p className="top-5">
        <a href={routes.helpArticle('mobile-money')} className="alone strong">
          {words.help}
        </a>
      </p>
    </Section>
  );
}
