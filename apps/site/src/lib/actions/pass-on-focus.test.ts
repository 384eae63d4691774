import { afterEach, expect, test, vi } from 'vitest';
import { passOnFocus } from './pass-on-focus.ts';

afterEach(() => vi.unstubAllGlobals());

const heading = () => ({ setAttribute: vi.fn(), focus: vi.fn() });

test('the focus of a part that disappears goes to a heading that stays, not to the one of that part', () => {
  const [own, next, pressed] = [heading(), heading(), {}];
  vi.stubGlobal('document', { activeElement: pressed });
  const part = { ...heading(), querySelectorAll: () => [own, next] };
  const contains = (each: unknown) => each === own || each === pressed;
  passOnFocus({ contains, closest: () => part } as unknown as HTMLElement)();
  expect(own.focus).not.toHaveBeenCalled();
  expect(next.focus).toHaveBeenCalledOnce();
  expect(part.focus).not.toHaveBeenCalled();
});
