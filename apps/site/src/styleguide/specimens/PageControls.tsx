import { readPlans } from '@accounting-site/content/facts/facts';
import { readResourceIndex } from '@accounting-site/content/files/resources';
import { readPage } from '@accounting-site/content/reading/pages';
import { SavingsCalculator, SavingsResult } from '../../islands/savings-calculator/SavingsCalculator.tsx';
import { SearchPopup } from '../../islands/search/SearchAsYouType.tsx';
import { SearchForm, SearchStatus } from '../../islands/search/SearchForm.tsx';
import { searchBox } from '../../lib/search/search-words.ts';
import { BillingToggle } from '../../pages/_pricing/PricingHero.tsx';
import { pricingSchema } from '../../pages/_pricing/pricing-words.ts';
import { savingsTable } from '../../pages/_pricing/savings-table.ts';
import { Items } from '../../pages/_resources/Categories.tsx';
import { resourcesSchema } from '../../pages/_resources/resources-words.ts';
import { BothThemes, States, touched } from '../parts/Specimen.tsx';
import styles from './Specimens.module.css';

/** The billing toggle, and the calculator before and after it is used. */
export function PricingControls() {
  const words = readPage('pricing', pricingSchema);
  const prices = readPlans();
  const table = savingsTable(prices, words);
  const [answer] = table.answers;
  return (
    <>
      <BothThemes name="Billing toggle">
        {() => (
          <States of={touched} least="16rem">
            {() => (
              // A separate form, so that each toggle keeps its own choice.
              <form>
                <BillingToggle
                  words={words.billing}
                  plans={prices.plans}
                  claim={prices.yearly_saving_claim_percent}
                />
              </form>
            )}
          </States>
        )}
      </BothThemes>
      <BothThemes name="Savings calculator: before, and its answer">
        {() => (
          <>
            <SavingsCalculator table={table} words={words.calculator} />
            {answer && <SavingsResult answer={answer} />}
          </>
        )}
      </BothThemes>
    </>
  );
}

/** The search box with its results, and rows that are links. */
export function ResourceControls() {
  const { words, ...box } = searchBox(readPage('resources', resourcesSchema).search);
  const rows = readResourceIndex()
    .flatMap((category) => category.items)
    .slice(3, 5);
  const hits = rows.map((item) => ({
    ...item,
    kind: item.note,
    text: item.description,
    found: ['stock', 'sales'],
  }));
  const none = { status: 'done', query: '', hits: [], all: 0 } as const;
  return (
    <>
      <BothThemes name="Search box">
        {() => (
          <States of={touched} least="16rem">
            {() => <SearchForm {...box} input={{ ref: null }} />}
          </States>
        )}
      </BothThemes>
      <BothThemes name="Search: found, nothing found, failed">
        {() => (
          <>
            <div className={styles.opened}>
              <SearchForm {...box} input={{ ref: null, defaultValue: 'stock' }}>
                <SearchPopup hits={hits} active={1} />
              </SearchForm>
            </div>
            <SearchStatus words={words} isShown state={{ ...none, hits: [] }} />
            <SearchStatus words={words} isShown state={{ status: 'failed' }} />
          </>
        )}
      </BothThemes>
      <BothThemes name="Rows that open a page">
        {() => (
          <States of={touched} least="24rem">
            {() => <Items items={rows} />}
          </States>
        )}
      </BothThemes>
    </>
  );
}
