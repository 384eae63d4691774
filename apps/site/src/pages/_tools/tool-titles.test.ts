import { readResources } from '@accounting-site/content/files/resources';
import { readWords } from '@accounting-site/content/reading/pages';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readToolsIndex } from './tools-words.ts';

const schema = z.looseObject({ head: z.object({ title: z.string() }), heading: z.string() });
const articles = readResources().map(({ data }) => data.title);

test.each(readToolsIndex().tools)(
  'in search results the title of %s cannot be mistaken for an article',
  (slug) => {
    const { head, heading } = readWords(`en/tools/${slug}.yaml`, schema);
    for (const article of articles)
      for (const title of [head.title, heading])
        expect(title.toLowerCase().includes(article.toLowerCase()), `${title}: ${article}`).toBe(false);
  },
);
