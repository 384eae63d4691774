import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react';

export const listId = 'search-list';
export const optionId = (at: number) => `search-option-${at}`;

/** Whether the list under a box is open, and the active option; -1 is the box itself. */
export function useCombobox(count: number, box: RefObject<HTMLInputElement | null>) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && count > 0;

  const open = () => {
    setOpen(true);
    setActive(-1);
  };
  const close = () => setOpen(false);
  // The visitor may have focused the box and typed before the code loaded.
  useEffect(() => {
    if (box.current === document.activeElement) setOpen(true);
  }, [box]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
      event.preventDefault();
      setActive(nextOption(isShown ? active : -1, event.key === 'ArrowDown' ? 1 : -1, count));
      setOpen(true);
    } else if (event.key === 'Enter' && isShown && active >= 0) {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    }
  }

  function onBlur(event: FocusEvent) {
    const next = event.relatedTarget;
    if (!(next instanceof Element && next.closest(`#${listId}`))) close();
  }

  return { isOpen, isShown, active, open, onKeyDown, onBlur };
}

/** The next option; after the last one it returns to the box. */
function nextOption(active: number, step: 1 | -1, count: number) {
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
}
