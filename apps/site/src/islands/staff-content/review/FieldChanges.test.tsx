import { readPage } from '@accounting-site/content/pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type StaffContentWords, staffContentSchema } from '../../../pages/_staff/staff-content-words.ts';
import { type ContentDeskContext, DeskContext } from '../content-desk.ts';
import { FieldChanges } from './FieldChanges.tsx';

const words = readPage('staff-content', staffContentSchema) as unknown as StaffContentWords;

test('a box that was ticked reads Yes, and a box that is no longer ticked No', () => {
  const changes = [{ field: 'plans.0.popular', before: 'true', after: 'false' }];
  const html = renderToStaticMarkup(
    <DeskContext value={{ words } as ContentDeskContext}>
      <FieldChanges changes={changes} labels={words.review} />
    </DeskContext>,
  );
  const said = [...html.matchAll(/<(?:del|ins)[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(said).toEqual([words.review.yes, words.review.no]);
});
