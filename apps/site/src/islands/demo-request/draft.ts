import { demoRequestDraftKey as key } from '../../lib/demo-request-draft-key.ts';

/** The trap, and what the page says rather than the visitor. */
const notTyped = new Set(['website', 'plan']);

/** Keeps what is being typed in this browser until it is sent, so that a closed tab loses nothing. */
export function saveDraft(form: HTMLFormElement) {
  const typed = [...new FormData(form)].filter(([name, value]) => !notTyped.has(name) && value !== '');
  try {
    if (typed.length > 0) localStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)));
    else localStorage.removeItem(key);
  } catch {
    // A browser that stores nothing keeps no draft; the form works all the same.
  }
}

/** Puts a kept draft back into the fields that are still empty: what was typed just now wins. */
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
    // Nothing was stored.
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
