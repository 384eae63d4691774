import type { Template } from '@accounting-site/content/templates';
import { routes } from '../../lib/pages/routes.ts';
import type { TemplatesWords } from '../../lib/pages/templates-words.ts';
import type { TemplateFile } from '../../lib/template-files/template-files.ts';
import { ArticleHeader } from '../../sections/Article/ArticleHeader.tsx';
import { IconRows } from '../../sections/IconRows/IconRows.tsx';
import { FileLinks } from './FileLinks.tsx';
import { printPath } from './print-path.ts';

interface TemplatesPageProps {
  words: TemplatesWords;
  templates: { template: Template; files: TemplateFile[] }[];
  trail: { label: string; path: string }[];
}

/** Every template with its purpose, and direct links to its files. */
export function TemplatesPage({ words, templates, trail }: TemplatesPageProps) {
  const rows = templates.map(({ template, files }) => ({
    path: routes.template(template.slug),
    name: template.name,
    icon: template.icon,
    summary: template.summary,
    more: <FileLinks name={template.name} files={files} print={printPath(template)} words={words} />,
  }));
  return (
    <>
      <ArticleHeader title={words.heading} lead={words.lead} trail={trail} />
      <IconRows rows={rows} note={words.note} />
    </>
  );
}
