/** Remembers in this tab the link or button that was pressed last, because it may open a form. */
export function rememberPressed() {
  addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest('a,[data-opens] button');
    try {
      if (pressed) sessionStorage.pressed = pressed.textContent;
    } catch {
      // A browser may refuse storage.
    }
  });
}
