import { demoRequestFields } from '@accounting-site/contract/forms/demo-request-fields';
import { type RefObject, useEffect } from 'react';

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
  try {
    if (typed.length > 0) localStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)));
    else localStorage.removeItem(key);
  } catch {
    // Without storage there is no draft, but the form still works.
  }
}

/** Restores a draft into fields that are still empty. Input typed just now takes precedence. */
export function restoreDraft(form: HTMLFormElement, key: string) {
  for (const [name, value] of Object.entries(readDraft(key))) {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isText && isTyped(name) && field.value === '' && typeof value === 'string') field.value = value;
  }
}

export function forgetDraft(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {
    // No draft was stored.
  }
}

function readDraft(key: string): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof draft === 'object' && draft !== null ? { ...draft } : {};
  } catch {
    return {};
  }
}
