/** The keys of each action on the desk. Two keys with a space between them are pressed one after the other. */
export const shortcuts = {
  help: '?',
  today: 'g t',
  leads: 'g l',
  content: 'g c',
  members: 'g m',
  search: '/',
  next: 'j',
  previous: 'k',
  open: 'Enter',
  step: 's',
  note: 'n',
  close: 'Escape',
} as const;

export type ShortcutName = keyof typeof shortcuts;

/** Where each action is available. */
export const shortcutGroups = {
  everywhere: ['today', 'leads', 'content', 'members', 'help'],
  list: ['search', 'next', 'previous', 'open'],
  lead: ['step', 'note', 'close'],
} as const satisfies Record<string, readonly ShortcutName[]>;

/** Marks the element that a key presses, or a field that it focuses. */
export const byKey = (name: ShortcutName) => ({ 'data-shortcut': shortcuts[name] });

/** Marks the link or button of a row, so that the keys for the next and the previous row focus it. */
export const rowByKey = { 'data-shortcut-row': '' };

/** The visible element that a key presses. */
export const elementOfKeys = (keys: string) => visible(`[data-shortcut="${CSS.escape(keys)}"]`)[0];

const visible = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isVisible);

/** Not checkVisibility(), which Safari has since version 17.4 only. No shortcut is inside a closed disclosure. */
const isVisible = (element: HTMLElement) => element.getClientRects().length > 0;

const fields = 'input, textarea, select, [contenteditable]';

/**
 * Listens for the keys of the desk. They never act in a field, in a dialog, or together with Ctrl, Alt or the
 * command key.
 * @returns a function that stops listening
 */
export function listenForShortcuts(onHelp: () => void): () => void {
  let before = '';
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    const isTyping = target instanceof Element && target.closest(fields) !== null;
    const isOther = event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey;
    const keys = before + key;
    before = '';
    if (isTyping || isOther || document.querySelector('dialog[open]')) return;
    if (keys === 'g') before = 'g ';
    else if (keys === shortcuts.help) onHelp();
    else if (keys === shortcuts.next || keys === shortcuts.previous) focusRow(keys === shortcuts.next);
    else if (!press(elementOfKeys(keys))) return;
    // The key must not be typed into the field that now has the focus.
    event.preventDefault();
  };
  addEventListener('keydown', onKeyDown);
  return () => removeEventListener('keydown', onKeyDown);
}

function press(element: HTMLElement | undefined): boolean {
  element?.focus();
  if (element && !element.matches(fields)) element.click();
  return element !== undefined;
}

/** From inside a row, the previous one is the row itself. */
function focusRow(isNext: boolean): void {
  const rows = visible('[data-shortcut-row]');
  const { activeElement } = document;
  const until = rows.filter(
    (row) =>
      row === activeElement ||
      (activeElement !== null &&
        row.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING),
  );
  const at = until.length - 1;
  const back = rows[at] === activeElement ? at - 1 : at;
  rows[isNext ? Math.min(at + 1, rows.length - 1) : Math.max(back, 0)]?.focus();
}
