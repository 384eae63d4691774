import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { formatAmount } from '@accounting-site/content/money/money';
import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import {
  itemNameMaxLength,
  skuMaxLength,
  unitMaxLength,
} from '@accounting-site/contract/fields/field-limits';
import type { StoredItem } from '@accounting-site/contract/inventory/inventory-items';
import { ApiError } from '@accounting-site/session';
import { TextField } from '@accounting-site/ui/Field';
import { Notice } from '@accounting-site/ui/Notice';
import { useState } from 'react';
import { ActionForm } from '../../../lib/actions/ActionForm.tsx';
import { ConfirmAction } from '../../../lib/actions/ConfirmAction.tsx';
import { checked, orGone } from '../../../lib/actions/checked.ts';
import { usePage } from '../../../lib/actions/page-context.ts';
import type { FieldErrors, Fields } from '../../../lib/forms/form-fields.ts';
import { formatNumber } from '../../../lib/text/format-number.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import { checkItem, toItem } from './typed-item.ts';

interface ItemFormProps extends Omit<ItemFieldsProps, 'errors'> {
  /** Runs a request that changes an item. */
  save: <Result>(request: () => Promise<Result>) => Promise<Result>;
  /** Receives the message to show. */
  onDone: (said: string) => void;
}

/** Adds, changes or removes an item. Another user's concurrent change is shown before it is overwritten. */
export function ItemForm({ item, serial, words, save, onDone }: ItemFormProps) {
  const { call } = usePage();
  const [seen, setSeen] = useState(item);
  const isChangedMeanwhile = seen !== item;

  async function send(typed: Fields) {
    const body = toItem(typed);
    const request = () =>
      seen
        ? call(appHostEndpoints.changeItem, { id: seen.id, body: { ...body, version: seen.version } })
        : call(appHostEndpoints.addItem, { body });
    try {
      const { name } = await save(() => checked(request(), 'id'));
      onDone(fillSlots(words.saved, { name }));
    } catch (error) {
      if (!(seen && error instanceof ApiError && error.status === 409)) throw error;
      setSeen(await checked(call(appHostEndpoints.readItem, { id: seen.id }), 'id'));
    }
    return undefined;
  }

  return (
    <div className="stack start">
      {isChangedMeanwhile && seen && (
        <Notice tone="danger">{fillSlots(words.meanwhile, { item: describe(seen) })}</Notice>
      )}
      <ActionForm submit={words.save} check={checkItem} send={send}>
        {(errors) => <ItemFields item={item} serial={serial} errors={errors} words={words} />}
      </ActionForm>
      {item && (
        <ConfirmAction
          label={words.remove}
          question={fillSlots(words.remove_question, { name: item.name })}
          confirm={words.remove_confirm}
          keep={words.keep}
          onConfirm={async () => {
            await save(() => orGone(call(appHostEndpoints.removeItem, { id: item.id })));
            onDone(fillSlots(words.removed, { name: item.name }));
          }}
        />
      )}
    </div>
  );
}

/** Describes an item in one line: Rice 5 kg, RICE-5, 12 bag, GH₵95.00. */
function describe({ name, sku, quantity, unit, pricePesewas }: StoredItem): string {
  const stock = `${formatNumber(quantity)} ${unit}`.trim();
  const price = pricePesewas === null ? [] : [formatAmount(pricePesewas / 100)];
  return [name, sku, stock, ...price].join(', ');
}

interface ItemFieldsProps {
  /** The stored item; undefined for a new one. */
  item: StoredItem | undefined;
  /** Unique among all forms, even those of the same item. */
  serial: number;
  errors: FieldErrors;
  words: AccountPageWords['items'];
}

/** The fields of one item. */
export function ItemFields({ item, serial, errors, words }: ItemFieldsProps) {
  const field = (name: string, label: string, value: string | undefined) => ({
    id: `item-${item?.id ?? 'new'}-${serial}-${name}`,
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
