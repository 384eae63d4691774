import type { ContentErrorOfEntry } from '@accounting-site/contract/staff/staff-content';
import { expect, test } from 'vitest';
import { show } from '../content-desk.fixture.tsx';
import { EntryErrors } from './EntryErrors.tsx';

const price = { path: 'plans.yaml', title: 'Plans and prices', field: 'plans.0.price', message: 'Write it' };

const showError = (error: ContentErrorOfEntry) =>
  show(<EntryErrors path="plans.yaml" errors={[error]} onGo={() => {}} />);

test('an error of the open entry goes to its field', () => {
  const html = showError(price);
  expect(html).toContain('>Plans › 1 › Price: Write it</button>');
  expect(html).not.toContain('<a');
});

test('an error of another entry names it and opens it', () => {
  const html = showError({ ...price, path: 'claims.yaml', title: 'Claims' });
  expect(html).toContain('Claims › Plans › 1 › Price: Write it</a>');
  expect(html).toContain('claims.yaml');
  expect(html).not.toContain('<button');
});

test('a problem of the whole site leads nowhere', () => {
  const html = showError({ path: '', title: '', message: 'the page /pricing has 20,000 bytes' });
  expect(html).toContain('<li>The page /pricing has 20,000 bytes</li>');
});
