import { expect, test, vi } from 'vitest';
import { listenForReturn } from './listen-for-return.ts';

test('a page that was loaded more than ten minutes ago is loaded again for someone who comes back', () => {
  vi.useFakeTimers();
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  const onReturn = vi.fn();
  const stop = listenForReturn(onReturn);
  const beAwayFor = (minutes: number) => {
    for (const hidden of [true, false]) {
      page.hidden = hidden;
      page.dispatchEvent(new Event('visibilitychange'));
      if (hidden) vi.advanceTimersByTime(minutes * 60_000);
    }
  };
  beAwayFor(5);
  vi.advanceTimersByTime(24 * 60 * 60_000);
  expect(onReturn).not.toHaveBeenCalled();
  beAwayFor(1);
  expect(onReturn).toHaveBeenCalledOnce();
  beAwayFor(9);
  expect(onReturn).toHaveBeenCalledOnce();
  stop();
  beAwayFor(11);
  expect(onReturn).toHaveBeenCalledOnce();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
