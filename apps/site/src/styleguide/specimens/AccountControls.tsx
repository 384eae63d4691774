import { readPage } from '@accounting-site/content/reading/pages';
import { FileField } from '../../islands/account-page/inventory-import/FileField.tsx';
import { ImportedItems } from '../../islands/account-page/inventory-import/ImportedItems.tsx';
import { RowErrors } from '../../islands/account-page/inventory-import/RowErrors.tsx';
import { RowList } from '../../islands/account-page/parts/RowList.tsx';
import { ItemTable } from '../../islands/account-page/stock-alerts/ItemTable.tsx';
import { ConfirmAction } from '../../lib/actions/ConfirmAction.tsx';
import { accountSchema } from '../../pages/_account/account-words.ts';
import { BothThemes, States, touched } from '../parts/Specimen.tsx';

const rice = { name: 'Rice, 5 kg', sku: 'RICE-5', unit: 'bag' };
const oil = { name: 'Cooking oil, 1 litre', sku: 'OIL-1', unit: 'bottle' };
const stock = [
  { ...rice, id: '1', quantity_in_stock: 4 },
  { ...oil, id: '2', quantity_in_stock: 6 },
];
const imported = [
  { ...rice, line: 2, quantity: 46, pricePesewas: 9500, change: 'added' as const, flags: [] },
  { ...oil, line: 3, quantity: 60, pricePesewas: 3800, change: 'changed' as const, flags: [] },
  {
    ...oil,
    line: 4,
    sku: 'OIL-2',
    quantity: 12,
    pricePesewas: null,
    change: 'unchanged' as const,
    flags: [],
  },
];
const wrong = [
  { line: 4, column: 'quantity', message: 'Write a number, like 12 or 2.5.' },
  { line: 7, column: '', message: 'This line has more cells than the first line names.' },
];

/** The sorted table, the file input, the import preview, and rows with actions. */
export function AccountControls() {
  const words = readPage('account', accountSchema);
  const { passkeys, keep } = words.security;
  return (
    <>
      <BothThemes name="A table that sorts, its buttons">
        {() => (
          <States of={touched} least="24rem">
            {() => <ItemTable items={stock} words={words} caption={words.alerts.all} onEdit={() => {}} />}
          </States>
        )}
      </BothThemes>
      <BothThemes name="A file">
        {(theme) => (
          <States of={[...touched, 'chosen', 'error']} least="24rem">
            {(state) => (
              <FileField
                id={`${theme}-file-${state}`}
                words={words.import}
                input={null}
                chosen={state === 'chosen' ? 'stock.csv' : undefined}
                problem={state === 'error' ? 'workbook' : undefined}
                onChoose={() => {}}
              />
            )}
          </States>
        )}
      </BothThemes>
      <BothThemes name="What a file comes to">
        {() => (
          <>
            <RowErrors errors={wrong} words={words.import} />
            <ImportedItems items={imported} words={words.import} />
          </>
        )}
      </BothThemes>
      <BothThemes name="Rows, each with what can be done with it">
        {(theme) => (
          <RowList
            label={passkeys.list}
            rows={['My phone', 'Shop laptop'].map((name) => ({
              id: `${theme}-${name.replace(' ', '-')}`,
              title: name,
              details: [passkeys.unused],
              action: (
                <ConfirmAction
                  label={passkeys.remove}
                  question={passkeys.remove_question}
                  confirm={passkeys.remove_confirm}
                  keep={keep}
                  onConfirm={async () => {}}
                />
              ),
            }))}
          />
        )}
      </BothThemes>
    </>
  );
}
