import { readdirSync } from 'node:fs';
import { firstLanguage } from '@accounting-site/content/languages/current-language';
import { readLanguages } from '@accounting-site/content/languages/languages';
import { ContentError } from '@accounting-site/content/reading/content-error';
import { contentFolder } from '@accounting-site/content/reading/read-yaml';

/** A language into which the texts are translated. */
interface OtherLanguage {
  id: string;
  published: boolean;
}

/** All languages except the first. If their list cannot be read, each folder with such a name is one of them. */
export function listOtherLanguages(): OtherLanguage[] {
  try {
    return readLanguages().slice(1);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return readdirSync(contentFolder())
      .filter((name) => /^[a-z]{2,3}$/.test(name) && name !== firstLanguage)
      .map((id) => ({ id, published: true }));
  }
}
