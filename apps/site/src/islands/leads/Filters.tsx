import { leadKinds, leadStages } from '@accounting-site/contract/staff/leads';
import type { LeadFilters, Member, StaffLead } from '@accounting-site/contract/staff/staff-leads';
import { Button } from '@accounting-site/ui/Button';
import { Checkbox, SelectField, TextField } from '@accounting-site/ui/Field';
import { type ChangeEvent, Fragment, useEffect, useRef, useState } from 'react';
import { Options } from '../../lib/desk/Options.tsx';
import { byKey } from '../../lib/desk/shortcuts.ts';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';
import { originName } from './came-from.ts';
import { isNarrowed, readAddress, writeAddress } from './desk-address.ts';
import styles from './Leads.module.css';
import { createTypingPause } from './typing-pause.ts';

interface FiltersProps {
  filters: LeadFilters;
  /** The leads whose sources, campaigns, pages and webinars are suggested. */
  leads: readonly StaffLead[] | undefined;
  /** The other members of staff. */
  members: readonly Member[];
  me: string;
  words: StaffLeadsWords;
  onChange: (filters: LeadFilters, how: 'push' | 'replace') => void;
}

/**
 * The filters of the list, which is updated immediately. Typing replaces the entry in the browser's history, and
 * any other choice adds one, so that the back button returns to the previous choice.
 */
export function Filters({ filters, leads = [], members, me, words, onChange }: FiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const { filters: said, stages } = words;
  function apply(how: 'push' | 'replace') {
    if (form.current) onChange(readForm(form.current, me), how);
  }
  const [pause] = useState(() => createTypingPause(() => apply('replace')));

  // The back button changes the URL, but not the form. What is being typed is newer than the URL.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the options of the owner arrive with the members
  useEffect(() => {
    if (form.current && !pause.isWaiting()) showFilters(form.current, filters, me);
  }, [filters, me, members.length]);
  useEffect(() => pause.stop, [pause]);

  const onInput = ({ target }: ChangeEvent<HTMLFormElement>) => {
    pause.stop();
    // Typing a year fires an event for each digit.
    if (target.type === 'search' || target.type === 'date') pause.typed();
    else apply('push');
  };
  // The owner in the URL, before the members are loaded or if the owner is no longer one of them.
  const isOther = ![undefined, me, 'nobody', ...members.map(({ id }) => id)].includes(filters.owner);
  return (
    <form
      ref={form}
      className={styles.filters}
      aria-label={said.label}
      // Enter does not submit a form of several fields without a submit button.
      onKeyDown={({ key }) => key === 'Enter' && pause.end()}
      onChange={onInput}
    >
      <TextField
        {...byKey('search')}
        id="text"
        name="text"
        type="search"
        maxLength={100}
        autoComplete="off"
        label={said.text}
      />
      <SelectField id="stage" name="stage" label={said.stage}>
        <option value="open">{said.stages.open}</option>
        <Options of={leadStages.map((stage) => [stage, stages[stage]])} />
        <option value="suspected">{said.stages.suspected}</option>
        <option value="all">{said.stages.all}</option>
      </SelectField>
      <SelectField id="owner" name="owner" label={said.owner}>
        <option value="">{said.owners.everyone}</option>
        <option value={me}>{said.owners.me}</option>
        <option value="nobody">{said.owners.nobody}</option>
        <Options of={members.map(({ id, name }) => [id, name])} />
        {isOther && <option value={filters.owner}>{said.owners.other}</option>}
      </SelectField>
      <Checkbox id="overdue" name="overdue" value="yes" label={said.overdue} />
      <MoreFilters filters={filters} leads={leads} words={words} />
      {isNarrowed(filters) && (
        <Button
          variant="quiet"
          onClick={() => {
            pause.stop();
            form.current?.reset();
            onChange(readAddress('', me).filters, 'push');
            form.current?.querySelector('input')?.focus();
          }}
        >
          {said.clear}
        </Button>
      )}
    </form>
  );
}

/** The names of the form fields are those of the query. */
function readForm(form: HTMLFormElement, me: string): LeadFilters {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readAddress(`${new URLSearchParams(fields)}`, me).filters;
}

/** Nothing is written if the form has these filters: rewriting would clear a half-typed date. */
function showFilters(form: HTMLFormElement, filters: LeadFilters, me: string): void {
  if (writeAddress(readForm(form, me)) === writeAddress(filters)) return;
  for (const control of form.elements) {
    const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    if (!isField || control.name === '') continue;
    const value = { ...filters, stage: filters.stage ?? 'all' }[control.name as keyof LeadFilters] ?? '';
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = control.value === value;
    else control.value = value;
  }
}

const names = ['kind', 'plan', 'source', 'campaign', 'page', 'webinar', 'since', 'until', 'due'] as const;

interface MoreFiltersProps {
  filters: LeadFilters;
  /** The leads whose sources, campaigns and pages are suggested. */
  leads: readonly StaffLead[];
  words: StaffLeadsWords;
}

/** Filters that are typed, with what is suggested for each. */
const typed = {
  source: originName,
  campaign: ({ campaign }: StaffLead) => campaign,
  page: ({ page }: StaffLead) => page,
};

/** The date of a webinar that someone registered for. */
const webinarOf = ({ kind, message }: StaffLead) => (kind === 'webinar' ? message : '');

/** The values that are not empty, each once. */
const different = (values: readonly string[]) => [...new Set(values)].filter(Boolean);

/** The filters that are rarely needed. They are open while one of them is in use. */
function MoreFilters({ filters, leads, words: { filters: said, kinds, plans } }: MoreFiltersProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const isUsed = names.some((name) => filters[name]);
  useEffect(() => {
    if (isUsed && box.current) box.current.open = true;
  }, [isUsed]);
  return (
    <details ref={box} className={styles.more}>
      <summary>{said.more}</summary>
      <div className={styles.filters}>
        <SelectField id="kind" name="kind" label={said.kind}>
          <option value="">{said.any}</option>
          <Options of={leadKinds.map((kind) => [kind, kinds[kind]])} />
        </SelectField>
        <SelectField id="plan" name="plan" label={said.plan}>
          <option value="">{said.any}</option>
          {/* The address may name a plan that is no longer sold. */}
          <Options
            of={different([...Object.keys(plans), filters.plan ?? '']).map((plan) => [
              plan,
              plans[plan] ?? plan,
            ])}
          />
        </SelectField>
        <SelectField id="webinar" name="webinar" label={said.webinar}>
          <option value="">{said.any}</option>
          {/* The desk's first page links dates of which no lead is loaded yet. */}
          <Options
            of={different([filters.webinar ?? '', ...leads.map(webinarOf)]).map((webinar) => [
              webinar,
              webinar,
            ])}
          />
        </SelectField>
        {(['source', 'campaign', 'page'] as const).map((name) => (
          <Fragment key={name}>
            <TextField
              id={name}
              name={name}
              type="search"
              maxLength={120}
              list={`known-${name}`}
              autoComplete="off"
              label={said[name]}
            />
            <datalist id={`known-${name}`}>
              {different(leads.map(typed[name])).map((value) => (
                <option key={value} value={value} />
              ))}
            </datalist>
          </Fragment>
        ))}
        <TextField id="since" name="since" type="date" label={said.since} />
        <TextField id="until" name="until" type="date" label={said.until} />
        <SelectField id="due" name="due" label={said.due}>
          <option value="">{said.any}</option>
          <option value="today">{said.due_today}</option>
          <option value="none">{said.due_none}</option>
        </SelectField>
      </div>
    </details>
  );
}
