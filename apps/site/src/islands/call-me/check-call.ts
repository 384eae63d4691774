import {
  bestTimeMaxLength,
  nameMaxLength,
  phoneMaxLength,
} from '@accounting-site/contract/fields/field-limits';
import { mayBePhoneNumber } from '@accounting-site/contract/fields/phone-shape';
import {
  fullNameRequired,
  phoneInvalid,
  phoneRequired,
} from '@accounting-site/contract/fields/validation-messages';
import { collectProblems, optionalProblem, textProblem } from '../../lib/app-form/check-fields.ts';
import type { Fields } from '../../lib/forms/form-fields.ts';

/** Checks all fields before sending, with the messages of the contract. The server checks everything again. */
export function checkCall({ name, phone, best_time }: Fields) {
  const isPhone = mayBePhoneNumber(phone ?? '');
  return collectProblems({
    name: textProblem(name, { label: 'Full name', max: nameMaxLength, required: fullNameRequired }),
    phone:
      textProblem(phone, { label: 'Phone number', max: phoneMaxLength, required: phoneRequired }) ??
      (isPhone ? undefined : phoneInvalid),
    best_time: optionalProblem(best_time, { label: 'Best time', max: bestTimeMaxLength }),
  });
}
