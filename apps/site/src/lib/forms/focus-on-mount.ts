/** A ref for what a screen reader has to announce when it appears. React calls it once, because it is always the same. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus();
