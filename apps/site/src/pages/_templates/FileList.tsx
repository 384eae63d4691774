import { formatSize } from '@accounting-site/content/downloads';
import { ButtonLink } from '@accounting-site/ui/Button';
import { Icon } from '@accounting-site/ui/Icon';
import { Download } from 'lucide';
import type { TemplatesWords } from '../../lib/pages/templates-words.ts';
import type { TemplateFile } from '../../lib/template-files/template-files.ts';
import { fillSlots } from '../../lib/text/fill-slots.ts';
import styles from './FileList.module.css';

/**
 * The files of a template: a button each, its size, and the programs that open it. The first is the
 * recommended one.
 */
export function FileList({ files, words }: { files: TemplateFile[]; words: TemplatesWords }) {
  return (
    <ul className={styles.list}>
      {files.map(({ kind, path, content }, at) => (
        <li key={kind} className={styles.file}>
          <ButtonLink
            href={path}
            download
            variant={at === 0 ? 'primary' : 'secondary'}
            icon={<Icon of={Download} size={20} />}
            aria-describedby={`${kind}-opens`}
          >
            {fillSlots(words.download, { file: words.files[kind].name })}
            <span className={styles.size}>{formatSize(content.length)}</span>
          </ButtonLink>
          <p id={`${kind}-opens`} className={styles.opens}>
            {words.files[kind].opens}
          </p>
        </li>
      ))}
    </ul>
  );
}
