import type { ClientDirective } from 'astro';

/**
 * Hydrates an island at the first touch, focus, input or submit inside it. What the visitor does before
 * the island is ready is held back where the browser would act on it, and done again afterwards, so that
 * nothing is lost on a slow network. When the code cannot be loaded, the browser's own behaviour returns.
 * With the value at-once the code loads without waiting for a touch, for a page that is about the island;
 * with a value like with-q it does so where the address carries that parameter (?q=), as a shared link does.
 */
const hydrateOnIntent: ClientDirective = (load, options, element) => {
  const warmUps = ['pointerenter', 'touchstart', 'focusin', 'input'];
  const actions = ['click', 'submit'];
  let waiting: (() => void) | undefined;
  let started = false;

  const stop = () => {
    for (const type of warmUps) element.removeEventListener(type, start, true);
    for (const type of actions) element.removeEventListener(type, hold, true);
  };
  const replay = () => {
    stop();
    waiting?.();
  };
  const start = () => {
    if (started) return;
    started = true;
    // React hydrates at once where a click arrives, so the replay need not wait any further.
    load()
      .then((hydrate) => hydrate())
      .then(replay, replay);
  };
  const hold = (event: Event) => {
    start();
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    waiting = action;
  };

  for (const type of warmUps) element.addEventListener(type, start, { capture: true, passive: true });
  for (const type of actions) element.addEventListener(type, hold, true);
  const parameter = /^with-(.+)$/.exec(options.value)?.[1];
  const isAsked = parameter && new URLSearchParams(location.search).get(parameter);
  if (options.value === 'at-once' || isAsked) start();
};

/** How to do again what the visitor did, or nothing when the browser alone does it right. */
function actionOf(event: Event): (() => void) | undefined {
  if (event instanceof SubmitEvent && event.target instanceof HTMLFormElement) {
    const { target: form, submitter } = event;
    return () => {
      // React hydrates at once for the end of a click, but not for a submit, which it would let pass.
      form.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
      form.requestSubmit(submitter);
    };
  }
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button || (button.type === 'submit' && button.form)) return undefined;
  return () => button.click();
}

export default hydrateOnIntent;
