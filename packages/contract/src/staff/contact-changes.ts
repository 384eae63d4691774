import type { ContactField } from '../forms/demo-request-fields.ts';

/** The contact details that were corrected, each as it was and as it is now. */
export type ContactChanges = Partial<Record<ContactField, readonly [before: string, after: string]>>;

/** The text of an event of the kind `contact details`. */
export const writeContactChanges = (changes: ContactChanges): string => JSON.stringify(changes);

/** The changes in the text of an event. Empty for any other text. */
export function readContactChanges(text: string): ContactChanges {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}
