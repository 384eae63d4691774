import type { FaqsWords } from '@accounting-site/content/faqs';
import { Disclosure } from '@accounting-site/ui/Disclosure';
import { anchorId } from '../../lib/text/anchor-id.ts';
import { AboutApplication } from '../../sections/AboutApplication/AboutApplication.tsx';
import { ArticleHeader } from '../../sections/Article/ArticleHeader.tsx';
import { TableOfContents } from '../../sections/Article/TableOfContents.tsx';
import { ContactText } from '../../sections/ContactText/ContactText.tsx';
import { EVatNote } from '../../sections/EVatNote/EVatNote.tsx';
import styles from './FaqsPage.module.css';
import { helpTrail } from './help-page-head.ts';

/** FAQs by subject. Each question has its own anchor, which opens its answer. */
export function FaqsPage({ words }: { words: FaqsWords }) {
  const entries = words.groups.map(({ heading }) => ({ depth: 2, text: heading, id: anchorId(heading) }));
  return (
    <>
      <ArticleHeader title={words.heading} lead={words.intro} trail={helpTrail()} />
      <div className={`content page-body ${styles.columns}`}>
        <TableOfContents entries={entries} />
        <div>
          <div className={styles.notes}>
            <AboutApplication />
            <EVatNote />
          </div>
          {words.groups.map((group) => (
            <section key={group.heading} className={styles.group} aria-labelledby={anchorId(group.heading)}>
              <h2 id={anchorId(group.heading)} className={styles.heading}>
                {group.heading}
              </h2>
              {group.questions.map(({ question, answer }) => (
                <Disclosure key={question} summary={question}>
                  <p id={anchorId(question)}>
                    <ContactText text={answer} />
                  </p>
                </Disclosure>
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
