import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { words } from '../content-desk.fixture.tsx';
import { FieldControl } from './FieldControl.tsx';
import type { Field } from './field-of.ts';
import { FormContext, type FormContextValue } from './form-context.ts';

const form: FormContextValue = {
  words: words.form,
  Control: FieldControl,
  set: () => {},
  errors: [],
  target: undefined,
  isShort: true,
  say: () => {},
};
const base = { key: 'offer', label: 'Offer', help: undefined };
const name: Field = {
  ...base,
  key: 'name',
  label: 'Name',
  isRequired: true,
  kind: 'text',
  atLeast: undefined,
  atMost: undefined,
};

const show = (field: Field, value: unknown) =>
  renderToStaticMarkup(
    <FormContext value={form}>
      <FieldControl field={field} path={['offer']} value={value} />
    </FormContext>,
  );

test.each([
  ['an optional part that is missing can be added', false, undefined, 'Add: Offer', 'Remove: Offer'],
  ['an optional part can be removed', false, { name: 'Easter' }, 'Remove: Offer', 'Add: Offer'],
  ['a required part can only be changed', true, { name: 'Easter' }, 'Easter', 'Remove: Offer'],
])('%s', (_what, isRequired, value, shown, hidden) => {
  const html = show({ ...base, isRequired, kind: 'object', fields: [name] }, value);
  expect(html).toContain(shown);
  expect(html).not.toContain(hidden);
});

test.each([
  ['by default', undefined, true, true],
  ['though the default is yes', false, true, false],
  ['without a default', undefined, false, false],
])('a box is ticked or not: %s', (_what, value, byDefault, isTicked) => {
  const html = show({ ...base, isRequired: false, kind: 'flag', byDefault }, value);
  expect(html.includes('checked=""')).toBe(isTicked);
});

const question: Field = { ...base, isRequired: true, kind: 'flag', byDefault: false };

test.each([
  ['not answered', undefined, []],
  ['answered with yes', true, [words.form.yes]],
  ['answered with no', false, [words.form.no]],
])('a required yes or no is a question: %s', (_what, value, chosen) => {
  const pills = [...show(question, value).matchAll(/<label[^>]*>(.*?)<\/label>/g)];
  expect(pills).toHaveLength(2);
  const checked = pills.filter(([pill]) => pill.includes('checked=""'));
  expect(checked.map(([, inside = '']) => inside.replace(/<[^>]*>/g, ''))).toEqual(chosen);
});
