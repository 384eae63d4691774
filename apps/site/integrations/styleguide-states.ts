/** Focusable elements. Other elements must not show the focus ring. */
const controls = ':is(a, button, input, select, textarea, summary, [tabindex])';

/**
 * Shows a state without a pointer: rules for :hover, :focus-visible and :active also apply inside an element
 * whose data-state contains that word. The specificity of each selector is unchanged.
 */
export function forceStates(css: string): string {
  return css.replaceAll(/:(hover|active|focus-visible)(?![\w-])/g, (real, state: string) => {
    const forced = `[data-state~="${state}"]`;
    return `:is(${real}, :where(${forced} ${state === 'focus-visible' ? controls : '*'}))`;
  });
}
