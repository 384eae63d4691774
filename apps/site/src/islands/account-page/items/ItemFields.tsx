import { itemNameMaxLength, skuMaxLength, unitMaxLength } from '@accounting-site/contract/field-limits';
import type { StoredItem } from '@accounting-site/contract/inventory-items';
import { TextField } from '@accounting-site/ui/Field';
import type { FieldErrors } from '../../../lib/forms/form-fields.ts';
import type { AccountPageWords } from '../account-page-words.ts';

interface ItemFieldsProps {
  /** Undefined for a new item. */
  item: StoredItem | undefined;
  errors: FieldErrors;
  words: AccountPageWords['items'];
}

/** The fields of one item. */
export function ItemFields({ item, errors, words }: ItemFieldsProps) {
  const field = (name: string, label: string, value: string | undefined) => ({
    id: `item-${name}`,
    name,
    label,
    error: errors[name],
    defaultValue: value ?? '',
    autoComplete: 'off',
  });
  const price = item?.pricePesewas == null ? '' : (item.pricePesewas / 100).toFixed(2);
  return (
    <>
      <TextField {...field('name', words.name, item?.name)} maxLength={itemNameMaxLength} />
      <TextField {...field('sku', words.sku, item?.sku)} help={words.sku_help} maxLength={skuMaxLength} />
      <TextField {...field('quantity', words.quantity, item && `${item.quantity}`)} inputMode="decimal" />
      <TextField
        {...field('unit', words.unit, item?.unit)}
        optional={words.optional}
        maxLength={unitMaxLength}
      />
      <TextField
        {...field('pricePesewas', words.price, price)}
        optional={words.optional}
        inputMode="decimal"
      />
    </>
  );
}
