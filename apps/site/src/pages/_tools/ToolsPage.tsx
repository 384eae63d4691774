import { readWords } from '@accounting-site/content/pages';
import { z } from 'zod';
import { href, routes } from '../../lib/routes.ts';
import { toolPageShape } from '../../lib/tool-form/tool-words.ts';
import { listTools } from '../../lib/tool-pages.ts';
import { ArticleHeader } from '../../sections/Article/ArticleHeader.tsx';
import { NamedIcon } from '../../sections/NamedIcon.tsx';
import styles from './ToolsPage.module.css';
import { datedLine, type ToolsIndexWords } from './tools-words.ts';

const { heading, icon, summary } = toolPageShape;
const toolSchema = z.looseObject({ heading, icon, summary });

interface ToolsPageProps {
  words: ToolsIndexWords;
  trail: { label: string; path: string }[];
}

/** Every tool with what it does, in one line each. */
export function ToolsPage({ words, trail }: ToolsPageProps) {
  return (
    <>
      <ArticleHeader title={words.heading} lead={words.lead} trail={trail} />
      <div className={styles.content}>
        <ul className={styles.tools}>
          {listTools().map((slug) => {
            const tool = readWords(`en/tools/${slug}.yaml`, toolSchema);
            return (
              <li key={slug} className={styles.tool}>
                <span className={styles.icon}>
                  <NamedIcon name={tool.icon} size={24} />
                </span>
                <h2 className={styles.name}>
                  <a href={href(routes.tool(slug))} className={styles.link}>
                    {tool.heading}
                  </a>
                </h2>
                <p className={styles.summary}>{tool.summary}</p>
              </li>
            );
          })}
        </ul>
        <p className={styles.dated}>{datedLine(words)}</p>
      </div>
    </>
  );
}
