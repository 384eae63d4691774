import { Section } from '@accounting-site/ui/Section';
import { Wordmarks } from '../../sections/Wordmarks/Wordmarks.tsx';
import type { IntegrationsWords } from './integrations-words.ts';

/** The names of all supported networks, cards and banks. */
export function Networks({ words }: { words: IntegrationsWords['networks'] }) {
  return (
    <Section spacing="tight" id="networks" heading={words.heading} lead={words.text}>
      <Wordmarks />
    </Section>
  );
}
