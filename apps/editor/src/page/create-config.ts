import type { Collection, ComponentSchema, Config, Singleton } from '@keystatic/core';
import { config, fields } from '@keystatic/core';
import type { EntryDescription } from '../host/describe-entries.ts';
import { BrandMark } from './BrandMark.tsx';
import { checkedOnSaving } from './checked-on-saving.ts';
import { createField } from './create-field.ts';
import { markdownField } from './markdown-field.tsx';
import { versionField } from './version-field.ts';

declare const __BRAND__: string;
declare const __SITE_URL__: string;

type Schema = Record<string, ComponentSchema>;

/** The configuration of Keystatic, generated from the schemas of the build. */
export function createConfig(entries: EntryDescription[]): Config {
  const isFolder = ({ path }: EntryDescription) => path.endsWith('/*');
  const groups = Map.groupBy(entries, ({ group }) => group);
  return config({
    storage: { kind: 'local' },
    ui: {
      brand: { name: `${__BRAND__}, content`, mark: BrandMark },
      navigation: Object.fromEntries(
        [...groups].map(([group, members]) => [group, members.map(({ id }) => id)]),
      ),
    },
    singletons: named(
      entries.filter((entry) => !isFolder(entry)),
      createSingleton,
    ),
    collections: named(entries.filter(isFolder), createCollection),
  });
}

const named = <Kind>(entries: EntryDescription[], create: (entry: EntryDescription) => Kind) =>
  Object.fromEntries(entries.map((entry) => [entry.id, create(entry)]));

const previewOf = ({ page }: EntryDescription) => `${__SITE_URL__}${page}`;

function fieldsOf({ fields: { properties = {}, required = [] } }: EntryDescription): Schema {
  return Object.fromEntries(
    // Hidden fields are last, so that they leave no gap.
    Object.entries(properties)
      .sort(([, one], [, other]) => Number('const' in one) - Number('const' in other))
      .map(([key, field]) => [key, checkedOnSaving(createField(key, field, required.includes(key)))]),
  );
}

const createSingleton = (entry: EntryDescription): Singleton<Schema> => ({
  label: entry.label,
  path: entry.path,
  format: { data: 'yaml' },
  previewUrl: previewOf(entry),
  schema: { ...fieldsOf(entry), editor_version: versionField() },
});

const createCollection = (entry: EntryDescription): Collection<Schema, string> => ({
  label: entry.label,
  path: entry.path as `${string}/*`,
  slugField: 'title',
  entryLayout: 'content',
  format: { data: 'yaml', contentField: 'body' },
  previewUrl: previewOf(entry),
  schema: {
    ...fieldsOf(entry),
    title: titleAndName(entry.fields.properties?.title?.description ?? ''),
    body: markdownField(),
    editor_version: versionField(),
  },
});

const titleAndName = (description: string) =>
  fields.slug({
    name: { label: 'Title', description, validation: { isRequired: true } },
    slug: {
      label: 'Name of the file',
      description: 'It is part of the URL of the page. Lower-case letters, numbers and hyphens.',
      validation: {
        pattern: { regex: /^[a-z0-9]+(-[a-z0-9]+)*$/, message: 'Use small letters, numbers and hyphens.' },
      },
    },
  });
