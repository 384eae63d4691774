import { readPlans } from '@accounting-site/content/facts';
import { ButtonLink } from '@accounting-site/ui/Button';
import { routes } from '../../lib/pages/routes.ts';
import { PageTitle } from '../../sections/PageTitle/PageTitle.tsx';
import type { PricingWords } from './pricing-words.ts';
import { SavingsGroup } from './SavingsGroup.tsx';
import styles from './SavingsPage.module.css';
import { savingsTable } from './savings-table.ts';

/** Every result of the savings calculator on one page, to which its form links without JavaScript. */
export function SavingsPage({ words }: { words: PricingWords }) {
  const { savings_page: page, calculator } = words;
  const table = savingsTable(readPlans(), words);
  return (
    <>
      <PageTitle eyebrow={calculator.eyebrow} heading={page.heading} lead={page.lead}>
        <nav aria-label={page.jump} className="screen-only">
          <p className={styles.jump} aria-hidden="true">
            {page.jump}
          </p>
          <ul className="cluster">
            {table.options.size.map((size) => (
              <li key={size.id}>
                <ButtonLink href={`#size-${size.id}`} variant="secondary">
                  {size.label}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </nav>
      </PageTitle>
      <div className={`content stack start ${styles.groups}`}>
        {table.options.size.map((size) => (
          <section key={size.id} id={`size-${size.id}`} aria-labelledby={`size-${size.id}-heading`}>
            <h2 id={`size-${size.id}-heading`} className={styles.size}>
              {calculator.size}: {size.label}
            </h2>
            {table.options.invoices.map((band) => (
              <SavingsGroup key={band.id} table={table} size={size} band={band} words={page} />
            ))}
          </section>
        ))}
        <ButtonLink href={routes.pricing}>{page.back}</ButtonLink>
      </div>
    </>
  );
}
