import type { OpenApi } from '@accounting-site/contract/openapi/write-openapi';
import { describedEmailPattern, type JsonSchema } from '@accounting-site/contract/openapi/write-schemas';
import fc from 'fast-check';
import { anyText } from './any-text.ts';
import { find } from './described-calls.ts';

type Schema = JsonSchema | boolean;

/** Generates any value that fits a schema of the description. */
export function anyFitting(description: OpenApi, schema: Schema): fc.Arbitrary<unknown> {
  const any = (inner: Schema) => anyFitting(description, inner);
  if (typeof schema === 'boolean') return fc.jsonValue();
  if (schema.$ref !== undefined) return any(find(description, schema.$ref) as JsonSchema);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(any));
  if (schema.type === 'object') return anyObject(schema, any);
  if (schema.type === 'array') {
    const { items = true, maxItems = 5 } = schema;
    return fc.array(any(Array.isArray(items) ? true : items), { maxLength: Math.min(maxItems, 5) });
  }
  if (schema.type === 'string') return anyString(schema);
  return anyScalar(schema);
}

function anyScalar({ type, minimum = -1e6, maximum = 1e6 }: JsonSchema): fc.Arbitrary<unknown> {
  if (type === 'integer') return fc.integer({ min: minimum, max: maximum });
  if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return fc.jsonValue();
}

function anyObject(schema: JsonSchema, any: (inner: Schema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties).map(([name, inner]) => [name, any(inner)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true });
}

const formats: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.uuid(),
  date: anyDay().map((day) => day.slice(0, 10)),
  'date-time': anyDay(),
};

function anyDay(): fc.Arbitrary<string> {
  const [min, max] = [new Date('2020-01-01T00:00:00Z'), new Date('2030-01-01T00:00:00Z')];
  return fc.date({ min, max, noInvalidDate: true }).map((date) => date.toISOString());
}

function anyString({ format, pattern, minLength = 0, maxLength = 3000 }: JsonSchema): fc.Arbitrary<string> {
  const ofFormat = format === undefined ? undefined : formats[format];
  if (ofFormat !== undefined) return ofFormat;
  if (pattern === describedEmailPattern) return fc.emailAddress();
  if (pattern !== undefined)
    return fc.stringMatching(new RegExp(pattern)).map((text) => text.slice(0, maxLength));
  return anyText.map((text) => text.padEnd(minLength, 'long enough ').slice(0, maxLength));
}

/**
 * Replaces some fields with those of an example, so that values fit which a schema cannot define, such as the
 * id of an existing webinar.
 */
export function anyLike(example: unknown, fitting: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const isRecord = (value: unknown): value is object =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isRecord(example)) return fitting;
  const some = fc.oneof(fc.constant(example), fc.subarray(Object.entries(example)).map(Object.fromEntries));
  return fc
    .tuple(fitting, some)
    .map(([value, fields]) => (isRecord(value) ? { ...value, ...fields } : value));
}

const anyPart = fc.oneof(fc.jsonValue(), anyText, fc.constant(undefined));

/** Makes the value, or one part of it, invalid. */
export function anySpoilt(fitting: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(fitting, fc.nat(), fc.string(), anyPart)
    .map(([value, at, name, part]) => spoil(structuredClone(value), { at, name, part }));
}

/** Replaces one field, adds an unknown one, or replaces everything with `part`. */
function spoil(value: unknown, { at, name, part }: { at: number; name: string; part: unknown }): unknown {
  const places = listPlaces(value);
  const place = places[at % (places.length + 1)];
  if (place === undefined) return part;
  const [holder, keys] = place;
  holder[keys[at % keys.length] ?? name] = part;
  return value;
}

/** Every object and array inside, with its keys and, for objects, a new key. */
function listPlaces(value: unknown): [Record<string, unknown>, string[]][] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  const own: [Record<string, unknown>, string[]] = [value as Record<string, unknown>, keys];
  return [own, ...Object.values(value).flatMap(listPlaces)];
}
