import { z } from 'zod';
import { accountSchema, accountSessionsSchema } from '../account/account.ts';
import { alertSettingsSchema } from '../account/alert-settings.ts';
import { loginAnswerSchema, userSchema } from '../account/login.ts';
import { passkeyOptionsSchema } from '../account/passkeys.ts';
import { newPassword, typedPassword } from '../account/password.ts';
import { backupCodesSchema, newAuthenticatorSchema } from '../account/second-factor.ts';
import { fieldErrorSchema, problemSchema } from '../endpoints/errors.ts';
import { emailPattern } from '../fields/email-pattern.ts';
import { passwordMinLength } from '../fields/field-limits.ts';
import { inventoryAnswerSchema, inventoryItemSchema } from '../inventory/inventory.ts';
import { importInventoryAnswerSchema } from '../inventory/inventory-import.ts';
import { contentEntrySchema } from '../staff/staff-content.ts';
import { leadRecordSchema, staffLeadSchema } from '../staff/staff-leads.ts';
import { staffMemberSchema } from '../staff/staff-members.ts';
import { publishJobSchema } from '../staff/staff-publishing.ts';

/** A JSON Schema in the dialect of OpenAPI 3.1 (2020-12). */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Response schemas by their names in the document. A schema without a name is written inline. */
const responses = {
  Problem: problemSchema,
  FieldError: fieldErrorSchema,
  LoginAnswer: loginAnswerSchema,
  User: userSchema,
  AlertSettings: alertSettingsSchema,
  Inventory: inventoryAnswerSchema,
  InventoryItem: inventoryItemSchema,
  InventoryImport: importInventoryAnswerSchema,
  Account: accountSchema,
  AccountSessions: accountSessionsSchema,
  NewAuthenticator: newAuthenticatorSchema,
  BackupCodes: backupCodesSchema,
  PasskeyOptions: passkeyOptionsSchema,
  Lead: staffLeadSchema,
  LeadRecord: leadRecordSchema,
  StaffMember: staffMemberSchema,
  ContentEntry: contentEntrySchema,
  PublishJob: publishJobSchema,
} satisfies Record<string, z.ZodType>;

const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(responses)) names.add(schema, { id });

const addressOf = (id: string) => `#/components/schemas/${id}`;

/** The shared schemas under `components.schemas`. */
export function writeSharedSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(names, { uri: addressOf, override: tidied('output') });
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, plain(schema)]));
}

/**
 * The schema of a request (`input`, before defaults are filled in) or of a response (`output`). Shared schemas become
 * references at the top level, and are inlined inside of others.
 */
export function writeSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const shared = names.get(schema);
  return shared === undefined
    ? plain(z.toJSONSchema(schema, { io, override: tidied(io) }))
    : { $ref: addressOf(shared.id) };
}

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

const saidByFormat = new Set(['date', 'date-time', 'uuid']);

/**
 * `emailPattern` for the tools of other languages, which may not know `\p{C}` or a bracket without its
 * backslash. It refuses the control characters of ASCII only.
 */
export const describedEmailPattern = emailPattern.source
  .replaceAll('\\p{C}', '\\x00-\\x1f\\x7f')
  .replaceAll('"[', '"\\[');

/** Removes what is of no use to a reader, and adds what zod cannot know. */
const tidied =
  (io: 'input' | 'output'): Override =>
  ({ zodSchema, jsonSchema }) => {
    const { format } = jsonSchema;
    if (format !== undefined && saidByFormat.has(format)) delete jsonSchema.pattern;
    if (format === 'starts_with') delete jsonSchema.format;
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    if (jsonSchema.pattern === emailPattern.source) jsonSchema.pattern = describedEmailPattern;
    // Responses may get more fields later, so clients must ignore unknown ones.
    if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    if (zodSchema === newPassword) jsonSchema.minLength = passwordMinLength;
    if (zodSchema === newPassword || zodSchema === typedPassword) jsonSchema.format = 'password';
  };

function plain({ $schema: _, $id: __, ...schema }: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema));
}
