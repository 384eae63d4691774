import { readPage } from '@accounting-site/content/reading/pages';
import type { ContentErrorOfEntry } from '@accounting-site/contract/staff/staff-content';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type StaffContentWords, staffContentSchema } from '../../../pages/_staff/staff-content-words.ts';
import { type ContentDeskContext, DeskContext } from '../content-desk.ts';
import { EntryErrors } from './EntryErrors.tsx';

const words = readPage('staff-content', staffContentSchema) as unknown as StaffContentWords;
const desk = { words } as ContentDeskContext;
const price = { path: 'plans.yaml', title: 'Plans and prices', field: 'plans.0.price', message: 'Write it' };

function show(...errors: ContentErrorOfEntry[]) {
  return renderToStaticMarkup(
    <DeskContext value={desk}>
      <EntryErrors path="plans.yaml" errors={errors} onGo={() => {}} />
    </DeskContext>,
  );
}

test('an error of the open entry goes to its field', () => {
  const html = show(price);
  expect(html).toContain('>Plans › 1 › Price: Write it</button>');
  expect(html).not.toContain('<a');
});

test('an error of another entry names it and opens it', () => {
  const html = show({ ...price, path: 'claims.yaml', title: 'Claims' });
  expect(html).toContain('Claims › Plans › 1 › Price: Write it</a>');
  expect(html).toContain('claims.yaml');
  expect(html).not.toContain('<button');
});

test('a problem of the whole site leads nowhere', () => {
  const html = show({ path: '', title: '', message: 'the page /pricing has 20,000 bytes' });
  expect(html).toContain('<li>The page /pricing has 20,000 bytes</li>');
});
