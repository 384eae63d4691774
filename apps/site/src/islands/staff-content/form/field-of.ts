import { helpOf, keyAsWords } from './field-words.ts';

/** A node of a JSON Schema (2020-12). */
type Schema = Record<string, unknown>;

interface Base {
  key: string;
  label: string;
  help: string | undefined;
  isRequired: boolean;
}

interface Limits {
  /** In characters. */
  atLeast: number | undefined;
  atMost: number | undefined;
}

interface Count {
  least: number;
  most: number | undefined;
}

type Simple<Kind> = Kind extends string ? Base & { kind: Kind } : never;

/** What a form shows for one value of an entry. */
export type Field =
  | (Base & { kind: 'object'; fields: Field[] })
  | (Base & { kind: 'record'; names: string[] | undefined; item: Field })
  | (Base & { kind: 'list'; items: (at: number) => Field; count: Count })
  | (Base & Limits & { kind: 'text' })
  | (Base & Limits & { kind: 'link' })
  | Simple<'number' | 'picture' | 'date' | 'time' | 'colour'>
  | (Base & { kind: 'flag'; byDefault: boolean })
  /** A number, or one of some words. */
  | (Base & { kind: 'mixed'; options: string[] })
  | (Base & { kind: 'choice'; options: (string | number)[] })
  /** A value that the team cannot change, or for which there is no control. It is kept as it is. */
  | (Base & { kind: 'fixed' });

export type FieldOf<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;

/** Labels of keys that do not explain themselves. */
type KeyNames = Readonly<Record<string, string>>;

/**
 * The field of a value.
 * @param key the name of the value in its object; empty for the whole entry
 */
export function fieldOf(schema: Schema, key: string, isRequired: boolean, names: KeyNames): Field {
  const alternatives = schemasOf(schema.anyOf ?? schema.oneOf).filter(({ type }) => type !== 'null');
  const help = helpOf(textOf(schema.description));
  const label = textOf(schema.title) ?? names[key] ?? keyAsWords(key);
  const base: Base = { key, label, help, isRequired };
  const [only] = alternatives;
  if (only && alternatives.length === 1) return { ...fieldOf(only, key, false, names), label };
  if (alternatives.length > 1) return fieldOfAlternatives(alternatives, base);
  if ('const' in schema) return { ...base, kind: 'fixed' };
  if (Array.isArray(schema.enum)) return { ...base, kind: 'choice', options: schema.enum.filter(isScalar) };
  switch (typeOf(schema)) {
    case 'object':
      return fieldOfObject(schema, base, names);
    case 'array':
      return fieldOfList(schema, base, names);
    case 'boolean':
      return { ...base, kind: 'flag', byDefault: schema.default === true };
    case 'number':
    case 'integer':
      return { ...base, kind: 'number' };
    case 'string':
      return fieldOfText(schema, base);
    default:
      return { ...base, kind: 'fixed' };
  }
}

function fieldOfObject(schema: Schema, base: Base, names: KeyNames): Field {
  const members = Object.entries(recordOf(schema.properties));
  if (members.length === 0 && isRecord(schema.additionalProperties)) {
    const item = fieldOf(schema.additionalProperties, '', true, names);
    const known = recordOf(schema.propertyNames).enum;
    return { ...base, kind: 'record', names: Array.isArray(known) ? known.map(String) : undefined, item };
  }
  const required = Array.isArray(schema.required) ? schema.required : [];
  const fields = members.map(([key, member]) =>
    fieldOf(recordOf(member), key, required.includes(key), names),
  );
  return { ...base, kind: 'object', fields };
}

function fieldOfList(schema: Schema, base: Base, names: KeyNames): Field {
  const each = schemasOf(schema.prefixItems);
  const rest = recordOf(schema.items);
  const made = new Map<Schema, Field>();
  const items = (at: number) => {
    const item = each[at] ?? rest;
    const field = made.get(item) ?? fieldOf(item, '', true, names);
    made.set(item, field);
    return field;
  };
  const fixed = each.length > 0 ? each.length : undefined;
  const count = {
    least: fixed ?? numberOf(schema.minItems) ?? 0,
    most: fixed ?? numberOf(schema.maxItems),
  };
  return { ...base, kind: 'list', items, count };
}

function fieldOfText(schema: Schema, base: Base): Field {
  const pattern = textOf(schema.pattern) ?? '';
  if (schema.format === 'date') return { ...base, kind: 'date' };
  if (pattern === clock) return { ...base, kind: 'time' };
  if (pattern.startsWith('^#[')) return { ...base, kind: 'colour' };
  if (pattern.startsWith(pictureStart)) return { ...base, kind: 'picture' };
  const atLeast = numberOf(schema.minLength);
  const limits = {
    atLeast: atLeast !== undefined && atLeast > 1 ? atLeast : undefined,
    atMost: numberOf(schema.maxLength),
  };
  return { ...base, ...limits, kind: pattern.startsWith(sitePath) ? 'link' : 'text' };
}

/** Only texts, numbers and words have alternatives. One control takes all of them. */
function fieldOfAlternatives(alternatives: Schema[], base: Base): Field {
  const options = alternatives.flatMap((each) => {
    if ('const' in each) return [each.const];
    return Array.isArray(each.enum) ? each.enum : [];
  });
  const scalar = alternatives.every((each) => ['string', 'number', 'integer'].includes(`${typeOf(each)}`));
  return scalar ? { ...base, kind: 'mixed', options: options.map(String) } : { ...base, kind: 'fixed' };
}

const pictureStart = '^images\\/';
const sitePath = '^\\/(?!';
const clock = '^([01]\\d|2[0-3]):[0-5]\\d$';

function typeOf({ type }: Schema): unknown {
  return Array.isArray(type) ? type.find((each) => each !== 'null') : type;
}

const isScalar = (value: unknown) => typeof value === 'string' || typeof value === 'number';
const isRecord = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const recordOf = (value: unknown): Schema => (isRecord(value) ? value : {});
const schemasOf = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);
