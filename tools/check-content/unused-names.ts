import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { fieldName } from '@accounting-site/content/content-error';
import { findUnusedNames } from '@accounting-site/content/name-facts';
import { contentFolder, parseYaml, readContentFile } from '@accounting-site/content/read-yaml';
import { originalOf } from '@accounting-site/content/translations';

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
