import { formatOf } from '@accounting-site/content/editing/edit-entry';
import { findForm } from '@accounting-site/content/editing/entry-forms';
import { fileSchemas } from '@accounting-site/content/reading/file-schemas';
import { listFolder } from '@accounting-site/content/reading/list-folder';
import { contentFolder } from '@accounting-site/content/reading/read-yaml';
import { expect, test } from 'vitest';
import { describeEveryForm } from './describe-every-form.ts';

interface Described {
  description?: string;
  items?: { properties: Record<string, Described> };
}

// Other tests of this process may have read files of their own.
fileSchemas.clear();
const forms = describeEveryForm();

test('every file has a form made from the schema that validates it, except downloads and names of facts', () => {
  const without = listFolder(contentFolder()).filter((path) => findForm(forms, path) === undefined);
  expect(without.map(formatOf)).toEqual(without.map(() => 'text'));
});

test('a new file of a folder has the form of the others', () => {
  for (const folder of ['help', 'resources', 'stories', 'templates']) {
    expect(findForm(forms, `en/${folder}/new.${folder === 'templates' ? 'yaml' : 'md'}`)).toMatchObject({
      type: 'object',
    });
  }
});

test('a translation has the form of its original, also before there is one', () => {
  for (const file of ['pages/home.yaml', 'industries/retail.md', 'resources/vat-registration.md'])
    expect(findForm(forms, `fr/${file}`)).toBe(findForm(forms, `en/${file}`));
  expect(findForm(forms, 'fr/messages.yaml')).toMatchObject({ additionalProperties: { type: 'string' } });
  expect(findForm(forms, 'fr/facts/plans.yaml')).toBeUndefined();
});

test('a form says which of several announcements is shown, and how a webinar takes place once', () => {
  const fieldsOf = (path: string, list: string) => {
    const { properties } = findForm(forms, path) as { properties: Record<string, Described> };
    return properties[list]?.items?.properties;
  };
  expect(fieldsOf('en/announcement.yaml', 'items')?.from?.description).toContain('latest first day');
  const webinar = fieldsOf('webinars.yaml', 'webinars');
  expect(webinar?.every_weeks?.description).toContain('takes place once');
  expect(webinar?.last_date?.description).toContain('The same as the first date: once');
});

test('a form has limits, descriptions, choices, and the entries of lists', () => {
  expect(findForm(forms, 'plans.yaml')).toMatchObject({
    required: expect.arrayContaining(['plans', 'trial']),
    properties: {
      dated: { type: 'string', format: 'date', description: expect.stringContaining('year-month-day') },
      plans: {
        type: 'array',
        minItems: 1,
        items: {
          properties: {
            price: {
              type: 'integer',
              exclusiveMinimum: 0,
              description: expect.stringContaining('next price'),
            },
          },
        },
      },
    },
  });
  expect(findForm(forms, 'en/testimonials.yaml')).toMatchObject({
    properties: { items: { type: 'array', items: { properties: { rating: { minimum: 1, maximum: 5 } } } } },
  });
  expect(findForm(forms, 'en/help/create-invoice.md')).toMatchObject({
    properties: { title: { maxLength: 60 }, description: { minLength: 105, maxLength: 185 } },
  });
});
