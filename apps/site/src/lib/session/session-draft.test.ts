import { expect, test, vi } from 'vitest';
import { readTyped, restoreTyped } from './session-draft.ts';

test('a form that keeps its own input is skipped: another one has the same fields', () => {
  vi.stubGlobal('HTMLSelectElement', class {});
  const box = { type: 'checkbox', autocomplete: '', checked: true, defaultChecked: false };
  const page = {
    querySelectorAll: () => [
      { ...box, id: 'news', closest: () => null },
      { ...box, id: 'field-popular', closest: (selector: string) => selector },
    ],
  };
  expect(readTyped(page as unknown as ParentNode)).toEqual({ news: true });
});

/** A checkbox that shows its state to React only when it is clicked. */
function boxOf(checked: boolean) {
  const box = {
    checked,
    seen: checked,
    click: () => {
      box.checked = !box.checked;
      box.seen = box.checked;
    },
  };
  return box;
}

test('checkboxes are restored with a click, which components notice, and only if they differ', () => {
  const boxes: Record<string, ReturnType<typeof boxOf>> = {
    ticked: boxOf(false),
    cleared: boxOf(true),
    same: boxOf(true),
  };
  vi.stubGlobal('document', { getElementById: (id: string) => boxes[id] ?? null });
  const typed = { ticked: true, cleared: false, same: true, 'of a closed form': true };
  restoreTyped(typed);
  expect(Object.values(boxes).map(({ checked, seen }) => [checked, seen])).toEqual([
    [true, true],
    [false, false],
    [true, true],
  ]);
  expect(typed).toEqual({ 'of a closed form': true });
});
