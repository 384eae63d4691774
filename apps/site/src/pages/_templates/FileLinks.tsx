import { formatSize } from '@accounting-site/content/downloads';
import type { TemplatesWords } from '../../lib/pages/templates-words.ts';
import type { TemplateFile } from '../../lib/template-files/template-files.ts';
import styles from './FileLinks.module.css';

interface FileLinksProps {
  /** Name of the template. */
  name: string;
  files: TemplateFile[];
  words: TemplatesWords['files'];
}

/** Links to the files of a template, each with its kind and size. */
export function FileLinks({ name, files, words }: FileLinksProps) {
  return (
    <ul className={styles.files}>
      {files.map(({ kind, path, content }) => (
        <li key={kind}>
          <a href={path} download className={styles.file}>
            <span className="visually-hidden">{name}, </span>
            <strong>{words[kind].name}</strong> {formatSize(content.length)}
          </a>
        </li>
      ))}
    </ul>
  );
}
