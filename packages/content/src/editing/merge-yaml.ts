import {
  Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Pair,
  parse,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { patchLines } from './patch-lines.ts';

/** Entries of longer lists are not matched: each old one would be compared with each new one. */
const maxPairs = 250_000;

/**
 * Merges submitted values into the YAML text that they came from. Comments, the order of fields and the
 * quotes of everything unchanged are kept.
 * @param sent all new values; a missing field was removed
 * @throws Error when the text is not a YAML map
 */
export function mergeYaml(text: string, sent: Record<string, unknown>): string {
  const document = parseDocument(text);
  const [problem] = document.errors;
  if (problem) throw problem;
  if (!isMap(document.contents)) throw new Error('The file has no fields.');
  const before = render(document);
  mergeFields(document, document.contents, sent);
  const after = render(document);
  const patched = patchLines(text, before, after);
  return same(parse(patched), parse(after)) ? patched : after;
}

export const writeYaml = (fields: Record<string, unknown>) => render(new Document(fields));

function render(document: Document): string {
  visit(document, { Seq: (_key, list) => writeWithoutPadding(list) });
  return document.toString({ lineWidth: 0 });
}

/**
 * Short lists are formatted as [a, b] and short maps as { a: b }. The library has one padding setting for
 * both.
 */
function writeWithoutPadding(list: YAMLSeq) {
  if (!list.flow || Object.hasOwn(list, 'toString')) return;
  const write = list.toString.bind(list);
  list.toString = (context, ...rest) => write(context && { ...context, flowCollectionPadding: '' }, ...rest);
}

function mergeFields(document: Document, map: YAMLMap, sent: Record<string, unknown>) {
  for (const pair of [...map.items]) {
    const key = keyOf(pair);
    if (Object.hasOwn(sent, key)) pair.value = merge(document, pair.value, sent[key]);
    else if (!isEmpty(plainOf(pair.value))) map.delete(key);
  }
  let place = 0;
  for (const [key, value] of Object.entries(sent)) {
    const at = map.items.findIndex((pair) => keyOf(pair) === key);
    if (at >= 0) place = at + 1;
    else if (!isEmpty(value)) map.items.splice(place++, 0, document.createPair(key, value));
  }
}

function merge(document: Document, node: unknown, sent: unknown): unknown {
  if (same(plainOf(node), sent)) return node;
  if (isMap(node) && isFields(sent)) mergeFields(document, node, sent);
  else if (isSeq(node) && Array.isArray(sent) && node.items.length * sent.length <= maxPairs)
    mergeList(document, node, sent);
  else if (isScalar(node) && !isFields(sent) && !Array.isArray(sent)) node.value = sent;
  else return document.createNode(sent);
  return node;
}

/** Moved entries keep their comments. A changed entry is matched by its name or position. */
function mergeList(document: Document, list: YAMLSeq, sent: unknown[]) {
  const old: unknown[] = [...list.items];
  const plain = new Map(old.map((node) => [node, plainOf(node)]));
  const taken = new Set<unknown>();
  const found = sent.map((): unknown => undefined);
  const take = (fits: (node: unknown, value: unknown, at: number) => boolean) => {
    for (const [at, value] of sent.entries()) {
      if (found[at] !== undefined) continue;
      const node = old.find((candidate) => !taken.has(candidate) && fits(candidate, value, at));
      if (node === undefined) continue;
      found[at] = node;
      taken.add(node);
    }
  };
  take((node, value) => same(plain.get(node), value));
  take((node, value) => nameOf(value) !== undefined && nameOf(value) === nameOf(plain.get(node)));
  take((node, _value, at) => old[at] === node);
  list.items = sent.map((value, at) =>
    found[at] === undefined ? document.createNode(value) : merge(document, found[at], value),
  );
}

/** The value that identifies an entry of a list. */
function nameOf(value: unknown): unknown {
  if (!isFields(value)) return undefined;
  return value.id ?? value.question ?? value.name ?? value.heading ?? value.title;
}

const keyOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);
const plainOf = (node: unknown): unknown =>
  isNode(node) ? (JSON.parse(JSON.stringify(node)) as unknown) : node;
export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** A no, an empty text and an empty list are values: a schema may require the field. */
const isEmpty = (value: unknown) => value === undefined || value === null;

/** Whether two values are equal. A field without a value equals a missing one. */
function same(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, at) => same(entry, other[at]));
  }
  if (isFields(one) && isFields(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...keys].every((key) => same(one[key], other[key]) || (isEmpty(one[key]) && isEmpty(other[key])));
  }
  return one === other;
}
