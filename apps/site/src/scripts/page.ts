/**
 * All the script that a page needs beside the islands. It only adds comfort: without it every
 * menu opens, every link leads on and every form is a page of its own.
 */
import idleScript from './idle.ts?worker&url';

const header = document.querySelector<HTMLElement>('[data-header]');
const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');

const markScroll = () => {
  header?.toggleAttribute('data-scrolled', scrollY > 10);
  header?.toggleAttribute('data-past-hero', scrollY > 50);
};
addEventListener('scroll', markScroll, { passive: true });
// With the next picture: to ask earlier would have the page laid out once more, within the task of this script.
requestAnimationFrame(markScroll);

addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${form.dataset.opens}`);
  if (!dialog) return;
  event.preventDefault();
  dialog.dataset.shows = form.dataset.shows ?? '';
  dialog.showModal();
  // Who opens a dialog is about to use what is in it: the island need not wait for the first touch.
  dialog.querySelector('astro-island')?.dispatchEvent(new Event('focusin'));
});

addEventListener('click', ({ target }) => {
  if (target instanceof HTMLDialogElement) target.close();
});

// Who presses elsewhere, or tabs on past the last link, is in the page that the menu covers.
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

// A page built last year still shows this year.
for (const year of document.querySelectorAll('[data-year]')) year.textContent = `${new Date().getFullYear()}`;

// What can wait until all is there and the phone has nothing to do. Never on a network that is to be spared. A tab in the
// background may never be idle.
const whenIdle = window.requestIdleCallback ?? setTimeout;
if (document.documentElement.dataset.saving === undefined)
  addEventListener('load', () => whenIdle(() => import(/* @vite-ignore */ idleScript), { timeout: 9000 }));
