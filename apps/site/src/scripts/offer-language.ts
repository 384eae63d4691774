/**
 * One quiet line for a visitor whose browser prefers another language of the site, in that language. It covers the
 * end of the window and moves nothing. 'No' is remembered, and so is following the link. idle.ts fetches this file
 * only where it may be needed.
 */
export {};

const answered = 'languageOffer';

const here = document.documentElement.lang.slice(0, 2);
const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-offer]')];
const linkTo = (language: string) => links.find(({ hreflang }) => hreflang.slice(0, 2) === language);
const preferred = navigator.languages
  .map((language) => language.slice(0, 2))
  .find((language) => language === here || linkTo(language));
const link = preferred === undefined || preferred === here ? undefined : linkTo(preferred);

if (link !== undefined && isUnanswered()) offer(link);

function isUnanswered(): boolean {
  try {
    return !localStorage.getItem(answered);
  } catch {
    // 'No' could not be remembered, so the line would be on every page.
    return false;
  }
}

function offer({ href, lang, hreflang, dataset, textContent }: HTMLAnchorElement) {
  const line = document.createElement('aside');
  Object.assign(line, { lang, className: 'small' });
  // As an attribute: browsers of 2022 do not know the property.
  line.setAttribute('aria-label', textContent);
  Object.assign(line.style, {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: '5',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: '0 1.25rem',
    padding: '0.25rem 1rem',
    // The build shortens the names of the site's own colours in styles only.
    background: 'Canvas',
    color: 'CanvasText',
    borderTop: '1px solid GrayText',
  });
  const yes = Object.assign(document.createElement('a'), { href, hreflang, textContent: dataset.offer });
  const no = Object.assign(document.createElement('button'), { type: 'button', textContent: dataset.no });
  for (const control of [yes, no]) {
    control.addEventListener('click', () => {
      line.remove();
      document.documentElement.style.scrollPaddingBottom = '';
      localStorage.setItem(answered, '1');
    });
    Object.assign(control.style, {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '2.75rem',
    });
  }
  Object.assign(no.style, {
    padding: '0 1rem',
    border: '0',
    background: 'none',
    color: 'inherit',
    textDecoration: 'underline',
    cursor: 'pointer',
  });
  line.append(yes, no);
  document.body.append(line);
  // It must not cover what has the focus.
  document.documentElement.style.scrollPaddingBottom = `${line.offsetHeight + 8}px`;
}
