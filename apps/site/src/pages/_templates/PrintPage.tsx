import { fillSlots } from '@accounting-site/content/fill-slots';
import type { Template, TemplatePrint } from '@accounting-site/content/templates';
import { Button } from '@accounting-site/ui/Button';
import { Icon } from '@accounting-site/ui/Icon';
import { Printer } from 'lucide';
import { routes } from '../../lib/pages/routes.ts';
import type { TemplatesWords } from '../../lib/pages/templates-words.ts';
import styles from './PrintPage.module.css';
import { PrintPaper } from './PrintPaper.tsx';
import { totalLabels } from './total-labels.ts';

interface PrintPageProps extends Pick<Template, 'slug' | 'name' | 'sheet'> {
  print: TemplatePrint;
  words: TemplatesWords['print'];
}

/** The page of a template to print and fill in by hand. On paper there is only the template. */
export function PrintPage({ slug, name, sheet, print, words }: PrintPageProps) {
  const copies = Array.from({ length: print.copies }, (_, at) => `copy ${at + 1}`);
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <h1>{fillSlots(words.title, { name })}</h1>
        <p className={styles.help}>
          {print.opens} {words.help}
        </p>
        <Button data-print hidden icon={<Icon of={Printer} size={20} />}>
          {words.button}
        </Button>
        <p>
          <a className="alone" href={routes.template(slug)}>
            {fillSlots(words.back, { name })}
          </a>
        </p>
      </div>
      {copies.map((copy) => (
        <PrintPaper key={copy} print={print} totals={totalLabels(sheet)} />
      ))}
    </div>
  );
}
