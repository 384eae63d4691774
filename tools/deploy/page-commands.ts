import { readFile } from '../repository/files.ts';

/**
 * The command blocks below a heading of docs/operations.md, unchanged.
 * @throws if the heading or every command below it is gone, because a test would then run nothing
 */
export function readPageCommands(heading: string): string[] {
  const [, ...sections] = readFile('docs/operations.md').split(/^## /m);
  const section = sections.find((text) => text.startsWith(`${heading}\n`)) ?? '';
  const blocks = [...section.matchAll(/^( *)```\n([\s\S]*?)^ *```$/gm)].map(([, indent = '', block = '']) =>
    block.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trimEnd(),
  );
  if (blocks.length === 0) throw new Error(`docs/operations.md has no commands under '${heading}'`);
  return blocks;
}

/**
 * The block that contains a text.
 * @throws if none does
 */
export function findBlock(blocks: readonly string[], holds: string): string {
  const found = blocks.find((block) => block.includes(holds));
  if (found === undefined) throw new Error(`docs/operations.md no longer says '${holds}'`);
  return found;
}
