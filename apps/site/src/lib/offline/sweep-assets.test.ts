import { expect, test, vi } from 'vitest';
import { holdAssets, unlessHeld } from './sweep-assets.ts';

test('no file is deleted while any page is being stored', async () => {
  const sweep = vi.fn(async () => {});
  const [release, releaseOther] = [await holdAssets(), await holdAssets()];
  release();
  await unlessHeld(sweep);
  expect(sweep).not.toHaveBeenCalled();
  releaseOther();
  await vi.waitFor(async () => {
    await unlessHeld(sweep);
    expect(sweep).toHaveBeenCalledOnce();
  });
});

test('a browser without locks stores and deletes as usual', async () => {
  vi.stubGlobal('navigator', {});
  const sweep = vi.fn(async () => {});
  const release = await holdAssets();
  await unlessHeld(sweep);
  expect(sweep).toHaveBeenCalledOnce();
  release();
  vi.unstubAllGlobals();
});
