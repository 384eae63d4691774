import {
  companyMaxLength,
  emailMaxLength,
  messageMaxLength,
  nameMaxLength,
  phoneMaxLength,
} from './field-limits.ts';
import { recordOf } from './record-of.ts';

interface FormField {
  /** Names the field in the messages of validation. */
  label: string;
  /** Of a column, where space is short. */
  heading: string;
  kind: 'text' | 'email' | 'tel' | 'textarea';
  max: number;
  /** What the browser may fill in, in the words of HTML. */
  autocomplete?: string;
  /** Of the description of the API. */
  example: string;
}

/** What the demo-request form cannot be sent without (specification §5). */
const required = {
  name: {
    label: 'Full name',
    heading: 'Name',
    kind: 'text',
    max: nameMaxLength,
    autocomplete: 'name',
    example: 'Ama Mensah',
  },
  email: {
    label: 'Business email',
    heading: 'Email',
    kind: 'email',
    max: emailMaxLength,
    autocomplete: 'email',
    example: 'ama@adom.example',
  },
} as const satisfies Record<string, FormField>;

/** What a visitor may leave empty. */
export const optionalDemoRequestFields = {
  company: {
    label: 'Company name',
    heading: 'Company',
    kind: 'text',
    max: companyMaxLength,
    autocomplete: 'organization',
    example: 'Adom Provisions',
  },
  phone: {
    label: 'Phone number',
    heading: 'Phone',
    kind: 'tel',
    max: phoneMaxLength,
    autocomplete: 'tel',
    example: '024 123 4567',
  },
  message: {
    label: 'Message',
    heading: 'Message',
    kind: 'textarea',
    max: messageMaxLength,
    example: 'We have two shops.',
  },
} as const satisfies Record<string, FormField>;

/**
 * Every field that a visitor fills in, in the order of the form. The form, its validation, the table's type, the CSV
 * file, the webhook, the email to sales, the desk and the command line derive from it. Imports no schemas, so that
 * pages can load it.
 */
export const demoRequestFields: Record<DemoRequestField, FormField> = {
  ...required,
  ...optionalDemoRequestFields,
};

/** The name of a field that a visitor fills in. */
export type DemoRequestField = RequiredDemoRequestField | OptionalDemoRequestField;

/** The name of a field that must be filled in. */
export type RequiredDemoRequestField = keyof typeof required;

/** The name of a field that may be empty. */
export type OptionalDemoRequestField = keyof typeof optionalDemoRequestFields;

/** The names in the order of the form. */
export const optionalDemoRequestFieldNames = Object.keys(
  optionalDemoRequestFields,
) as OptionalDemoRequestField[];
export const demoRequestFieldNames = Object.keys(demoRequestFields) as DemoRequestField[];

/** What the visitor filled in, without the rest of a record. */
export function filledIn(record: Record<DemoRequestField, string>): Record<DemoRequestField, string> {
  return recordOf(demoRequestFieldNames, (name) => record[name]);
}
