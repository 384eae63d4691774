import { appHostBasePath, siteBasePath } from '@accounting-site/contract/endpoints/endpoints';
import {
  namedAppHostCalls,
  namedSiteCalls,
  type OpenApi,
  writeOpenApi,
} from '@accounting-site/contract/openapi/write-openapi';
import type { Operation, Response } from '@accounting-site/contract/openapi/write-operation';
import type { JsonSchema } from '@accounting-site/contract/openapi/write-schemas';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/** The description of one endpoint. */
export interface OperationOfCall {
  readonly description: OpenApi;
  readonly operation: Operation;
  readonly method: string;
  /** With its base path: `/api/api/account/sessions/{id}`. */
  readonly path: string;
  readonly matches: RegExp;
}

/** All described endpoints, with and without the bundled application. */
export const describedCalls = {
  bundled: [
    ...listOperations(appHostBasePath, namedAppHostCalls),
    ...listOperations(siteBasePath, namedSiteCalls({ bundled: true })),
  ],
  alone: listOperations(siteBasePath, namedSiteCalls({ bundled: false })),
} as const;

function listOperations(base: string, calls: Parameters<typeof writeOpenApi>[1]): OperationOfCall[] {
  const description = writeOpenApi({ title: 'Calls', version: '1', url: base }, calls);
  return Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      if (operation === undefined) return [];
      const matches = new RegExp(`^${(base + path).replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);
      return [{ description, operation, method: method.toUpperCase(), path: base + path, matches }];
    }),
  );
}

/** The response for a status, with references resolved. */
export function answerOf({ description, operation }: OperationOfCall, status: number): Response | undefined {
  const answer = operation.responses[String(status)];
  if (answer === undefined || !('$ref' in answer)) return answer;
  return find(description, answer.$ref) as Response;
}

/** Resolves a reference: `#/components/headers/ETag`. */
export function find(description: OpenApi, reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((place, name) => (place as Record<string, unknown>)[name], description);
}

const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
formats.default(ajv);
ajv.addVocabulary(['components', 'example']);

const compiled = new WeakMap<object, ValidateFunction>();

/**
 * Validates values against a schema of the description. A field that the schema does not name is an error.
 */
export function compile({ components }: OpenApi, schema: JsonSchema): ValidateFunction {
  const known = compiled.get(schema);
  if (known !== undefined) return known;
  const validate = ajv.compile({ ...close(schema), components: { schemas: close(components.schemas) } });
  compiled.set(schema, validate);
  return validate;
}

/** The errors of the last value, each with its location. */
export function faultsOf(validate: ValidateFunction): string {
  return ajv.errorsText(validate.errors, { dataVar: '' });
}

/** The description allows future fields; a test knows all fields of today. */
function close<Value extends object>(schema: Value): Value {
  const closed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(closed);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, inner]) => [key, closed(inner)] as const);
    const isClosed = 'properties' in value && 'type' in value && !('additionalProperties' in value);
    return { ...Object.fromEntries(entries), ...(isClosed && { additionalProperties: false }) };
  };
  return closed(schema) as Value;
}
