import { messages } from 'virtual:messages';
import { formatLanguage } from '@accounting-site/content/languages/in-language';
import {
  itemNameMaxLength,
  skuMaxLength,
  unitMaxLength,
} from '@accounting-site/contract/fields/field-limits';
import {
  itemNameRequired,
  priceInvalid,
  quantityInvalid,
  skuRequired,
} from '@accounting-site/contract/fields/validation-messages';
import type { NewItem } from '@accounting-site/contract/inventory/inventory-items';
import { readPrice, readQuantity } from '@accounting-site/contract/inventory/inventory-numbers';
import { collectProblems, optionalProblem, textProblem } from '../../../lib/app-form/check-fields.ts';
import { withDecimalPoint } from '../../../lib/forms/decimal-point.ts';
import type { FieldErrors, Fields } from '../../../lib/forms/form-fields.ts';

const rules = {
  name: { label: 'Name', max: itemNameMaxLength, required: itemNameRequired },
  sku: { label: 'Code', max: skuMaxLength, required: skuRequired },
};

/** The table shows 1.125 as 1,125 in French, so 1,125 is not read as a thousand there. */
const isCommaDecimal = () => (0.5).toLocaleString(formatLanguage()).includes(',');

const quantityOf = (typed: string) => readQuantity(withDecimalPoint(typed.trim()), isCommaDecimal());
const priceOf = (typed: string) => readPrice(withDecimalPoint(typed.trim()), isCommaDecimal());

/** Validates a typed item. Numbers may be written as in an imported file, and with a decimal comma. */
export function checkItem({ name, sku, unit, quantity = '', pricePesewas = '' }: Fields): FieldErrors {
  return collectProblems({
    name: textProblem(name, rules.name),
    sku: textProblem(sku, rules.sku),
    unit: optionalProblem(unit, { label: 'Unit', max: unitMaxLength }),
    quantity: numberProblem(quantityOf(quantity), quantityInvalid),
    pricePesewas: pricePesewas.trim() === '' ? undefined : numberProblem(priceOf(pricePesewas), priceInvalid),
  });
}

/** A page in another language lacks the messages about what was typed, and shows its general one. */
const numberProblem = ({ problem }: { problem?: string | undefined }, general: string) =>
  problem && (messages[problem] ?? messages[general] ?? problem);

/** Converts a valid typed item to the request body. */
export function toItem({
  name = '',
  sku = '',
  unit = '',
  quantity = '',
  pricePesewas = '',
}: Fields): NewItem {
  return {
    name,
    sku,
    unit,
    quantity: quantityOf(quantity).value ?? 0,
    pricePesewas: pricePesewas.trim() === '' ? null : (priceOf(pricePesewas).value ?? null),
  };
}
