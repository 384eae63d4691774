import {
  type ContactField,
  contactFieldNames,
  demoRequestFields,
} from '@accounting-site/contract/forms/demo-request-fields';
import { TextField } from '@accounting-site/ui/Field';
import type { ComponentProps } from 'react';
import type { FieldErrors } from '../../lib/forms/form-fields.ts';

interface ContactFieldsProps {
  idOf: (name: ContactField) => string;
  errors: FieldErrors;
  /** The value of a field, and its listener if the form keeps the value. */
  propsOf: (name: ContactField) => Partial<ComponentProps<typeof TextField>>;
}

/** The name of a person, and how to reach them. Browsers would fill in the details of the member of staff. */
export const ContactFields = ({ idOf, errors, propsOf }: ContactFieldsProps) =>
  contactFieldNames.map((name) => (
    <TextField
      key={name}
      id={idOf(name)}
      name={name}
      type={demoRequestFields[name].kind}
      label={demoRequestFields[name].heading}
      maxLength={demoRequestFields[name].max}
      error={errors[name]}
      autoComplete="off"
      {...propsOf(name)}
    />
  ));
