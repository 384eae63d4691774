import { afterEach, expect, test, vi } from 'vitest';
import { focusField } from './focus-field.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['its control', 'plans.0.price', ['field-plans.0.price', 'field-plans'], 'field-plans.0.price'],
  ['the closest part around it', 'plans.0.price', ['field-plans', 'field-text'], 'field-plans'],
  ['the text of an entry without a form', 'plans.0.price', ['field-text'], 'field-text'],
])('a field is focused by %s', (_what, field, shown, expected) => {
  const focused: string[] = [];
  const getElementById = (id: string) =>
    shown.includes(id) ? { focus: () => focused.push(id), scrollIntoView: () => {} } : null;
  vi.stubGlobal('document', { getElementById });
  vi.stubGlobal('requestAnimationFrame', (look: () => void) => look());
  focusField(field);
  expect(focused).toEqual([expected]);
});
