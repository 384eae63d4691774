import { firstLanguage } from '../languages/current-language.ts';
import { type Language, readLanguages } from '../languages/languages.ts';
import { listStale } from '../languages/translation-files.ts';
import { ContentError } from '../reading/content-error.ts';
import { withContentFolder } from '../reading/content-folder.ts';
import { type Finding, findingIf, listPlaces } from './finding.ts';

/**
 * Languages that visitors see although no one has reviewed them, or although English texts were changed since they
 * were translated.
 */
export const findUnreadyLanguages = (folder: string): Finding[] =>
  withContentFolder(folder, () => {
    try {
      return readLanguages().flatMap(findInLanguage);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return error.problems.map(({ file, field, message }) => ({
        where: `content/${file}: ${field ?? 'the whole file'}`,
        what: 'The list of languages cannot be used.',
        todo: `Fix it: ${message}.`,
      }));
    }
  });

function findInLanguage({ id, name, published, reviewed_by }: Language, at: number): Finding[] {
  if (id === firstLanguage || !published) return [];
  const stale = listStale(id);
  const [firstStale = ''] = stale;
  return [
    ...findingIf(reviewed_by === undefined, {
      where: `content/languages.yaml: languages[${at + 1}].reviewed_by`,
      what: `Visitors see the site in ${name}, and no one has reviewed it yet.`,
      todo: 'Have someone who writes the language well read every page in it, then add their name: reviewed_by: Ama Owusu',
    }),
    ...findingIf(stale.length > 0, {
      where: `content/${id}: ${listPlaces(stale.map((place) => place.slice(id.length + 1)))}`,
      what: `Visitors see ${stale.length === 1 ? 'a text' : `${stale.length} texts`} in ${name} whose English text was changed since.`,
      todo: `Correct them, then mark them: npm run check:content -- --translated ${firstStale}. Without --translated it lists all of them.`,
    }),
  ];
}
