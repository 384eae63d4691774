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

test('advertised numbers are listed until the day of a check is written', () => {
  expect(findIn(changed('claims.yaml', 'dated: 2026-11-16\n', ''))).toEqual([
    'content/claims.yaml: dated | The pages advertise "50+ businesses", "50M+ cedis processed monthly", "99.9% uptime", "24/7 support for critical issues". No one has confirmed these numbers yet.',
  ]);
});
