import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { findUnusedNames } from '@accounting-site/content/facts/name-facts';
import { originalOf } from '@accounting-site/content/languages/translations';
import { fieldName } from '@accounting-site/content/reading/content-error';
import { contentFolder, parseYaml, readContentFile } from '@accounting-site/content/reading/read-yaml';

/** The names in content/<language>/facts that name nothing, with their files. */
export const findNamesOfNothing = (language: string): string[] =>
  globSync(`${language}/facts/*.yaml`, { cwd: contentFolder() })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((file) => existsSync(join(contentFolder(), originalOf(file))))
    .sort()
    .flatMap((file) => {
      const [fact, names] = [originalOf(file), file].map((path) => parseYaml(path, readContentFile(path)));
      return findUnusedNames(fact, names).map((path) => `${file}: ${fieldName(path)}`);
    });
