import { Checkbox, SelectField } from '@accounting-site/ui/Field';
import { filers } from '../../lib/filing/filing-rules.ts';
import { saveFile } from '../../lib/forms/save-file.ts';
import { ToolFrame } from '../../lib/tool-form/ToolFrame.tsx';
import type { CommonToolWords } from '../../lib/tool-form/tool-words.ts';
import { useToolForm } from '../../lib/tool-form/use-tool-form.ts';
import styles from './FilingCalendar.module.css';
import { FilingDates } from './FilingDates.tsx';
import {
  answerFiling,
  type FilingAnswer,
  type FilingDays,
  filingFields,
  todayHere,
} from './filing-answer.ts';
import type { FilingCalendarWords } from './filing-words.ts';
import { SaveCalendar } from './SaveCalendar.tsx';

/** The parts of a calendar file, generated at build time. */
export interface CalendarParts {
  frame: [before: string, after: string];
  /** By the id of the filing. */
  events: Record<string, string>;
  /** The event of the income-tax return for each year-end, January first. */
  incomeTax: string[];
}

interface FilingCalendarProps {
  filing: FilingDays;
  parts: CalendarParts;
  words: Pick<FilingCalendarWords, 'form' | 'problems' | 'filings' | 'answer'> & {
    common: Pick<CommonToolWords, 'changed'>;
  };
}

/** The obligations and dates of a business, to read and to add to the visitor's calendar. */
export function FilingCalendar({ filing, parts, words }: FilingCalendarProps) {
  const { form } = words;
  const state = useToolForm({
    fields: filingFields,
    workOut: (fields) => answerFiling(fields, filing, todayHere(), words.problems),
  });
  const error = state.errors[filers[0]];
  const save = (answer: FilingAnswer) =>
    saveFile(new Blob([fileOf(answer, parts)], { type: 'text/calendar;charset=utf-8' }), words.answer.file);
  return (
    <ToolFrame
      state={state}
      submit={form.submit}
      words={words.common}
      without="#downloads"
      answer={
        state.answer ? <FilingDates answer={state.answer} words={words} /> : <p>{words.answer.waiting}</p>
      }
      actions={
        state.answer && (
          <SaveCalendar words={words.answer} onSave={() => state.answer && save(state.answer)} />
        )
      }
    >
      <SelectField id="filing-year-end" name="year_end" label={form.year_end} defaultValue="12">
        {form.months.map((month, at) => (
          <option key={month} value={at + 1}>
            {month}
          </option>
        ))}
      </SelectField>
      <fieldset className={styles.who} aria-describedby={error ? 'filing-error' : undefined}>
        <legend className={styles.legend}>{form.applies}</legend>
        {filers.map((filer) => (
          <Checkbox
            key={filer}
            id={`filing-${filer}`}
            name={filer}
            value="yes"
            label={form.who[filer]}
            defaultChecked
          />
        ))}
        <p id="filing-error" className={styles.error} hidden={!error}>
          {error}
        </p>
      </fieldset>
    </ToolFrame>
  );
}

/** A calendar file with the chosen events. */
function fileOf({ rules, yearEnd }: FilingAnswer, { frame, events, incomeTax }: CalendarParts): string {
  const [before, after] = frame;
  const chosen = rules.map(({ id }) => (id === 'income-tax' ? incomeTax[yearEnd - 1] : events[id]));
  return before + chosen.join('') + after;
}
