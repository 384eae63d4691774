import { globSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { MarkdownBlocks } from './MarkdownPreview.tsx';
import { parseMarkdown } from './parse-markdown.ts';

const preview = (text: string) =>
  renderToStaticMarkup(createElement(MarkdownBlocks, { blocks: parseMarkdown(text) }));

/** The text and the elements that matter, without what the site adds. */
const plain = (html: string) =>
  html
    .replace(/<h[1-6][^>]*>/g, '<h>')
    .replace(/<\/h[1-6]>/g, '</h>')
    .replace(/<\/?(?:div|thead|tbody)[^>]*>/g, '')
    .replace(/<a href="([^"]*)"[^>]*>/g, (_link, address: string) => `<a ${decodeURI(address)}>`)
    .replace(/<input[^>]*>/g, '☐')
    .replace(/<(?!a )(\w+)[^>]*>/g, '<$1>')
    .replace(/\s+/g, ' ')
    .replace(/> | </g, (found) => found.trim())
    .replace(/&#x27;/g, "'");

const articles = globSync('content/en/{help,resources,stories,buying,legal,industries}/*.md');

test.each(articles)('the preview of %s shows what the build renders', async (file) => {
  const text = readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
  const { html } = await markdownToHtml(text, { features: { gfm: { footnotes: false } } });
  expect(plain(preview(text))).toBe(plain(html.replaceAll('&quot;', '"')).replaceAll('"', '&quot;'));
});

test.each([
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['[Press](javascript:alert(1))', 'Press'],
  ['[Press](//evil.example)', 'Press'],
  ['![Press](javascript:alert(1))', '[Press]'],
  ['![Press](https://evil.example/a.webp)', '[Press]'],
  ['[Help](</Help Center>)', '<a href="/Help Center" target="_blank" rel="noreferrer">Help</a>'],
])('%s carries no script', (text, html) => {
  expect(preview(text)).toContain(html);
});

test.each(['', '- ', '1. ', '|', '```', '> ', '**', '# ', '- a\n\n\n  b\n- c', '| a |\n|---|', '\\'])(
  'an unfinished text such as %j is shown',
  (text) => {
    expect(() => preview(text)).not.toThrow();
  },
);
