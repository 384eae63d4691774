import { likeness, wordsOfPath } from './likeness.ts';

/*
 * Fills the search box of the not-found page with the words of the address, and suggests the page of the site's
 * own links whose path or name is most like it.
 */
const { prefix } = document.documentElement.dataset;
const words = wordsOfPath(location.pathname, prefix);
document.querySelector('#search-box')?.setAttribute('value', words);

const meant = document.querySelector<HTMLAnchorElement>('[data-meant] a');
let best = 0.45;
for (const { href, pathname, textContent } of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
  const score = Math.max(likeness(words, textContent), likeness(words, wordsOfPath(pathname, prefix)));
  if (meant && score > best) {
    best = score;
    meant.href = href;
    meant.textContent = textContent.trim();
    meant.parentElement?.removeAttribute('hidden');
  }
}
