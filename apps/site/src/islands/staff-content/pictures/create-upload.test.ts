import { pictureTooLarge } from '@accounting-site/contract/fields/validation-messages';
import { ApiError, NetworkError } from '@accounting-site/session';
import { expect, test, vi } from 'vitest';
import { createUpload, type UploadState } from './create-upload.ts';

/** An upload whose requests end as the test says, in order. */
function open(...ends: (string | Error | Promise<string>)[]) {
  const prepare = vi.fn(async ({ name }: File) =>
    name === 'large' ? pictureTooLarge : { name, data: 'data' },
  );
  const send = vi.fn(async () => {
    const end = await ends.shift();
    if (end instanceof Error) throw end;
    return `${end}`;
  });
  const states: UploadState[] = [];
  const stored: string[] = [];
  const upload = createUpload({
    prepare,
    send,
    onStored: (path) => void stored.push(path),
    onState: (state) => void states.push(state),
  });
  return { upload, prepare, send, states, stored };
}

const file = (name = 'esi') => new File(['x'], name);

test('a picture whose upload failed is sent again without being prepared again', async () => {
  const { upload, prepare, send, states, stored } = open(new NetworkError(true), 'images/esi.webp');
  await upload.choose(file());
  expect(states.at(-1)).toMatchObject({ isBusy: false, canRetry: true, failure: { reason: 'network' } });
  await upload.retry();
  expect([prepare, send].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
  expect([stored, states.at(-1)]).toEqual([['images/esi.webp'], { isBusy: false }]);
});

test('another choice replaces a picture that is on its way', async () => {
  const { promise: first, resolve: endFirst } = Promise.withResolvers<string>();
  const { upload, states, stored } = open(first, 'images/kofi.webp');
  const choosing = upload.choose(file());
  await Promise.resolve();
  await upload.choose(file('kofi'));
  endFirst('images/esi.webp');
  await choosing;
  expect([stored, states.at(-1)]).toEqual([['images/kofi.webp'], { isBusy: false }]);
});

test('a picture that is on its way is not used once another is chosen from the list', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { upload, states, stored } = open(promise);
  const choosing = upload.choose(file());
  await Promise.resolve();
  upload.stop();
  resolve('images/esi.webp');
  await choosing;
  expect([stored, states.at(-1)]).toEqual([[], { isBusy: false }]);
});

test.each([
  ['is too large', 'large', []],
  ['is refused by the server', 'esi', [new ApiError(422, { message: 'No picture' })]],
])('a picture that %s is not offered to be sent again', async (_what, name, ends) => {
  const { upload, states, send } = open(...ends);
  await upload.choose(file(name));
  expect(states.at(-1)).toMatchObject({ isBusy: false, failure: { reason: 'refused' } });
  expect(states.at(-1)?.canRetry ?? false).toBe(false);
  await upload.retry();
  expect(send).toHaveBeenCalledTimes(ends.length);
});
