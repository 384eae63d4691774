import { ContentError } from '@accounting-site/content/reading/content-error';
import { afterEach, expect, test, vi } from 'vitest';
import { renderOrExit } from './report-problems.ts';

afterEach(() => vi.restoreAllMocks());

test('a problem of the content that only rendering finds is printed as the publisher reads it', async () => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const error = new ContentError('en/frame.yaml', [{ line: 3, message: 'write a text here' }]);
  await renderOrExit(() => Promise.reject(error)).catch(() => undefined);
  expect(exit).toHaveBeenCalledWith(2);
  const printed = print.mock.calls.map(([line]) => JSON.parse(line));
  expect(printed).toEqual([{ file: 'en/frame.yaml', line: 3, message: 'write a text here' }]);
});

test('any other error of rendering stays what it is', async () => {
  await expect(renderOrExit(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
});
