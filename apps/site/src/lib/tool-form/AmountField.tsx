import { TextField } from '@accounting-site/ui/Field';
import type { ComponentProps } from 'react';

/** A field for an amount in cedis. */
export const AmountField = (props: ComponentProps<typeof TextField>) => (
  <TextField inputMode="decimal" autoComplete="off" {...props} />
);
