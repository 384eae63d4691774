/**
 * All the script that every page needs besides its islands. It is an enhancement: without it every menu opens, every link
 * works and every form is a page of its own.
 */
import idleScript from './idle.ts?worker&url';

const header = document.querySelector<HTMLElement>('[data-header]');
const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');

const markScroll = () => {
  header?.toggleAttribute('data-scrolled', scrollY > 10);
  header?.toggleAttribute('data-past-hero', scrollY > 50);
};
addEventListener('scroll', markScroll, { passive: true });
// Waits for the next frame. Running it now would force an additional layout within the task of this script.
requestAnimationFrame(markScroll);

// Pressing elsewhere, or tabbing past the last link, means leaving the menu that covers the page.
const leaveMenu = ({ target }: Event) => {
  if (menu?.open && !menu.contains(target as Element)) menu.open = false;
};
addEventListener('click', leaveMenu);
addEventListener('focusin', leaveMenu);

addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !menu?.open) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});

// Work that can wait until the page is loaded and the browser is idle. Never when data is to be saved. A tab
// in the background may never be idle.
const whenIdle = window.requestIdleCallback ?? setTimeout;
if (document.documentElement.dataset.saving === undefined)
  addEventListener('load', () => whenIdle(() => import(/* @vite-ignore */ idleScript), { timeout: 9000 }));
