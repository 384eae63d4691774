import type { ContentList } from '@accounting-site/contract/staff/staff-content';
import { Notice } from '@accounting-site/ui/Notice';
import { useEffect, useState } from 'react';
import { entriesOf } from '../choose/search-entries.ts';
import { afterLeaving, useContentDesk } from '../content-desk.ts';
import { ViewLink } from '../ViewLink.tsx';
import { readKept } from './kept-texts.ts';

/**
 * The paths of entries with text that the server does not have yet, also of other tabs.
 * @param shown what the page shows: they are read again when it changes
 */
export function useUnsaved(userId: string, shown: string): string[] {
  const [paths, setPaths] = useState<string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving an entry saves it, or fails to
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const read = async () => {
      await afterLeaving();
      if (!signal.aborted) setPaths(Object.keys(readKept(userId)));
    };
    void read();
    addEventListener('storage', read, { signal });
    return () => controller.abort();
  }, [userId, shown]);
  return paths;
}

/** Links to the entries with unsaved text. Opening one saves it. */
export function UnsavedTexts({ paths, list }: { paths: readonly string[]; list: ContentList }) {
  const { words } = useContentDesk();
  const entries = entriesOf(list);
  return (
    <Notice tone="danger">
      <p>{words.save.unsaved}</p>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <ViewLink to={{ view: 'entry', entry: path }} className="alone">
              {entries.find((entry) => entry.path === path)?.title ?? path}
            </ViewLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
