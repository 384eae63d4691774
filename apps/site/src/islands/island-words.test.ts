import { inLanguage } from '@accounting-site/content/languages/current-language';
import { withContentFolder } from '@accounting-site/content/reading/content-folder';
import { contentOf } from '@accounting-site/content/testing/content-of';
import { demoRequestFields } from '@accounting-site/contract/forms/demo-request-fields';
import { expect, test } from 'vitest';
import { islandWords } from './island-words.ts';

test('forms get the name of each field of the demo request in the language of the page', () => {
  const labels = Object.values(demoRequestFields).map(({ label }) => label);
  const lines = [...labels, 'Please choose what to publish'].map((message) => `"${message}": "in French"\n`);
  const folder = contentOf({ 'fr/messages.yaml': lines.join('') });
  const { messages } = withContentFolder(folder, () =>
    inLanguage('fr', () => islandWords['virtual:messages']?.read() ?? {}),
  );
  expect(Object.keys(Object(messages))).toEqual(labels);
});
