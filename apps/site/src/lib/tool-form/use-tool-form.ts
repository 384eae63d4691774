import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Control, changedValue } from '../forms/changed-value.ts';
import { type FieldErrors, type Fields, readFields as readNamed } from '../forms/form-fields.ts';

/** The outcome of a form: a result, or field errors. */
export type Outcome<Answer> = { answer: Answer } | { errors: FieldErrors };

interface ToolFormOptions<Answer> {
  /**
   * The names of the form fields, which are also the URL parameters. If missing, they are the keys of the example.
   * Empty if the input is private: then the URL never changes, and text fields have an id but no name, so that the
   * browser does not send them either if the code of the tool cannot be loaded.
   */
  fields?: readonly string[];
  /**
   * Values whose result is shown first, as an example. The form itself is empty, so that nothing has to be
   * cleared before it is filled in. Undefined if the result depends on the current day.
   */
  example?: Fields;
  workOut: (fields: Fields) => Outcome<Answer>;
}

/**
 * A form whose result is calculated in the page. A result puts the fields into the URL, so that it can be
 * shared, and a URL with fields shows its result immediately. The input stays, valid or not.
 */
export function useToolForm<Answer>({
  example,
  fields = Object.keys(example ?? {}),
  workOut,
}: ToolFormOptions<Answer>) {
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState(() => example && workOut(example));
  // The fields of the current result; undefined for an untouched form.
  const [asked, setAsked] = useState<Fields>();
  const [isChanged, setChanged] = useState(false);
  const [times, setTimes] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the URL of the first load matters
  useEffect(() => {
    const linked = fieldsOfLink(location.search, fields);
    if (!form.current) return;
    // A visitor who has started typing before the code loaded is not interrupted.
    if (!linked || isTouched(form.current)) {
      notice();
      return;
    }
    showFields(form.current, fields, linked);
    const shown = readFields(form.current);
    setOutcome(workOut(shown));
    setAsked(shown);
  }, []);

  /** Checks whether the form still has the values of the result. */
  const notice = () => {
    if (!form.current) return;
    setChanged(asked ? !isSame(readFields(form.current), asked) : isTouched(form.current));
  };

  const calculate = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = readFields(event.currentTarget);
    const next = workOut(typed);
    setOutcome(next);
    setAsked(typed);
    setChanged(false);
    setTimes(times + 1);
    if ('errors' in next) {
      focusField(event.currentTarget, Object.keys(next.errors)[0]);
      return;
    }
    if (fields.length > 0) history.replaceState(history.state, '', linkTo(typed, fields));
    requestAnimationFrame(() => result.current?.scrollIntoView({ block: 'nearest' }));
  };

  const errors: FieldErrors = outcome && 'errors' in outcome ? outcome.errors : {};
  const answer = outcome && 'answer' in outcome ? outcome.answer : undefined;
  // An old result beside new figures would be mistaken for theirs.
  const isStale = answer !== undefined && isChanged;
  return { form, result, answer, errors, isAsked: asked !== undefined, isStale, times, calculate, notice };
}

/** The values by name. Text fields without a name are read by their id. */
function readFields(form: HTMLFormElement): Fields {
  const typed = [...form.elements].filter((field) => isText(field) && !field.name) as HTMLInputElement[];
  return { ...readNamed(form), ...Object.fromEntries(typed.map(({ id, value }) => [id, value])) };
}

const isText = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

/** The fields named in a URL; undefined if it has none. */
function fieldsOfLink(search: string, fields: readonly string[]): Fields | undefined {
  const parameters = new URLSearchParams(search);
  const named = fields.flatMap((field) => {
    const value = parameters.get(field);
    return value === null ? [] : [[field, value] as const];
  });
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

function linkTo(typed: Fields, fields: readonly string[]): string {
  const filled = fields.flatMap((field) => (typed[field] ? [[field, typed[field]]] : []));
  return `?${new URLSearchParams(filled)}#tool`;
}

function showFields(form: HTMLFormElement, fields: readonly string[], values: Fields) {
  for (const name of fields) {
    const field = form.elements.namedItem(name);
    const value = values[name] ?? '';
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === field.value;
    else if (field instanceof RadioNodeList || field instanceof HTMLInputElement) field.value = value;
    else if (field instanceof HTMLSelectElement && hasOption(field, value)) field.value = value;
  }
}

const hasOption = (select: HTMLSelectElement, value: string) =>
  [...select.options].some((option) => option.value === value);

/** Whether a field differs from its initial value. */
const isTouched = (form: HTMLFormElement) =>
  [...form.querySelectorAll<Control>('input, textarea, select')].some(
    (control) => changedValue(control) !== undefined,
  );

function isSame(one: Fields, other: Fields): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}

function focusField(form: HTMLFormElement, name = '') {
  const named = form.elements.namedItem(name);
  const field = named instanceof RadioNodeList ? named[0] : named;
  if (field instanceof HTMLElement) field.focus();
}

/** The state and handlers of a form whose result is calculated in the page. */
export type ToolFormState<Answer> = ReturnType<typeof useToolForm<Answer>>;
