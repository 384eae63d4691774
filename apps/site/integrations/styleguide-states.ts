/** What can be focused: the ring must not stand around every word inside. */
const controls = ':is(a, button, input, select, textarea, summary, [tabindex])';

/**
 * Lets a state be shown without a pointer: what a rule says for :hover, :focus-visible and :active also holds inside
 * an element with that word in its data-state. The weight of each selector stays as it is.
 */
export function forceStates(css: string): string {
  return css.replaceAll(/:(hover|active|focus-visible)(?![\w-])/g, (real, state: string) => {
    const forced = `[data-state~="${state}"]`;
    return `:is(${real}, :where(${forced} ${state === 'focus-visible' ? controls : '*'}))`;
  });
}
