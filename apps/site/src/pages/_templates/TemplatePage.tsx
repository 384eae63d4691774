import type { Template } from '@accounting-site/content/templates';
import { Section } from '@accounting-site/ui/Section';
import { Steps } from '@accounting-site/ui/Steps';
import { relatedPages } from '../../lib/pages/related-pages.ts';
import type { TemplatesWords } from '../../lib/pages/templates-words.ts';
import type { TemplateFile } from '../../lib/template-files/template-files.ts';
import { ArticleHeader } from '../../sections/Article/ArticleHeader.tsx';
import { RelatedLinks } from '../../sections/Article/RelatedLinks.tsx';
import { CheckList } from '../../sections/CheckList/CheckList.tsx';
import { FileList } from './FileList.tsx';
import { SheetPreview } from './SheetPreview.tsx';
import styles from './TemplatePage.module.css';
import { templateTitle } from './template-head.ts';

interface TemplatePageProps {
  template: Template;
  files: TemplateFile[];
  words: TemplatesWords;
  /** The breadcrumb. */
  trail: { label: string; path: string }[];
}

/** A template: its files first, then their content, how to fill them in, and their limits. */
export function TemplatePage({ template, files, words, trail }: TemplatePageProps) {
  const { page } = words;
  return (
    <>
      <ArticleHeader
        title={templateTitle(template)}
        lead={template.lead}
        reviewed={template.reviewed}
        trail={trail}
      />
      <div className={`content columns split-7-5 ${styles.top}`}>
        <section className={`${styles.files} screen-only`} aria-labelledby="files">
          <h2 id="files">{page.files}</h2>
          <FileList template={template} files={files} words={words} />
          <p className="quiet small">{words.note}</p>
        </section>
        <section className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{page.contents}</h2>
          <CheckList items={template.contents} />
        </section>
      </div>
      <Section tone="tint" spacing="tight" heading={page.preview.heading} lead={template.preview}>
        <SheetPreview sheet={template.sheet} words={page.preview} />
      </Section>
      <Section spacing="tight" heading={page.steps}>
        <Steps steps={template.steps} />
      </Section>
      <section className={`content ${styles.limits}`} aria-labelledby="limits">
        <h2 id="limits">{page.limits}</h2>
        <ul>
          {template.limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </section>
      <RelatedLinks
        heading={page.related}
        links={relatedPages(template.related, `en/templates/${template.slug}.yaml`)}
      />
    </>
  );
}
