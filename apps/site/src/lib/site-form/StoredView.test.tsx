import { inLanguage } from '@accounting-site/content/languages/current-language';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readDemoRequest } from '../forms/demo-request.ts';
import { StoredAnswer } from './StoredView.tsx';

const shownAfter = (phone: string | undefined, stored: 'sent' | 'kept' = 'sent') =>
  renderToStaticMarkup(
    <StoredAnswer stored={stored} phone={phone} words={readDemoRequest().form} onAnother={() => {}} />,
  );

test.each(['sent', 'kept'] as const)(
  '%s: a number without a country code is repeated as it was read',
  (stored) => {
    expect(shownAfter('05 05 12 34 56', stored)).toContain('We read your number as +233 50 512 3456.');
  },
);

test('it is repeated in French, too', () => {
  expect(inLanguage('fr', () => shownAfter('05 05 12 34 56'))).toContain('+233 50 512 3456');
});

test.each(['+225 05 05 12 34 56', '', undefined])('%j is not repeated', (phone) => {
  expect(shownAfter(phone)).not.toContain('We read');
});
