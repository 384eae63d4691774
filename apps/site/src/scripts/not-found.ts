import { likeness, wordsOfPath } from './likeness.ts';

/*
 * Fills the search box of the not-found page with the words of the address, and suggests the page of the site's
 * own links whose path or name is most like it.
 */
const words = wordsOfPath(location.pathname);
const box = document.querySelector<HTMLInputElement>('#search-box');
if (box && box.value === '') box.value = words;

const likely = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
  .map(({ href, pathname, textContent }) => ({
    href,
    name: textContent.trim(),
    score: Math.max(likeness(words, textContent), likeness(words, wordsOfPath(pathname))),
  }))
  .sort((one, other) => other.score - one.score)[0];

const question = document.querySelector<HTMLElement>('[data-meant]');
const link = question?.querySelector('a');
if (question && link && likely && likely.score > 0.45) {
  link.href = likely.href;
  link.textContent = likely.name;
  question.hidden = false;
}
