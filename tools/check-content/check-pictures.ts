import { currentLanguage, firstLanguage } from '@accounting-site/content/languages/current-language';
import { isPicture, pictureFolder } from '@accounting-site/content/pictures/picture-entries';
import { readPicture } from '@accounting-site/content/pictures/read-picture';
import { type ContentProblem, fieldName } from '@accounting-site/content/reading/content-error';
import { readContentBytes } from '@accounting-site/content/reading/content-files';
import { listFolder } from '@accounting-site/content/reading/list-folder';
import { contentFolder, readContentFile } from '@accounting-site/content/reading/read-yaml';
import { openPicture } from '@accounting-site/site/lib/pictures/open-picture';
import { problemsOf } from './problems-of.ts';
import type { Source } from './read-sources.ts';

/** Pictures that cannot be shown, and fields that name a missing one. Texts are checked with their links. */
export async function findPictureProblems(sources: readonly Source[]): Promise<ContentProblem[]> {
  const pictures = currentLanguage() === firstLanguage ? listPictures() : [];
  const ofFiles = await Promise.all(pictures.map(problemsOfFile));
  const ofFields = sources.flatMap(({ file, texts, lineOf }) =>
    texts
      .filter(({ path, text }) => path.at(-1) === 'file' && isPicture(text))
      .flatMap(({ path, text }) => {
        const message = whyNot(text);
        return message === undefined ? [] : [{ file, line: lineOf(path), field: fieldName(path), message }];
      }),
  );
  return [...ofFiles.flat(), ...ofFields];
}

/** Pictures that no entry shows. They are no mistake: an entry may be about to show them. */
export function findUnusedPictures(): string[] {
  const texts = listFolder(contentFolder(), '**/*.{yaml,md}').map(readContentFile);
  return listPictures().filter((path) => !texts.some((text) => text.includes(path)));
}

const listPictures = () => listFolder(contentFolder(), `${pictureFolder}/*`);

async function problemsOfFile(file: string): Promise<ContentProblem[]> {
  if (!isPicture(file)) {
    const message =
      'name it with small letters, digits and hyphens, and .webp, .png, .jpg or .avif at the end';
    return [{ file, message }];
  }
  const message = whyNot(file);
  if (message !== undefined) return [{ file, message }];
  // Its header has the size of the photo before it is turned.
  const { orientation = 1 } = await openPicture(readContentBytes(file))
    .metadata()
    .catch(() => ({ orientation: 1 }));
  if (orientation < 5) return [];
  return [{ file, message: 'this photo is stored on its side. Upload it in the editor, which turns it' }];
}

const whyNot = (file: string) => problemsOf(() => readPicture(file))[0]?.message;
