import { expect, test } from 'vitest';
import { changed, findIn } from './testing/find-in.ts';

const claim = (confirmed: boolean) =>
  changed(
    'claims.yaml',
    'stats:',
    `product:
  - { claim: Statements can be shown by branch., where: [en/pages/solutions.yaml, en/pictures.yaml], confirmed: ${confirmed} }
stats:`,
  );

test('a claim about the product is listed until it is confirmed', () => {
  expect(findIn(claim(false))).toEqual([
    'content/claims.yaml: product[1] | The pages say: "Statements can be shown by branch." No one has confirmed it yet.',
  ]);
  expect(findIn(claim(true))).toEqual([]);
});
