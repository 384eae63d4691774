import { text } from '@accounting-site/content/reading/fields';
import { recordOf } from '@accounting-site/contract/fields/record-of';
import { z } from 'zod';

/** An object of texts, by their names. */
export const texts = <const Name extends string>(...names: Name[]) =>
  z.strictObject(recordOf(names, () => text()));

/** A text with slots in square brackets, which the page fills in. */
export function slotText(...names: string[]) {
  const slots = names.map((name) => `[${name}]`).join(', ');
  return text(`write a text; ${slots} is filled in by the page`).refine(
    (written) => [...written.matchAll(/\[([^\]]*)\]/g)].every(([, name = '']) => names.includes(name)),
    { error: `fill in nothing but ${slots}` },
  );
}

/** A text in singular and plural, with the slot [count]. Fill it with `counted`. */
export const countText = () => z.strictObject({ one: text(), many: slotText('count') });

/** The same for files that call the plural `other`, and may have other slots. */
export const pluralText = () => z.strictObject({ one: text(), other: text('write it with [count]') });

/** Texts of a part that is loaded from the server. */
export const readingText = () => ({ loading: text(), failed: text(), retry: text() });
