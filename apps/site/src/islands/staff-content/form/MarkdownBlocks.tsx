import { isPicture } from '@accounting-site/content/pictures/picture-entries';
import type { MarkedToken, Token, Tokens } from 'marked';
import type { ReactNode } from 'react';
import { keyed } from '../keyed.ts';
import { PicturePreview } from '../pictures/PicturePreview.tsx';

/**
 * Markdown as elements. Nothing is written as HTML: tags in a text are shown as text, as on the site, and only
 * addresses that visitors could follow become links.
 */
export const MarkdownBlocks = ({ tokens }: { tokens: readonly Token[] | undefined }) =>
  keyed(tokens ?? []).map(({ key, item }) => <MarkdownBlock key={key} token={item as MarkedToken} />);

function MarkdownBlock({ token }: { token: MarkedToken }): ReactNode {
  switch (token.type) {
    case 'heading':
      return token.depth <= 2 ? <h3 className="step-2">{inside(token)}</h3> : <h4>{inside(token)}</h4>;
    case 'paragraph':
      return <p>{inside(token)}</p>;
    case 'blockquote':
      return <blockquote>{inside(token)}</blockquote>;
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      );
    case 'hr':
      return <hr />;
    case 'br':
      return <br />;
    case 'list':
      return <MarkdownList list={token} />;
    case 'table':
      return <MarkdownTable table={token} />;
    case 'strong':
      return <strong>{inside(token)}</strong>;
    case 'em':
      return <em>{inside(token)}</em>;
    case 'del':
      return <del>{inside(token)}</del>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    case 'image':
      return <MarkdownPicture picture={token} />;
    case 'link':
      return <MarkdownLink link={token} />;
    case 'space':
    case 'def':
      return null;
    case 'text':
      return 'tokens' in token && token.tokens !== undefined ? inside(token) : token.text;
    default:
      return token.text;
  }
}

const inside = ({ tokens }: { tokens?: Token[] | undefined }) => <MarkdownBlocks tokens={tokens} />;

function MarkdownList({ list: { ordered, start, items } }: { list: Tokens.List }) {
  const shown = keyed(items).map(({ key, item }) => <li key={key}>{inside(item)}</li>);
  return ordered ? <ol start={Number(start)}>{shown}</ol> : <ul>{shown}</ul>;
}

function MarkdownTable({ table: { header, rows } }: { table: Tokens.Table }) {
  return (
    <div data-table="">
      <table>
        <thead>
          <tr>
            {keyed(header).map(({ key, item: cell }) => (
              <th key={key} scope="col" data-align={alignOf(cell)}>
                {inside(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(rows).map(({ key: row, item: cells }) => (
            <tr key={row}>
              {keyed(cells).map(({ key, item: cell }) => (
                <td key={key} data-align={alignOf(cell)}>
                  {inside(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const alignOf = ({ align }: Tokens.TableCell) => (align === 'right' ? 'end' : undefined);

const MarkdownPicture = ({ picture: { href, text } }: { picture: Tokens.Image }) =>
  href.startsWith('/') && isPicture(href.slice(1)) ? (
    <PicturePreview path={href.slice(1)} alt={text} />
  ) : (
    `[${text}]`
  );

const MarkdownLink = ({ link }: { link: Tokens.Link }) =>
  isFollowed(link.href) ? (
    <a href={link.href} target="_blank" rel="noreferrer">
      {inside(link)}
    </a>
  ) : (
    inside(link)
  );

/** The schemes that the site allows in a text (lib/text/render-markdown.ts). */
const isFollowed = (address: string) => /^(https:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(address);
