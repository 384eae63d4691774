import { readPage } from '@accounting-site/content/pages';
import { readResourceIndex } from '@accounting-site/content/resources';
import { SearchPopup } from '../../islands/search/SearchAsYouType.tsx';
import { SearchForm, SearchStatus } from '../../islands/search/SearchForm.tsx';
import { searchBox } from '../../lib/search/search-words.ts';
import { Items } from '../../pages/_resources/Categories.tsx';
import { resourcesSchema } from '../../pages/_resources/resources-words.ts';
import { BothThemes, States, touched } from '../parts/Specimen.tsx';
import styles from './Specimens.module.css';

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
