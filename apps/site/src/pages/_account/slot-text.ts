import { text } from '@accounting-site/content/fields';
import { z } from 'zod';

/** A text in which the page fills in what stands in square brackets. */
export function slotText(...names: string[]) {
  const slots = names.map((name) => `[${name}]`).join(', ');
  return text(`write a text; ${slots} is filled in by the page`).refine(
    (written) => [...written.matchAll(/\[([^\]]*)\]/g)].every(([, name = '']) => names.includes(name)),
    { error: `fill in nothing but ${slots}` },
  );
}

/** The same for one and for many, where [count] stands for the number. */
export const countText = () => z.strictObject({ one: text(), many: slotText('count') });

/** A piece of a page that is read from the server. */
export const readingText = () => ({ loading: text(), failed: text(), retry: text() });
