import {
  companyMaxLength,
  emailMaxLength,
  messageMaxLength,
  nameMaxLength,
  phoneMaxLength,
} from '../fields/field-limits.ts';
import { recordOf } from '../fields/record-of.ts';

interface FormField {
  /** The field's name in validation messages. */
  label: string;
  /** A short label for table columns. */
  heading: string;
  kind: 'text' | 'email' | 'tel' | 'textarea';
  max: number;
  /** The autocomplete token of HTML. */
  autocomplete?: string;
  /** For the OpenAPI description. */
  example: string;
}

/** The required fields of the demo-request form (specification §5). */
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
 * Every visible field in the order of the form. The form, its validation, the table's type, the CSV file, the
 * webhook, the email to sales, the staff desk and the command line derive from it. Imports no schemas, so
 * that pages can load it.
 */
export const demoRequestFields: Record<DemoRequestField, FormField> = {
  ...required,
  ...optionalDemoRequestFields,
};

export type DemoRequestField = RequiredDemoRequestField | OptionalDemoRequestField;

export type RequiredDemoRequestField = keyof typeof required;

export type OptionalDemoRequestField = keyof typeof optionalDemoRequestFields;

/** The field names in the order of the form. */
export const optionalDemoRequestFieldNames = Object.keys(
  optionalDemoRequestFields,
) as OptionalDemoRequestField[];
export const demoRequestFieldNames = Object.keys(demoRequestFields) as DemoRequestField[];

/** Who the person is and how to reach them: the fields that staff can correct. */
export type ContactField = Exclude<DemoRequestField, 'message'>;

export const contactFieldNames = demoRequestFieldNames.filter(
  (name): name is ContactField => name !== 'message',
);

/** The visitor's input, without the rest of a record. */
export function filledIn(record: Record<DemoRequestField, string>): Record<DemoRequestField, string> {
  return recordOf(demoRequestFieldNames, (name) => record[name]);
}
