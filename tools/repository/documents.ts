import { posix } from 'node:path';
import { filesMatching } from './files.ts';

/** A document for engineers. Content for visitors is checked with the pages. */
interface Document {
  file: string;
  text: string;
}

export const documents: Document[] = filesMatching(/\.md$/).filter(
  ({ file }) => !file.startsWith('content/'),
);

/** The links of a document to files of the repository, as paths from its root, with their anchors. */
export function fileLinks({ file, text }: Document): { target: string; anchor: string }[] {
  const written = [...withoutCode(text).matchAll(/\]\(<?([^)>\s]+)>?(?:\s+"[^"]*")?\)/g)].map(
    ([, address = '']) => address,
  );
  return written
    .filter((address) => !/^[a-z]+:/.test(address))
    .map((address) => {
      const [path = '', anchor = ''] = decodeURI(address).split('#');
      return { target: path === '' ? file : posix.join(posix.dirname(file), path), anchor };
    });
}

/** The anchors of a document's headings. */
export const anchorsOf = ({ text }: Document) =>
  [...withoutCode(text).matchAll(/^#+ +(.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );

/** The npm scripts that a document mentions. */
export const namedScripts = ({ text }: Document) =>
  [...text.matchAll(/\bnpm (?:run (?:-\S+ )*([\w:-]+)|(test|start)\b)/g)].map(
    ([, script, short]) => script ?? short ?? '',
  );

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '');
