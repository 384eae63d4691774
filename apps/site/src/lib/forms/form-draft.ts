import { demoRequestFields } from '@accounting-site/contract/forms/demo-request-fields';
import { type RefObject, useEffect } from 'react';
import { readStored, store } from './stored.ts';

/** The fields that a visitor types. The others are the honeypot, and what the page fills in itself. */
const isTyped = (name: string) => name === 'best_time' || name in demoRequestFields;

/**
 * Keeps the input of a form in this browser until it is sent, so that closing the tab loses nothing.
 * @returns the listener for its input
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, key: string) {
  useEffect(() => {
    if (!form.current) return;
    restoreDraft(form.current, key);
    // What was typed before this code had loaded is not saved yet.
    saveDraft(form.current, key);
  }, [form, key]);
  return () => {
    if (form.current) saveDraft(form.current, key);
  };
}

function saveDraft(form: HTMLFormElement, key: string) {
  const typed = [...new FormData(form)].filter(([name, value]) => isTyped(name) && value !== '');
  // Without storage there is no draft, but the form still works.
  const draft = typed.length > 0 ? JSON.stringify(Object.fromEntries(typed)) : undefined;
  store('localStorage', key, draft);
}

/** The fields that say who writes. */
const identity = ['name', 'email', 'phone'];

/**
 * Restores a draft into fields that are still empty. Input typed just now takes precedence. If it is that of another
 * person, nothing is restored: several people may use a phone, and one must not send another's number or message.
 */
export function restoreDraft(form: HTMLFormElement, key: string) {
  const draft = Object.entries(readStored<Record<string, unknown>>('localStorage', key) ?? {}).flatMap(
    ([name, value]) => {
      const field = form.elements.namedItem(name);
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      return isText && isTyped(name) && typeof value === 'string' ? [{ field, value }] : [];
    },
  );
  const isOther = draft.some(
    ({ field, value }) => identity.includes(field.name) && !isBeginning(field.value, value),
  );
  if (isOther) return;
  for (const { field, value } of draft) if (field.value === '') field.value = value;
}

/** Whether one text may be the beginning of the other, however spaces and capitals were typed. */
function isBeginning(...texts: [string, string]): boolean {
  const [one = '', other = ''] = texts.map((text) => text.replace(/\s/g, '').toLowerCase());
  return one.startsWith(other) || other.startsWith(one);
}

export function forgetDraft(key: string) {
  store('localStorage', key, undefined);
}
