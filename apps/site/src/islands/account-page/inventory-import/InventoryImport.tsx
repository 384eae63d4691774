import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { Button, ButtonLink } from '@accounting-site/ui/Button';
import { Spinner } from '@accounting-site/ui/Spinner';
import { useRef } from 'react';
import { Outcome } from '../../../lib/actions/Outcome.tsx';
import { passOnFocus } from '../../../lib/actions/pass-on-focus.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import { PageSection } from '../parts/PageSection.tsx';
import { sectionIds, stockListTemplate } from '../section-ids.ts';
import { describeChanges } from './describe-changes.ts';
import { FileField } from './FileField.tsx';
import { ImportPreview, LeftOutRows } from './ImportPreview.tsx';
import { useImport } from './use-import.ts';

interface InventoryImportProps {
  words: AccountPageWords['import'];
  /** After items were stored. */
  onSaved: () => void;
}

/** Imports a stock list from a CSV or Excel file: choose it, check the preview, save. */
export function InventoryImport({ words, onSaved }: InventoryImportProps) {
  const { state, choose, check, save, cancel } = useImport();
  const input = useRef<HTMLInputElement>(null);
  const isChecking = state.step === 'check' && state.failure === undefined;

  return (
    <PageSection id={sectionIds.import} heading={words.heading} lead={words.lead}>
      <p>
        {words.columns} <code className="anywhere">name, sku, unit, quantity, price</code>
      </p>
      <ButtonLink href={stockListTemplate} variant="secondary" download>
        {words.template}
      </ButtonLink>
      <FileField
        id="stock-list"
        words={words}
        input={input}
        chosen={'file' in state ? state.file.name : undefined}
        problem={state.step === 'choose' ? state.problem : undefined}
        onChoose={choose}
      />
      {/* Always rendered, so that a change to it is announced: the focus stays on the file field. */}
      <p role="status" className={state.step === 'decide' ? 'strong step-1' : 'visually-hidden'}>
        {isChecking && fillSlots(words.checking, { file: state.file.name })}
        {state.step === 'decide' && describeChanges(state.answer.counts, words.counts)}
      </p>
      {isChecking && <Spinner />}
      {state.step === 'check' && state.failure && (
        <div ref={passOnFocus} className="stack start">
          <Outcome failure={state.failure} />
          <Button onClick={() => check(state.file, state.leaveOut)}>{words.again}</Button>
        </div>
      )}
      {state.step === 'decide' && (
        <ImportPreview
          // The key resets the preview for another file.
          key={state.file.csv}
          file={state.file}
          answer={state.answer}
          leaveOut={state.leaveOut}
          onLeaveOut={(leaveOut) => check(state.file, leaveOut)}
          words={words}
          onSave={async () => {
            if (!(await save(state.file, state.leaveOut))) return;
            input.current?.focus();
            onSaved();
          }}
          onCancel={() => {
            cancel();
            input.current?.focus();
          }}
        />
      )}
      <Outcome
        saved={
          state.step === 'saved'
            ? fillSlots(words.saved, {
                // Rows with a problem were not saved. The button below has them.
                changes: describeChanges({ ...state.answer.counts, wrong: 0 }, words.counts),
              })
            : ''
        }
      />
      {state.step === 'saved' && <LeftOutRows file={state.file} answer={state.answer} words={words} />}
    </PageSection>
  );
}
