import type { ContentEntry, ContentErrorOfEntry } from '@accounting-site/contract/staff/staff-content';
import { type FocusEvent, useState } from 'react';
import { idOf, isWithin } from '../form/form-context.ts';
import { countValues } from '../form/values.ts';
import type { EntryValue } from './kept-texts.ts';
import { useWhenReleased } from './use-when-released.ts';

/** What the person has done in the form so far. */
export interface Visit {
  /** The fields that had an error when the form was opened. */
  known: readonly string[];
  left: readonly string[];
  inside: string | undefined;
}

/**
 * Whether the error of a field is shown: not before the person has left the field, while they type in it or it is
 * empty.
 */
export function isErrorShown(field: string, value: EntryValue, { known, left, inside }: Visit): boolean {
  if (known.includes(field) || left.some((each) => isWithin(each, field))) return true;
  return field !== inside && !isEmpty(valueAt(value, field));
}

/** Whether an entry was just added, with nothing but its title. */
export const isFresh = ({ state }: Pick<ContentEntry, 'state'>, { fields, body }: EntryValue): boolean =>
  state === 'added' && countValues(fields ?? {}) <= 1 && !body;

/** The errors of a form that are shown now, and what its fields report for it. */
export function useShownErrors(
  errors: readonly ContentErrorOfEntry[],
  { entry, value, isAsked }: { entry: ContentEntry; value: EntryValue; isAsked: boolean },
) {
  const [visit, setVisit] = useState<Visit>(() => ({
    known: isFresh(entry, value) && !isAsked ? [] : errors.flatMap(({ field }) => field ?? []),
    left: [],
    inside: undefined,
  }));
  const whenReleased = useWhenReleased();
  return {
    shown: errors.filter(
      ({ path, field }) => path !== entry.path || field === undefined || isErrorShown(field, value, visit),
    ),
    watched: {
      onFocus(event: FocusEvent) {
        const inside = fieldAt(event);
        whenReleased(() => setVisit((before) => ({ ...before, inside })));
      },
      onBlur(event: FocusEvent) {
        const field = fieldAt(event);
        if (field === undefined) return;
        whenReleased(() => setVisit(({ known, left }) => leave(field, known, left)));
      },
    },
  };
}

const leave = (field: string, known: Visit['known'], left: Visit['left']): Visit => ({
  known,
  left: left.includes(field) ? left : [...left, field],
  inside: undefined,
});

const start = idOf('');

/** The field of the control that gets or loses the focus. Radio buttons have the name of their question. */
function fieldAt({ target }: FocusEvent): string | undefined {
  const id = (target instanceof HTMLInputElement && target.name) || target.id;
  return id.startsWith(start) ? id.slice(start.length) : undefined;
}

const valueAt = ({ fields, ...whole }: EntryValue, field: string): unknown =>
  field.split('.').reduce<unknown>((value, key) => (Object(value) as Record<string, unknown>)[key], {
    ...whole,
    ...fields,
  });

const isEmpty = (value: unknown): boolean => value == null || `${value}`.trim() === '';
