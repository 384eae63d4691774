import { formatterOf } from '@accounting-site/content/languages/in-language';
import type { ImportInventoryAnswer } from '@accounting-site/contract/inventory/inventory-import';
import { counted } from '../../../lib/text/counted.ts';
import type { AccountPageWords } from '../account-page-words.ts';

type Counts = ImportInventoryAnswer['counts'];

const inOrder = ['added', 'changed', 'unchanged', 'wrong'] as const;
const sentence = formatterOf((language) => new Intl.ListFormat(language, { type: 'conjunction' }), 'en-GB');

/** Summarises an import: '12 items are new, 3 items change and 40 items stay as they are'. */
export const describeChanges = (counts: Counts, words: AccountPageWords['import']['counts']): string =>
  sentence().format(
    inOrder.filter((kind) => counts[kind] > 0).map((kind) => counted(words[kind], counts[kind])),
  );

/** How many items would be stored. */
export const countToSave = ({ added, changed }: Counts): number => added + changed;
