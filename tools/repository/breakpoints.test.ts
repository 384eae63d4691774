import { expect, test } from 'vitest';
import { filesMatching } from './files.ts';

const named = 'packages/ui/src/breakpoints.css';
// A picture is laid out by the room that it is given, whatever the width of the window.
const byOwnRoom = 'apps/site/src/sections/ProductPictures/Pictures.module.css: @container (width >= 34rem)';

test('layouts change only at the widths that breakpoints.css names', () => {
  const unnamed = filesMatching(/^(apps\/site|packages)\/.*\.css$/)
    .filter(({ file }) => file !== named)
    .flatMap(({ file, text }) =>
      [...text.matchAll(/@(?:media|container)[^{]*\bwidth\b[^{]*/g)].map(
        ([query]) => `${file}: ${query.trim()}`,
      ),
    );
  expect(unnamed).toEqual([byOwnRoom]);
});
