import { expect, test } from 'vitest';
import { questionsIn } from './article-text.ts';
import { renderMarkdown } from './render-markdown.ts';

test('each heading is a question, and the text below it the answer', async () => {
  const { html } = await renderMarkdown(
    'First.\n\n## Is it free?\n\nNo. See [the prices](/pricing).\n\n## And later?\n\n1. You pay.\n2. We say < thanks.\n',
    'en/buying/questions.md',
  );
  expect(questionsIn(html)).toEqual([
    { question: 'Is it free?', answer: 'No. See the prices.' },
    { question: 'And later?', answer: 'You pay.\nWe say &lt; thanks.' },
  ]);
});
