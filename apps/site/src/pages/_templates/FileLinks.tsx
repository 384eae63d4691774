import { formatSize } from '@accounting-site/content/downloads';
import type { TemplatesWords } from '../../lib/pages/templates-words.ts';
import type { TemplateFile } from '../../lib/template-files/template-files.ts';
import styles from './FileLinks.module.css';

interface FileLinksProps {
  /** Name of the template. */
  name: string;
  files: TemplateFile[];
  /** The path of the page to print, if there is one. */
  print: string | undefined;
  words: TemplatesWords;
}

/** Links to the files of a template, each with its kind and size, and to its page to print. */
export function FileLinks({ name, files, print, words }: FileLinksProps) {
  return (
    <ul className="cluster gap-2 screen-only">
      {files.map(({ kind, path, content }) => (
        <li key={kind}>
          <a href={path} download className={`alone small ${styles.file}`}>
            <span className="visually-hidden">{name}, </span>
            <strong>{words.files[kind].name}</strong> {formatSize(content.length)}
          </a>
        </li>
      ))}
      {print && (
        <li>
          <a href={print} className={`alone small ${styles.file}`}>
            <span className="visually-hidden">{name}, </span>
            <strong>{words.print.name}</strong>
          </a>
        </li>
      )}
    </ul>
  );
}
