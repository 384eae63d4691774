import { demoRequestDraftKey as key } from '../../lib/forms/demo-request-draft-key.ts';

/** The honeypot field, and the field that the page fills in itself. */
const notTyped = new Set(['website', 'plan']);

/** Saves the input in this browser until it is sent, so that closing the tab loses nothing. */
export function saveDraft(form: HTMLFormElement) {
  const typed = [...new FormData(form)].filter(([name, value]) => !notTyped.has(name) && value !== '');
  try {
    if (typed.length > 0) localStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)));
    else localStorage.removeItem(key);
  } catch {
    // Without storage there is no draft, but the form still works.
  }
}

/** Restores a draft into fields that are still empty. Input typed just now takes precedence. */
export function restoreDraft(form: HTMLFormElement) {
  for (const [name, value] of Object.entries(readDraft())) {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isText && !notTyped.has(name) && field.value === '' && typeof value === 'string') field.value = value;
  }
}

export function forgetDraft() {
  try {
    localStorage.removeItem(key);
  } catch {
    // No draft was stored.
  }
}

function readDraft(): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof draft === 'object' && draft !== null ? { ...draft } : {};
  } catch {
    return {};
  }
}
