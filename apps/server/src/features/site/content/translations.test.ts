import {
  markTranslated,
  versionOfOriginal,
  versionOfText,
} from '@accounting-site/content/languages/translations';
import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';
import { type DatabaseKind, databaseKinds } from '../../../testing/database/fresh-database.ts';
import { article, articleText, makeContent, writeTo } from '../../../testing/publishing/content-folder.ts';
import { signInAs } from '../../../testing/sign-in/sign-in-as.ts';

const content = '/api/site/staff/content';
const french = 'fr/help/create-invoice.md';
const frenchText = '---\ntitle: Créer une facture\norder: 1\n---\nOuvrez Ventes.\n';
const plans = 'plans:\n  - { id: starter, name: Starter, price: 200 }\n';
const names = 'fr/facts/plans.yaml';
const namesText = 'plans: { starter: { name: Débutant } }\n';

async function open(on: DatabaseKind) {
  const { content: folder } = makeContent();
  writeTo(folder, french, markTranslated(french, frenchText, versionOfText(articleText)));
  writeTo(folder, 'plans.yaml', plans);
  writeTo(folder, names, markTranslated(names, namesText, versionOfOriginal(names, plans)));
  const site = await buildTestApp({ on, replace: { contentFolder: () => folder } });
  const ama = await signInAs(site, 'editor');
  const read = async (path: string) => (await ama.send('GET', `${content}/entry?path=${path}`)).json();
  /** @param seen the entry as its author opened it */
  const save = async (path: string, body: object, seen?: { original: string | null }) => {
    const { version: basedOn, original } = await read(path);
    const change = { path, basedOn, original: seen === undefined ? original : seen.original, ...body };
    return (await ama.send('PUT', `${content}/entry`, change)).json();
  };
  return { ama, read, save };
}

describe.each(databaseKinds)('translations on %s', (on) => {
  test('are listed in groups of their language, with those whose original was changed', async () => {
    const { ama, read, save } = await open(on);
    const help = async () => {
      const { groups } = (await ama.send('GET', content)).json();
      return groups.find(({ id }: { id: string }) => id === 'fr-help');
    };
    expect(await help()).toMatchObject({
      title: 'Help articles',
      language: 'Français',
      adds: null,
      entries: [{ path: french, title: 'Créer une facture', stale: false }],
    });
    await save(article, {
      fields: { title: 'Create an invoice', order: 1 },
      body: 'Open Sales, then New.\n',
    });
    expect((await help()).entries).toMatchObject([{ path: french, stale: true }]);
    expect(await read(french)).toMatchObject({ stale: true, group: 'fr-help', removable: true });
    expect(await read(article)).toMatchObject({ stale: false });
  });

  test('are up to date when they are saved, even if their texts stay as they are', async () => {
    const { ama, read, save } = await open(on);
    const { current } = await save(article, { text: articleText.replace('Sales', 'Sales, then New') });
    const { fields, body } = (await read(french)).current;
    expect(fields).toEqual({ title: 'Créer une facture', order: 1 });
    const saved = await save(french, { fields, body });
    expect(saved).toMatchObject({ stale: false, state: 'changed' });
    expect(saved.current.text).toBe(markTranslated(french, frenchText, versionOfText(current.text)));
    const { drafts } = (await ama.send('GET', `${content}/drafts`)).json();
    expect(drafts.map(({ path, stale, changes }: never) => ({ path, stale, changes }))).toMatchObject([
      { path: article },
      { path: french, stale: false, changes: [{ field: '' }] },
    ]);
  });

  test('name the version of the original that their author saw, not one that was saved meanwhile', async () => {
    const { read, save } = await open(on);
    const seen = await read(french);
    await save(article, { text: articleText.replace('Sales', 'Sales, then New') });
    const typed = { ...seen.current, body: 'Ouvrez les ventes.\n' };
    const saved = await save(french, { fields: typed.fields, body: typed.body }, seen);
    expect(saved).toMatchObject({ stale: true, state: 'changed', current: { body: typed.body } });
    const { fields, body } = saved.current;
    expect(await save(french, { fields, body })).toMatchObject({ stale: false });
  });

  test('stay out of date when a word is corrected, until someone says that they match', async () => {
    const { read, save } = await open(on);
    await save(article, { text: articleText.replace('Sales', 'Sales, then New') });
    const seen = await read(french);
    const corrected = { fields: seen.current.fields, body: 'Ouvrez les ventes.\n' };
    const saved = await save(french, corrected, { ...seen, original: null });
    expect(saved).toMatchObject({ stale: true, state: 'changed', current: { body: corrected.body } });
    expect(await save(french, corrected)).toMatchObject({ stale: false });
  });

  test('keep the original version of the text they restore', async () => {
    const { save } = await open(on);
    await save(article, { text: articleText.replace('Sales', 'Sales, then New') });
    const text = markTranslated(french, frenchText.replace('Ouvrez', 'Ouvre'), versionOfText(articleText));
    const saved = await save(french, { text });
    expect(saved).toMatchObject({ stale: true, state: 'changed', current: { text } });
  });

  test('that have an up-to-date original are not saved as drafts when nothing changed', async () => {
    const { read, save } = await open(on);
    const { fields, body } = (await read(french)).current;
    expect(await save(french, { fields, body })).toMatchObject({ state: 'published', draft: null });
  });

  test('of names of facts are edited as text, and are out of date when a text of the facts was changed', async () => {
    const { read, save } = await open(on);
    expect(await read(names)).toMatchObject({
      group: 'fr-prices',
      title: 'Plans and prices (Français)',
      format: 'text',
      stale: false,
    });
    const text = 'plans: { starter: { name: Départ } }\n';
    const saved = await save(names, { text });
    expect(saved).toMatchObject({ stale: false, state: 'changed' });
    expect(saved.current.text).toMatch(/^translated_from: [0-9a-f]{12}\nplans: /);
    const { current } = await read('plans.yaml');
    await save('plans.yaml', { text: current.text.replace('Starter', 'First steps') });
    expect(await read(names)).toMatchObject({ stale: true });
    const { current: typed } = await save(names, { text: saved.current.text }, { original: null });
    expect(await read(names)).toMatchObject({ stale: true });
    expect(await save(names, { text: typed.text })).toMatchObject({ stale: false });
  });
});
