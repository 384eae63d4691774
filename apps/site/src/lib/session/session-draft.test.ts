import { expect, test, vi } from 'vitest';
import { restoreTyped } from './session-draft.ts';

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
