/**
 * All the script that every page needs besides its islands. It is an enhancement: without it every menu opens, every link
 * works and every form is a page of its own.
 */
import idleScript from './idle.ts?worker&url';

const header = document.querySelector('[data-header]') as HTMLElement;
const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');

const markScroll = () => {
  header.toggleAttribute('data-scrolled', scrollY > 10);
  header.toggleAttribute('data-past', scrollY > 50);
};
addEventListener('scroll', markScroll);
// Waits for the next frame. Running it now would force an additional layout within the task of this script.
requestAnimationFrame(markScroll);

// Pressing elsewhere, or tabbing past the last link, means leaving the menu that covers the page.
const leaveMenu = ({ target }: Event) => {
  if (menu && !menu.contains(target as Element)) menu.open = false;
};
addEventListener('click', leaveMenu);
addEventListener('focusin', leaveMenu);

addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !menu?.open) return;
  menu.open = false;
  (menu.children[0] as HTMLElement).focus();
});

// Work that can wait until the page is loaded and the browser is idle. Never when data is to be saved. A tab
// in the background may never be idle.
const whenIdle = window.requestIdleCallback ?? setTimeout;
const { saving, session } = document.documentElement.dataset;
if (saving == null)
  // The code of a signed-in visitor comes first (client-directives/session.ts).
  addEventListener(session ? 'astro:session' : 'load', () =>
    whenIdle(() => import(/* @vite-ignore */ idleScript), { timeout: 9000 }),
  );
