import { isPicture } from '@accounting-site/content/pictures/picture-entries';
import { ContentError, type ContentProblem } from '@accounting-site/content/reading/content-error';
import { didYouMean } from '@accounting-site/content/reading/nearest';
import { lineWith } from '@accounting-site/content/reading/read-yaml';
import { withoutEscapes } from '@accounting-site/contract/fields/without-escapes';
import { type HastNode, type HastPluginDefinition, type HastVisitorContext, markdownToHtml } from 'satteri';
import { isSiteAddress, whatInstead } from '../pages/site-addresses.ts';
import { describePicture } from '../pictures/picture-sizes.ts';
import { checkHeadings } from './check-headings.ts';
import { headingIds, headingsOfOriginal, type MarkdownHeading } from './heading-ids.ts';

interface RenderedMarkdown {
  html: string;
  headings: MarkdownHeading[];
  /** The targets of its links, as written. */
  links: string[];
}

/**
 * Renders Markdown as HTML: CommonMark with GFM tables. Typography such as quotes is unchanged. HTML in the
 * text is escaped, headings get ids, and tables scroll inside a focusable frame.
 * @param file path of the text below content/
 * @throws ContentError naming each broken internal link, each link with a forbidden scheme, each heading that is
 * empty or of a wrong level, and each picture that is missing, is not in content/images, or has no text for people
 * who cannot see it
 */
export async function renderMarkdown(body: string, file: string): Promise<RenderedMarkdown> {
  const headings: MarkdownHeading[] = [];
  const links = new Set<string>();
  const unusable: ContentProblem[] = [];
  const { html } = await markdownToHtml(body, {
    features: { gfm: { footnotes: false }, frontmatter: false },
    hastPlugins: [
      rawHtmlAsText,
      pictures(file, unusable),
      collectLinks(links),
      checkHeadings(body, file, unusable),
      taskBoxes,
      scrollingTables,
      headingIds(headings, await headingsOfOriginal(file)),
    ],
  });
  const anchors = headings.map(({ id }) => id);
  const problems = [...unusable, ...[...links].flatMap((link) => problemOf(link, anchors, file))];
  if (problems.length > 0) throw new ContentError(problems);
  return { html: keepEndTogether(html), headings, links: [...links] };
}

/** About five lines on paper. */
const shortestEnd = 450;

/**
 * Wraps the last paragraphs of a text in one element that is not split on paper, so that no page has only a
 * line or two. It takes enough paragraphs for a few lines, because the last one may be a single sentence.
 */
function keepEndTogether(html: string): string {
  // Pages insert a picture before the first heading.
  const first = html.indexOf('<h2');
  const starts = [...html.matchAll(/^<(?:p|ul|ol|div|h2|h3)\b/gm)].map(({ index }) => index);
  const at = starts.findLast((start) => start > first && isEnd(html.slice(start)));
  return at === undefined ? html : `${html.slice(0, at)}<div data-end>\n${html.slice(at)}</div>\n`;
}

/** Whether a part of a text is long enough, and does not begin inside a list or a quotation. */
function isEnd(html: string): boolean {
  const isWhole = ['li', 'blockquote'].every(
    (name) => html.split(new RegExp(`<${name}[ >]`)).length === html.split(`</${name}>`).length,
  );
  return isWhole && html.replace(/<[^>]*>/g, '').length >= shortestEnd;
}

const rawHtmlAsText: HastPluginDefinition = {
  name: 'raw-html-as-text',
  raw: (node) => ({ type: 'text', value: node.value }),
};

const collectLinks = (links: Set<string>): HastPluginDefinition => ({
  name: 'collect-links',
  element: {
    filter: ['a'],
    visit: (node) => void links.add(String(node.properties.href ?? '')),
  },
});

/** The text of an article is at most this wide. */
const textWidth = '(min-width: 48rem) 42rem, 92vw';

