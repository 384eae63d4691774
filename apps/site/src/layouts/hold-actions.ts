/**
 * Holds what a visitor submits or presses in an island (client:intent) until its code is loaded, and then
 * replays it, so that nothing is lost on a slow network. If the code cannot be loaded, the browser performs
 * the action natively, as without JavaScript. It is an inline script, because a touch can come before any
 * other script.
 */
export function holdActions() {
  let held: { island: Element; act: () => void } | undefined;
  const keep = (island: Element, act: () => void) => {
    held = { island, act };
    island.setAttribute('data-held', '');
  };
  const islandOf = (target: EventTarget | null) =>
    (target as Element).closest('astro-island[client=intent][ssr]');
  const listen = <Type extends Event>(type: string, listener: (event: Type) => void) =>
    addEventListener(type, listener as (event: Event) => void, true);

  listen('submit', (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    const island = islandOf(form);
    if (!island) return;
    event.preventDefault();
    keep(island, () => {
      // React hydrates synchronously for the end of a click but not for a submit, which it would miss.
      form.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
      // Not requestSubmit(), which Safari has since version 16 only. Before 15.4 it does not name the submitter.
      const button = event.submitter ?? form.querySelector<HTMLElement>('[type=submit]');
      button?.click();
    });
  });

  listen('click', ({ target }) => {
    const island = islandOf(target);
    const button = (target as Element).closest<HTMLElement>('[type=button]');
    if (island && button) keep(island, () => button.click());
  });

  const release = ({ target }: Event) => {
    (target as Element).removeAttribute('ssr');
    if (held?.island === target) held.act();
  };
  listen('astro:hydrate', release);
  listen('astro:hydration-error', release);
  listen('error', ({ target }) => {
    if (!/\/page\./.test((target as HTMLScriptElement).src)) return;
    for (const island of document.querySelectorAll('astro-island')) island.removeAttribute('ssr');
    held?.act();
  });
}
