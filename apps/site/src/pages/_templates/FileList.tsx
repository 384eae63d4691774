import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { formatSize } from '@accounting-site/content/files/downloads';
import type { Template } from '@accounting-site/content/files/templates';
import { ButtonLink } from '@accounting-site/ui/Button';
import { Icon } from '@accounting-site/ui/Icon';
import { Download, Printer } from 'lucide';
import type { TemplatesWords } from '../../lib/pages/templates-words.ts';
import type { TemplateFile } from '../../lib/template-files/template-files.ts';
import styles from './TemplatePage.module.css';
import { printPath } from './template-head.ts';

interface FileListProps {
  template: Template;
  files: TemplateFile[];
  words: TemplatesWords;
}

/**
 * The files of a template: a button each, its size, and the programs that open it. The first is the
 * recommended one. The page to print is last.
 */
export function FileList({ template, files, words }: FileListProps) {
  const path = printPath(template);
  return (
    <ul className={`ruled stack ${styles.list}`}>
      {files.map(({ kind, path, content }, at) => (
        <li key={kind} className={`stack ${styles.file}`}>
          <ButtonLink
            href={path}
            download
            variant={at === 0 ? 'primary' : 'secondary'}
            icon={<Icon of={Download} size={20} />}
            aria-describedby={`${kind}-opens`}
          >
            {fillSlots(words.download, { file: words.files[kind].name })}
            <span className={`figures ${styles.size}`}>{formatSize(content.length)}</span>
          </ButtonLink>
          <p id={`${kind}-opens`} className="quiet small">
            {words.files[kind].opens}
          </p>
        </li>
      ))}
      {path && (
        <li className={`stack ${styles.file}`}>
          <ButtonLink
            href={path}
            variant="secondary"
            icon={<Icon of={Printer} size={20} />}
            aria-describedby="print-opens"
          >
            {words.print.open}
          </ButtonLink>
          <p id="print-opens" className="quiet small">
            {template.print?.opens}
          </p>
        </li>
      )}
    </ul>
  );
}
