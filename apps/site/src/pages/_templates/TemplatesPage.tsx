import { formatSize } from '@accounting-site/content/files/downloads';
import type { Template } from '@accounting-site/content/files/templates';
import { langOf } from '@accounting-site/content/languages/language-tag';
import { placeToRead } from '@accounting-site/content/languages/translations';
import { routes } from '../../lib/pages/routes.ts';
import type { TemplatesWords } from '../../lib/pages/templates-words.ts';
import type { TemplateFile } from '../../lib/template-files/template-files.ts';
import { ArticleHeader } from '../../sections/Article/ArticleHeader.tsx';
import { IconRows } from '../../sections/IconRows/IconRows.tsx';
import styles from './TemplatesPage.module.css';
import { printPath } from './template-head.ts';

interface TemplatesPageProps {
  words: TemplatesWords;
  templates: { template: Template; files: TemplateFile[] }[];
  trail: { label: string; path: string }[];
}

/** Every template with its purpose, and direct links to its files. */
export function TemplatesPage({ words, templates, trail }: TemplatesPageProps) {
  const rows = templates.map(({ template, files }) => {
    const { slug, name, icon, summary } = template;
    const lang = langOf(placeToRead(`en/templates/${slug}.yaml`));
    const links = { name, lang, files, print: printPath(template), words };
    return { path: routes.template(slug), lang, name, icon, summary, more: <FileLinks {...links} /> };
  });
  return (
    <>
      <ArticleHeader title={words.heading} lead={words.lead} trail={trail} />
      <IconRows rows={rows} note={words.note} />
    </>
  );
}

interface FileLinksProps {
  /** Name of the template. */
  name: string;
  /** The language of the name, where it is another one. */
  lang: string | undefined;
  files: TemplateFile[];
  /** The path of the page to print, if there is one. */
  print: string | undefined;
  words: TemplatesWords;
}

/** Links to the files of a template, each with its kind and size, and to its page to print. */
function FileLinks({ name, lang, files, print, words }: FileLinksProps) {
  return (
    <ul className="cluster gap-2 screen-only">
      {files.map(({ kind, path, content }) => (
        <li key={kind}>
          <a href={path} download className={`alone small figures ${styles.file}`}>
            <span lang={lang} className="visually-hidden">
              {name},{' '}
            </span>
            <strong>{words.files[kind].name}</strong> {formatSize(content.length)}
          </a>
        </li>
      ))}
      {print && (
        <li>
          <a href={print} className={`alone small figures ${styles.file}`}>
            <span lang={lang} className="visually-hidden">
              {name},{' '}
            </span>
            <strong>{words.print.name}</strong>
          </a>
        </li>
      )}
    </ul>
  );
}
