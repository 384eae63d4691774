import { formatSize } from '@accounting-site/content/downloads';
import type { Template } from '@accounting-site/content/templates';
import { routes } from '../../lib/routes.ts';
import type { TemplateFile } from '../../lib/template-files/template-files.ts';
import type { TemplatesWords } from '../../lib/templates-words.ts';
import { ArticleHeader } from '../../sections/Article/ArticleHeader.tsx';
import { NamedIcon } from '../../sections/NamedIcon.tsx';
import styles from './TemplatesPage.module.css';

interface TemplatesPageProps {
  words: TemplatesWords;
  templates: { template: Template; files: TemplateFile[] }[];
  trail: { label: string; path: string }[];
}

/** Every template with what it is for, and its files beside it for whoever knows already. */
export function TemplatesPage({ words, templates, trail }: TemplatesPageProps) {
  return (
    <>
      <ArticleHeader title={words.heading} lead={words.lead} trail={trail} />
      <div className={styles.content}>
        <ul className={styles.templates}>
          {templates.map(({ template, files }) => (
            <li key={template.slug} className={styles.template}>
              <span className={styles.icon}>
                <NamedIcon name={template.icon} size={24} />
              </span>
              <h2 className={styles.name}>
                <a href={routes.template(template.slug)}>{template.name}</a>
              </h2>
              <p className={styles.summary}>{template.summary}</p>
              <ul className={styles.files}>
                {files.map(({ kind, path, content }) => (
                  <li key={kind}>
                    <a href={path} download className={styles.file}>
                      <span className="visually-hidden">{template.name}, </span>
                      <strong>{words.files[kind].name}</strong> {formatSize(content.length)}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{words.note}</p>
      </div>
    </>
  );
}
