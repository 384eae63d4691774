import { createHash } from 'node:crypto';
import { closeSync, existsSync, fstatSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';

/** A result that this many builds in a row did not use is dropped. */
const keptBuilds = 5;
/** The end of the file: where its list begins, as a number of this many digits. */
const footer = 16;

/** Where a result is stored. `hash` is that of its bytes, because a power cut may damage a file. */
interface Place {
  file: number;
  at: number;
  size: number;
  hash: string;
  /** How many builds in a row did not use it. */
  unused: number;
}

const places = new Map<string, Place>();
let draft: { path: string; file: number; end: number } | undefined;

process.on('exit', () => draft !== undefined && rmSync(`${draft.path}.${process.pid}~`, { force: true }));

const hashOf = (value: Buffer | string) => createHash('sha256').update(value).digest('base64url');

/**
 * Keeps results from one build to the next, in a file that belongs to one version of the code. Without a call
 * every result is computed.
 */
export function keepResultsIn(path: string): void {
  readList(path);
  draft = { path, file: openSync(`${path}.${process.pid}~`, 'w+'), end: 0 };
}

/** Whether results are kept, so that they can be read again. */
export const isKeeping = () => draft !== undefined;

/**
 * Computes a result, unless an earlier build did.
 * @param inputs everything that the result depends on, besides the code
 */
export async function kept(
  inputs: readonly [kind: string, ...rest: readonly unknown[]],
  compute: () => Buffer | Promise<Buffer>,
): Promise<Buffer> {
  if (draft === undefined) return compute();
  const key = hashOf(JSON.stringify(inputs));
  const known = find(key);
  if (known !== undefined) return known;
  const value = await compute();
  add(key, value, hashOf(value), 0);
  return value;
}

/** The same for a value of JSON. */
export const keptValue = async <Value>(
  inputs: Parameters<typeof kept>[0],
  compute: () => Value | Promise<Value>,
): Promise<Value> =>
  JSON.parse((await kept(inputs, async () => Buffer.from(JSON.stringify(await compute())))).toString('utf8'));

/**
 * A result whose inputs are known only when it is made. It is made again when one of them has another version.
 * @param name what it is, whatever it is made from
 */
export async function keptUntilChanged(
  name: readonly string[],
  versionOf: (input: string) => string,
  make: () => Promise<{ value: Buffer; inputs: readonly string[] }>,
): Promise<Buffer> {
  const key = hashOf(JSON.stringify(name));
  const known = find(key);
  if (known !== undefined) {
    const end = known.indexOf(0);
    const versions: [string, string][] = JSON.parse(known.toString('utf8', 0, end));
    if (versions.every(([input, version]) => versionOf(input) === version)) return known.subarray(end + 1);
  }
  const { value, inputs } = await make();
  const versions = JSON.stringify(inputs.map((input) => [input, versionOf(input)]));
  const result = Buffer.concat([Buffer.from(`${versions}\0`), value]);
  add(key, result, hashOf(result), 0);
  return value;
}

/** Writes the file for the next build. A build that is killed leaves it as it was. */
export function storeResults(): void {
  if (draft === undefined) return;
  for (const [key, place] of [...places]) {
    if (place.file === draft.file) continue;
    const value = place.unused <= keptBuilds ? read(place) : undefined;
    if (value !== undefined) add(key, value, place.hash, place.unused);
  }
  const { file, end, path } = draft;
  const list = [...places]
    .filter(([, place]) => place.file === file)
    .map(([key, { at, size, hash, unused }]) => [key, at, size, hash, unused]);
  const text = JSON.stringify(list);
  writeSync(file, `${text}${`${end}`.padStart(footer)}`, end);
  closeSync(file);
  renameSync(`${path}.${process.pid}~`, path);
  draft = undefined;
  places.clear();
}

function readList(path: string): void {
  if (!existsSync(path)) return;
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const from = Number(readBytes(file, size - footer, footer).toString('latin1'));
    const list = JSON.parse(readBytes(file, from, size - footer - from).toString('utf8'));
    for (const [key, at, length, hash, unused] of list)
      places.set(key, { file, at, size: length, hash, unused: unused + 1 });
  } catch {
    // Damaged: everything is computed again.
    rmSync(path, { force: true });
  }
}

function find(key: string): Buffer | undefined {
  const place = places.get(key);
  const value = place && read(place);
  if (place !== undefined) place.unused = 0;
  return value;
}

/** Undefined when it is damaged. */
function read({ file, at, size, hash }: Place): Buffer | undefined {
  const value = readBytes(file, at, size);
  return hashOf(value) === hash ? value : undefined;
}

function add(key: string, value: Buffer, hash: string, unused: number): void {
  if (draft === undefined) return;
  const { file, end: at } = draft;
  writeSync(file, value, 0, value.length, at);
  draft.end += value.length;
  places.set(key, { file, at, size: value.length, hash, unused });
}

function readBytes(file: number, at: number, size: number): Buffer {
  const bytes = Buffer.alloc(size);
  readSync(file, bytes, 0, size, at);
  return bytes;
}
