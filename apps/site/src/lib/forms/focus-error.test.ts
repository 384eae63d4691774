import { expect, test } from 'vitest';
import { focusError } from './focus-error.ts';

test('a field with an error receives the focus again, also if it has it already', () => {
  const calls: string[] = [];
  const blur = () => void calls.push('blur');
  const focus = () => void calls.push('focus');
  focusError({ blur, focus } as unknown as HTMLElement);
  expect(calls).toEqual(['blur', 'focus']);
});
