import type { Template } from '@accounting-site/content/templates';
import { routes } from '../../lib/pages/routes.ts';
import type { TemplatesWords } from '../../lib/pages/templates-words.ts';
import type { TemplateFile } from '../../lib/template-files/template-files.ts';
import { ArticleHeader } from '../../sections/Article/ArticleHeader.tsx';
import { IconRows } from '../../sections/IconRows/IconRows.tsx';
import { FileLinks } from './FileLinks.tsx';

interface TemplatesPageProps {
  words: TemplatesWords;
  templates: { template: Template; files: TemplateFile[] }[];
  trail: { label: string; path: string }[];
}

/** Every template with its purpose, and direct links to its files. */
export function TemplatesPage({ words, templates, trail }: TemplatesPageProps) {
  const rows = templates.map(({ template: { slug, name, icon, summary }, files }) => ({
    path: routes.template(slug),
    ...{ name, icon, summary },
    more: <FileLinks name={name} files={files} words={words.files} />,
  }));
  return (
    <>
      <ArticleHeader title={words.heading} lead={words.lead} trail={trail} />
      <IconRows rows={rows} note={words.note} />
    </>
  );
}
