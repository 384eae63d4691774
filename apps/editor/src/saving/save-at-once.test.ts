import { rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { added, agree, article, copyOfContent, firstPrice } from './content-copy.fixture.ts';

const { place, read, exists, opened, saveInto } = copyOfContent();

test('a file that changed after the form was opened is not overwritten', async () => {
  const form = opened('plans.yaml');
  writeFileSync(place('plans.yaml'), read('plans.yaml').replace(firstPrice, 'price: 511'));
  const update = { additions: [added('plans.yaml', form)], deletions: [] };
  await expect(saveInto(update)).rejects.toThrow('has been changed since you opened it');
  expect(read('plans.yaml')).toContain('price: 511');
});

test('of two parallel saves of the same version, the first is written and the other refused', async () => {
  const form = opened('plans.yaml');
  const before = read('plans.yaml');
  const saves = [form.replace(firstPrice, 'price: 551'), form.replace(/months: \d+/, 'months: 24')];
  const [first, second] = await Promise.allSettled(
    saves.map((text) => saveInto({ additions: [added('plans.yaml', text)], deletions: [] }, agree)),
  );
  expect(first).toMatchObject({ status: 'fulfilled' });
  expect(second).toMatchObject({ reason: { status: 409 } });
  expect(read('plans.yaml')).toBe(before.replace(firstPrice, 'price: 551'));
});

test('a refused save does not block the next one', async () => {
  const form = opened('plans.yaml').replace(firstPrice, 'price: 551');
  const update = { additions: [added('plans.yaml', form)], deletions: [] };
  const [first, second] = await Promise.allSettled([
    saveInto(update, async () => [{ file: 'plans.yaml', message: 'no' }]),
    saveInto(update, agree),
  ]);
  expect([first?.status, second?.status]).toEqual(['rejected', 'fulfilled']);
});

test.for([
  ['is changed', 'plans.yaml', '# By hand', 'has been changed since'],
  ['appears', 'en/help/new-one.md', '# By hand', 'Choose another name'],
  ['is deleted', 'plans.yaml', undefined, 'has been taken away'],
] as const)('a file that %s by hand during the check stays as it is', async ([, path, byHand, reason]) => {
  const file = place(path);
  const text = exists(path) ? opened(path).replace(firstPrice, 'price: 551') : read(article);
  const check = async () => {
    if (byHand === undefined) rmSync(file);
    else writeFileSync(file, byHand);
    return [];
  };
  await expect(saveInto({ additions: [added(path, text)], deletions: [] }, check)).rejects.toThrow(reason);
  expect(exists(path) ? read(path) : undefined).toBe(byHand);
});
