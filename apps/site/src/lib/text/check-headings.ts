import type { ContentProblem } from '@accounting-site/content/reading/content-error';
import { hasContentFile, readContentText } from '@accounting-site/content/reading/content-files';
import type { HastPluginDefinition } from 'satteri';

/**
 * Finds headings that a screen reader or the table of contents would not show in order.
 * @param body the end of the file: all of it after its front matter
 * @param problems collects what to write instead
 */
export function checkHeadings(body: string, file: string, problems: ContentProblem[]): HastPluginDefinition {
  let above = 1;
  return {
    name: 'check-headings',
    options: { position: true },
    element: {
      filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      visit(node, context) {
        const depth = Number(node.tagName.slice(1));
        const message = whatInstead(context.textContent(node).trim(), depth, above);
        above = Math.max(depth, 2);
        if (message === undefined) return;
        const line = node.position && lineInFile(file, body, node.position.start.line);
        problems.push({ file, line, message });
      },
    },
  };
}

/** What to write instead of a heading, if it is wrong. */
function whatInstead(text: string, depth: number, above: number): string | undefined {
  const marks = '#'.repeat(depth);
  if (text === '') return `write the words of the heading after ${marks}, or remove the line`;
  if (depth === 1) return `begin headings with ##; the title is shown above: ## ${text}`;
  if (depth <= above + 1) return undefined;
  return `write ${'#'.repeat(above + 1)} ${text}, because ${marks} skips a level`;
}

function lineInFile(file: string, body: string, line: number): number | undefined {
  if (!hasContentFile(file)) return undefined;
  return readContentText(file).split('\n').length - body.split('\n').length + line;
}
