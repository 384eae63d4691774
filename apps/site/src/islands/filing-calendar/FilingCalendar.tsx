import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { Button, ButtonLink } from '@accounting-site/ui/Button';
import { Checkbox, SelectField } from '@accounting-site/ui/Field';
import { businessKinds, eventKey, filers } from '../../lib/filing/filing-rules.ts';
import { isInAppBrowser } from '../../lib/forms/in-app-browser.ts';
import { saveFile } from '../../lib/forms/save-file.ts';
import { todayInGhana } from '../../lib/text/today-in-ghana.ts';
import fieldStyles from '../../lib/tool-form/ToolFields.module.css';
import { ChoiceField } from '../../lib/tool-form/ToolFields.tsx';
import { ToolFrame } from '../../lib/tool-form/ToolFrame.tsx';
import type { CommonToolWords } from '../../lib/tool-form/tool-words.ts';
import { useToolForm } from '../../lib/tool-form/use-tool-form.ts';
import styles from './FilingCalendar.module.css';
import { answerFiling, type FilingAnswer, type FilingDays, filingFields } from './filing-answer.ts';
import type { FilingCalendarWords } from './filing-words.ts';

/** The parts of a calendar file, generated at build time. */
export interface CalendarParts {
  frame: [before: string, after: string];
  /** By eventKey. */
  events: Record<string, string>;
}

interface FilingCalendarProps {
  filing: FilingDays;
  /** The public holidays that have the same day each year, as 12-25. */
  holidays: string[];
  /** The day on which the dates were checked. */
  checked: string;
  parts: CalendarParts;
  words: Pick<FilingCalendarWords, 'form' | 'problems' | 'filings' | 'answer'> & {
    common: Pick<CommonToolWords, 'changed'>;
  };
}

/** The obligations and dates of a business, to read and to add to the visitor's calendar. */
export function FilingCalendar({ filing, holidays, checked, parts, words }: FilingCalendarProps) {
  const { form } = words;
  const state = useToolForm({
    fields: filingFields,
    workOut: (fields) => answerFiling(fields, { filing, holidays }, todayInGhana(checked), words.problems),
  });
  const save = (answer: FilingAnswer) =>
    saveFile(new Blob([fileOf(answer, parts)], { type: 'text/calendar;charset=utf-8' }), words.answer.file);
  return (
    <ToolFrame
      state={state}
      submit={form.submit}
      words={words.common}
      without="#downloads"
      headline={
        state.answer && fillSlots(words.answer.headline, { count: String(state.answer.dates.length) })
      }
      waiting={words.answer.waiting}
      details={state.answer && <FilingDates answer={state.answer} words={words} />}
      actions={
        state.answer && (
          <div className="stack gap-3 start top-5 screen-only">
            {isInAppBrowser() ? (
              <ButtonLink href="#downloads">{words.answer.save}</ButtonLink>
            ) : (
              <Button onClick={() => state.answer && save(state.answer)}>{words.answer.save}</Button>
            )}
            <p className="quiet small">{words.answer.save_help}</p>
          </div>
        )
      }
    >
      <ChoiceField
        name="kind"
        legend={form.kind}
        options={businessKinds.map((kind) => ({ value: kind, label: form.kinds[kind] }))}
        error={state.errors.kind}
      />
      <div className={styles.yearEnd}>
        <SelectField
          id="filing-year-end"
          name="year_end"
          label={form.year_end}
          help={form.year_end_help}
          defaultValue="12"
        >
          {form.months.map((month, at) => (
            <option key={month} value={at + 1}>
              {month}
            </option>
          ))}
        </SelectField>
      </div>
      <fieldset className="stack gap-1">
        <legend className={`small strong ${fieldStyles.legend}`}>{form.applies}</legend>
        {filers.map((filer) => (
          <Checkbox key={filer} id={`filing-${filer}`} name={filer} value="yes" label={form.who[filer]} />
        ))}
      </fieldset>
    </ToolFrame>
  );
}

/** A calendar file with the chosen events. */
function fileOf({ rules }: FilingAnswer, { frame, events }: CalendarParts): string {
  const [before, after] = frame;
  return before + rules.map((rule) => events[eventKey(rule)]).join('') + after;
}

interface FilingDatesProps {
  answer: FilingAnswer;
  words: Pick<FilingCalendarWords, 'form' | 'filings' | 'answer'>;
}

/** The dates of twelve months, month by month. */
function FilingDates({ answer: { dates, next }, words }: FilingDatesProps) {
  const months = new Map<string, typeof dates>();
  for (const date of dates) {
    const month = date.day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), date]);
  }
  const nameOf = (month: string) => `${words.form.months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
  return (
    <>
      {next && (
        <p>
          {fillSlots(words.answer.next, { title: words.filings[next.id].title, day: formatDate(next.day) })}
        </p>
      )}
      <div className={`tiles ${styles.months}`}>
        {[...months].map(([month, inMonth], at) => (
          <details key={month} open={at < 2} className="unfolds">
            <summary className={styles.month}>{nameOf(month)}</summary>
            <ul className={`stack gap-1 small ${styles.list}`}>
              {inMonth.map(({ id, day, early }) => (
                <li key={id} className={styles.item}>
                  <time dateTime={day} className="quiet">
                    {formatDate(day)}
                  </time>
                  <span>
                    {words.filings[id].title}
                    {early && (
                      <>
                        {': '}
                        <strong className="together">
                          {fillSlots(words.answer.early[early.act], { day: formatDate(early.day) })}
                        </strong>
                      </>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
      <p className="quiet small">{words.answer.holidays}</p>
    </>
  );
}

const written = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** 2026-12-14 as Mon, 14 Dec. */
const formatDate = (day: string) => written.format(new Date(`${day}T00:00:00Z`));
