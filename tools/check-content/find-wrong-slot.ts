import { join } from 'node:path';
import { describeForm } from '@accounting-site/content/editing/entry-forms';
import { firstLanguage, inLanguage } from '@accounting-site/content/languages/current-language';
import { originalOf } from '@accounting-site/content/languages/translations';
import { withContentFolder } from '@accounting-site/content/reading/content-folder';
import { fileSchemas } from '@accounting-site/content/reading/file-schemas';
import { root } from '../run-command.ts';
import { readSource, readSources } from './read-sources.ts';

/**
 * Why a text has a slot, such as [day], that code does not fill in. An unknown slot stops the build or the email that
 * has the text. A field knows the slots that its schema describes, and those of its text in this repository, where
 * tests fill them in.
 */
export function findWrongSlot(file: string, path: readonly PropertyKey[], text: string): string | undefined {
  if (!/[[\]]/.test(text)) return undefined;
  // The key of a short message has its slots.
  const known = file.endsWith('/messages.yaml') ? slotsIn(String(path.at(-1))) : slotsInUse(file, path);
  if (whatRemains(text, known) === undefined) return undefined;
  const slots = [...new Set([...known, ...describedSlots(file, path)])];
  const wrong = whatRemains(text, slots);
  if (wrong === undefined) return undefined;
  return slots.length > 0
    ? `${wrong} is not filled in here. Write one of: ${slots.join(', ')}`
    : `nothing is filled in here, so visitors would read ${wrong}. Leave out the square brackets`;
}

/** In a text without slots, other words than names of slots may be in brackets, such as [beta]. */
function whatRemains(text: string, slots: readonly string[]): string | undefined {
  if (slots.length === 0) return slotsIn(text).find((slot) => slot.includes('_') || isSlotElsewhere(slot));
  const rest = slots.reduce((left, slot) => left.replaceAll(slot, ''), text);
  return /\[[^\]]*\]?|\]/.exec(rest)?.[0];
}

const isSlotElsewhere = (slot: string): boolean =>
  withContentFolder(join(root, 'content'), () =>
    inLanguage(firstLanguage, () =>
      readSources().some(({ texts }) => texts.some(({ text }) => text.includes(slot))),
    ),
  );

const slotsIn = (text: string) => text.match(/\[[a-z_]+\]/g) ?? [];

function slotsInUse(file: string, path: readonly PropertyKey[]): string[] {
  const original = originalOf(file);
  const [source] = withContentFolder(join(root, 'content'), () => readSource(original));
  return slotsIn(String(valueAt(source?.value, path)));
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value);

function describedSlots(file: string, path: readonly PropertyKey[]): string[] {
  const schema = fileSchemas.get(file) ?? fileSchemas.get(originalOf(file));
  return schema === undefined ? [] : slotsIn(helpAt(describeForm(schema), path));
}

interface Form {
  description?: string;
  properties?: Record<PropertyKey, Form>;
  additionalProperties?: Form;
  items?: Form;
  anyOf?: Form[];
}

/** The help of a field, which names its slots. */
function helpAt(form: Form | undefined, [key, ...path]: readonly PropertyKey[]): string {
  if (form?.anyOf)
    return form.anyOf.map((one) => helpAt(one, key === undefined ? [] : [key, ...path])).join();
  if (key === undefined) return form?.description ?? '';
  const inner = typeof key === 'number' ? form?.items : form?.properties?.[key];
  return helpAt(inner ?? form?.additionalProperties, path);
}
