import { expect, test } from 'vitest';
import { z } from 'zod';
import { inLanguage } from '../languages/current-language.ts';
import { withContentFolder } from '../reading/content-folder.ts';
import { readYaml } from '../reading/read-yaml.ts';
import { contentOf } from '../testing/content-of.ts';
import { findUnusedNames } from './name-facts.ts';

const plan = z.strictObject({ id: z.string(), name: z.string(), price: z.number() });
const facts = z.strictObject({ plans: z.array(plan), dated: z.string(), hours: z.array(z.string()) });
const readFacts = () => readYaml('plans.yaml', facts);
const inFrench = (folder: string) => withContentFolder(folder, () => inLanguage('fr', readFacts));
const plans =
  'dated: 2026-11-01\nplans:\n  - { id: a, name: Starter, price: 200 }\n  - { id: b, name: Yearly, price: 2000 }\nhours: [Monday, Sunday]\n';

test('a language names the entries of facts by their id or their place', () => {
  const names =
    'translated_from: 0123456789ab\nplans:\n  b: { name: Annuel }\n  gone: { name: Ancien }\nhours: [lundi, dimanche]\n';
  const folder = contentOf({ 'plans.yaml': plans, 'fr/facts/plans.yaml': names });
  expect(inFrench(folder)).toEqual({
    dated: '2026-11-01',
    plans: [
      { id: 'a', name: 'Starter', price: 200 },
      { id: 'b', name: 'Annuel', price: 2000 },
    ],
    hours: ['lundi', 'dimanche'],
  });
  expect(withContentFolder(folder, readFacts).plans[1]?.name).toBe('Yearly');
});

test('a language cannot change a number, and the problem names its file, line and field', () => {
  const files = { 'plans.yaml': plans, 'fr/facts/plans.yaml': 'plans:\n  a:\n    price: 100\n' };
  expect(() => inFrench(contentOf(files))).toThrow(
    'content/fr/facts/plans.yaml cannot be used:\n  - line 3, plans.a.price: only a text can have another language',
  );
});

test('names that no entry has are found', () => {
  const fact = { plans: [{ id: 'a', name: 'Starter' }], hours: ['Monday'], words: { yes: 'Yes' } };
  const names = {
    plans: { a: { name: 'Débutant', nom: 'Débutant' }, gone: { name: 'Ancien' } },
    hours: ['lundi', 'dimanche'],
    wrds: { yes: 'Oui' },
  };
  expect(findUnusedNames(fact, names)).toEqual([
    ['plans', 'a', 'nom'],
    ['plans', 'gone'],
    ['hours', 1],
    ['wrds'],
  ]);
});
