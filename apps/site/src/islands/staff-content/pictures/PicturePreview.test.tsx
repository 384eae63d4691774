import { ApiError, NetworkError } from '@accounting-site/session';
import { expect, test } from 'vitest';
import { show, words } from '../content-desk.fixture.tsx';
import { isMissing, NotLoaded } from './PicturePreview.tsx';

test.each([
  ['that is not stored', new ApiError(404, undefined), true],
  ['whose path no picture can have', new ApiError(422, undefined), true],
  ['that could not be read without a connection', new NetworkError(false), false],
  ['that a busy server did not send', new ApiError(503, undefined), false],
])('a picture %s is missing: %s', (_what, error, expected) => {
  expect(isMissing(error)).toBe(expected);
});

test('a picture that did not load says so and can be loaded again', () => {
  const html = show(<NotLoaded onRetry={() => undefined} />);
  for (const text of [words.pictures.not_loaded, words.failures.retry]) expect(html).toContain(text);
});
