import { idOf } from './form-context.ts';

/** Parts open one inside the other, each in a render of its own. */
const mostFrames = 12;

/**
 * Focuses the control of a field, or of the closest part around it, once it is shown. In an entry without a form
 * that is its text.
 */
export function focusField(field: string): void {
  let frames = 0;
  function look() {
    frames += 1;
    const control = document.getElementById(idOf(field));
    if (control === null && frames < mostFrames) return void requestAnimationFrame(look);
    const found = control ?? closest(field) ?? document.getElementById(idOf('text'));
    found?.focus();
    found?.scrollIntoView({ block: 'center' });
  }
  look();
}

function closest(field: string): HTMLElement | null {
  const around = field.slice(0, Math.max(0, field.lastIndexOf('.')));
  if (around === '') return null;
  return document.getElementById(idOf(around)) ?? closest(around);
}
