import { expect, onTestFinished, test, vi } from 'vitest';
import { repeat } from './use-repeated.ts';

const second = 1_000;
const minute = 60 * second;

function open() {
  vi.useFakeTimers();
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  const read = vi.fn(async () => {});
  const end = repeat(read, 10 * second);
  onTestFinished(() => {
    end();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  /** How often it is read in a time. */
  const readsIn = async (time: number) => {
    const before = read.mock.calls.length;
    await vi.advanceTimersByTimeAsync(time);
    return read.mock.calls.length - before;
  };
  return { page, end, readsIn };
}

test.each(['pointermove', 'pointerdown', 'keydown', 'visibilitychange'])(
  'a list is read for five minutes, and again after %s',
  async (input) => {
    const { page, readsIn } = open();
    expect(await readsIn(minute)).toBe(6);
    await readsIn(4 * minute);
    expect(await readsIn(60 * minute)).toBe(0);
    page.dispatchEvent(new Event(input));
    expect(await readsIn(minute)).toBe(6);
  },
);

test('a list is not read while the page is hidden, or once that has ended', async () => {
  const { page, end, readsIn } = open();
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(await readsIn(minute)).toBe(0);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(await readsIn(minute)).toBe(6);
  end();
  expect(await readsIn(minute)).toBe(0);
});
