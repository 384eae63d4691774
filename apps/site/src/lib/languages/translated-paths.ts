/** Files that every language has: its pages, pictures for shared links, search index and feed. */
const perLanguage = /^(?:og\/.*\.png|search-index\.json|feed\.xml)$/;

/** The desk is in the first language only, as the company's own team works there. */
const ofTheTeam = /^staff(?:\/|\.html$)/;

/** Whether a file of the site exists in each language. Files to download are shared by all. */
export const isTranslatedFile = (file: string): boolean =>
  file.endsWith('.html') ? !ofTheTeam.test(file) : perLanguage.test(file);