/** Pictures are served in several sizes, and only from the content: other sites may change what they send. */
const pictures = (file: string, problems: ContentProblem[]): HastPluginDefinition => ({
  name: 'pictures',
  element: {
    filter: ['img'],
    visit(node) {
      const address = String(node.properties.src ?? '');
      const alt = String(node.properties.alt ?? '').trim();
      const problem = (message: string) => {
        problems.push({ file, line: lineWith(file, `](${address}`), message });
      };
      if (alt === '') problem(`say what the picture shows: ![a short sentence](${address})`);
      if (!isPicture(address.slice(1)) || !address.startsWith('/')) {
        return problem(
          `"${address}" is not a picture of the site. Upload it, then write /images/its-name.webp`,
        );
      }
      try {
        const properties = { ...describePicture(address.slice(1), textWidth), alt, className: ['picture'] };
        return { type: 'element' as const, tagName: 'img', properties, children: [] };
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        return problem(`"${address}": ${error.problems[0]?.message}`);
      }
    },
  },
});

/** Checks a link of a text with these headings. Anchors on other pages are checked by check:content. */
function problemOf(link: string, anchors: string[], file: string): ContentProblem[] {
  const problem = (message: string) => [{ file, line: lineWith(file, `](${link}`), message }];
  if (!/^(https:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(link)) {
    return problem(`"${link}" is not a link for a page. Write a path like /pricing, or https://...`);
  }
  if (link.startsWith('/') && !isSiteAddress(link)) {
    return problem(`"${link}" leads to no page of the site${whatInstead(link)}`);
  }
  const anchor = link.startsWith('#') ? withoutEscapes(link.slice(1)) : 'content';
  if (anchor === 'content' || anchors.includes(anchor)) return [];
  return problem(`"${link}" is no heading of this text${didYouMean(anchor, anchors)}`);
}

/** The box of a check list is a sign to tick on paper. An interactive checkbox would have no effect. */
const taskBoxes: HastPluginDefinition = {
  name: 'task-boxes',
  element: {
    filter: ['input'],
    visit: (node) => ({ type: 'text', value: node.properties.checked ? '☑' : '☐' }),
  },
};

/** The site's CSP forbids style attributes, so a column's alignment is a data attribute (see ui/Prose). */
const scrollingTables: HastPluginDefinition = {
  name: 'scrolling-tables',
  element: [
    {
      filter: ['table'],
      visit(node, context) {
        const properties = {
          dataTable: true,
          tabIndex: 0,
          role: 'group',
          ariaLabel: tableLabel(node, context),
        };
        context.wrapNode(node, { type: 'element', tagName: 'div', properties, children: [] });
      },
    },
    {
      filter: ['th', 'td'],
      visit(node, context) {
        const align = /(right|center)/.exec(
          String(node.properties.style ?? node.properties.align ?? ''),
        )?.[1];
        // A heading cell without text, as in the corner of a table, becomes a plain cell.
        const tagName = node.tagName === 'th' && !context.textContent(node).trim() ? 'td' : node.tagName;
        const properties = {
          ...(tagName === 'th' && { scope: 'col' }),
          ...(align && { dataAlign: align === 'right' ? 'end' : align }),
        };
        return { type: 'element', tagName, properties, children: [...node.children] };
      },
    },
  ],
};

/** A table is labelled by the heading above it, or else by its own columns. */
function tableLabel(table: HastNode, context: HastVisitorContext): string {
  const siblings = context.parent(table)?.children.slice(0, context.indexOf(table)) ?? [];
  const heading = siblings.findLast((node) => node.type === 'element' && /^h\d$/.test(node.tagName));
  if (heading) return context.textContent(heading);
  const columns = 'children' in table ? table.children.find((node) => node.type === 'element') : undefined;
  return columns
    ? context
        .textContent(columns)
        .trim()
        .replace(/\s*\n\s*/g, ', ')
    : '';
}
