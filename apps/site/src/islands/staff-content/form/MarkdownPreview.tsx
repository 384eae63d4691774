import { Prose } from '@accounting-site/ui/Prose';
import { Fragment, type ReactNode, useDeferredValue, useMemo } from 'react';
import { keyed } from '../keyed.ts';
import { PicturePreview } from '../pictures/PicturePreview.tsx';
import styles from './Form.module.css';
import { useForm } from './form-context.ts';
import { type Block, type Inline, isFollowed, parseMarkdown } from './parse-markdown.ts';

/** The text much as visitors will read it. */
export function MarkdownPreview({ text }: { text: string }) {
  const { words } = useForm();
  // Rendered after the press is shown, because a long article takes long.
  const shown = useDeferredValue(text, '');
  const blocks = useMemo(() => parseMarkdown(shown), [shown]);
  return (
    <section className={styles.preview_box} aria-label={words.preview}>
      <Prose>
        <MarkdownBlocks blocks={blocks} />
      </Prose>
    </section>
  );
}

/**
 * Blocks of Markdown as elements. Nothing is written as HTML: tags in a text are shown as text, as on the
 * site, and only addresses that visitors could follow become links.
 */
export const MarkdownBlocks = ({ blocks }: { blocks: readonly Block[] }) =>
  keyed(blocks).map(({ key, item }) => <Fragment key={key}>{showBlock(item)}</Fragment>);

function showBlock(block: Block): ReactNode {
  switch (block.kind) {
    case 'heading':
      return block.depth <= 2 ? <h3 className="step-2">{show(block.text)}</h3> : <h4>{show(block.text)}</h4>;
    case 'paragraph':
      return <p>{show(block.text)}</p>;
    case 'quote':
      return (
        <blockquote>
          <MarkdownBlocks blocks={block.blocks} />
        </blockquote>
      );
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'rule':
      return <hr />;
    case 'list':
      return <MarkdownList list={block} />;
    case 'table':
      return <MarkdownTable table={block} />;
  }
}

function MarkdownList({ list: { first, items } }: { list: Extract<Block, { kind: 'list' }> }) {
  const shown = keyed(items).map(({ key, item }) => {
    const [only] = item;
    const isLine = item.length === 1 && only?.kind === 'paragraph';
    return <li key={key}>{isLine ? show(only.text) : <MarkdownBlocks blocks={item} />}</li>;
  });
  return first === undefined ? <ul>{shown}</ul> : <ol start={first}>{shown}</ol>;
}

function MarkdownTable({ table: { head, rows, isEnd } }: { table: Extract<Block, { kind: 'table' }> }) {
  const align = (at: string) => (isEnd[Number(at)] ? 'end' : undefined);
  return (
    <div data-table="">
      <table>
        <thead>
          <tr>
            {keyed(head).map(({ key, item }) => (
              <th key={key} scope="col" data-align={align(key)}>
                {show(item)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(rows).map(({ key: row, item: cells }) => (
            <tr key={row}>
              {keyed(cells).map(({ key, item }) => (
                <td key={key} data-align={align(key)}>
                  {show(item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const show = (parts: readonly Inline[]): ReactNode =>
  keyed(parts).map(({ key, item }) => <Fragment key={key}>{showPart(item)}</Fragment>);

function showPart(part: Inline): ReactNode {
  if (typeof part === 'string') return part;
  switch (part.kind) {
    case 'strong':
      return <strong>{show(part.inside)}</strong>;
    case 'em':
      return <em>{show(part.inside)}</em>;
    case 'code':
      return <code>{part.text}</code>;
    case 'picture':
      return <PicturePreview path={part.path} alt={part.alt} />;
    case 'link':
      return isFollowed(part.address) ? (
        <a href={part.address} target="_blank" rel="noreferrer">
          {show(part.inside)}
        </a>
      ) : (
        show(part.inside)
      );
  }
}
