/** The language of what the page shows: that of its content, or else of the whole document. */
export const languageTag = (): string =>
  globalThis.document?.querySelector<HTMLElement>('main[lang]')?.lang ||
  globalThis.document?.documentElement.lang ||
  'en-GH';
