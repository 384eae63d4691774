import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldErrors, type Fields, readFields } from '../form-fields.ts';

/** What came of the fields: an answer, or what is wrong with which of them. */
export type Outcome<Answer> = { answer: Answer } | { errors: FieldErrors };

interface ToolFormOptions<Answer> {
  /** The names of the form's fields, which are those of the address's parameters. */
  fields: readonly string[];
  /**
   * Figures whose answer is shown at first, as an example: the form itself is empty, so that nothing has to be cleared
   * before it is filled in. Nothing where the answer depends on the day.
   */
  example?: Fields;
  workOut: (fields: Fields) => Outcome<Answer>;
}

/**
 * A form that is answered in the page. A good answer puts the fields into the address, so that it can be sent to
 * somebody; an address with fields is answered at once. What was typed stays, right or wrong.
 */
export function useToolForm<Answer>({ fields, example, workOut }: ToolFormOptions<Answer>) {
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState(() => example && workOut(example));
  // The fields that the answer is about; nothing while the form is as it came.
  const [asked, setAsked] = useState<Fields>();
  const [isChanged, setChanged] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address with which the page was opened counts
  useEffect(() => {
    const linked = fieldsOfLink(location.search, fields);
    if (!form.current) return;
    // Whoever has begun to fill in the form before its code was there is not interrupted.
    if (!linked || isTouched(form.current)) {
      notice();
      return;
    }
    showFields(form.current, fields, linked);
    const shown = readFields(form.current);
    setOutcome(workOut(shown));
    setAsked(shown);
  }, []);

  /** Looks whether the form still holds what was answered. */
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
    if ('errors' in next) {
      focusField(event.currentTarget, Object.keys(next.errors)[0]);
      return;
    }
    history.replaceState(history.state, '', linkTo(typed, fields));
    requestAnimationFrame(() => result.current?.scrollIntoView({ block: 'nearest' }));
  };

  const errors: FieldErrors = outcome && 'errors' in outcome ? outcome.errors : {};
  const answer = outcome && 'answer' in outcome ? outcome.answer : undefined;
  // An old answer beside new figures would be taken for theirs.
  const isStale = answer !== undefined && isChanged;
  return { form, result, answer, errors, isAsked: asked !== undefined, isStale, calculate, notice };
}

/** The fields that an address names; undefined where it names none. */
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

/** Whether a field holds something else than what the page came with. */
const isTouched = (form: HTMLFormElement) =>
  [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement) {
      const first = [...field.options].findIndex((option) => option.defaultSelected);
      return field.selectedIndex !== Math.max(first, 0);
    }
    if (!(field instanceof HTMLInputElement)) return false;
    return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
  });

function isSame(one: Fields, other: Fields): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}

function focusField(form: HTMLFormElement, name = '') {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** What a form that is answered in the page works with. */
export type ToolFormState<Answer> = ReturnType<typeof useToolForm<Answer>>;
