import { leadKinds } from '@accounting-site/contract/leads';
import type { LeadFilters, StaffLead } from '@accounting-site/contract/staff-leads';
import { SelectField, TextField } from '@accounting-site/ui/Field';
import { Fragment, useEffect, useRef } from 'react';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';
import { originName } from './came-from.ts';
import styles from './Leads.module.css';

const names = ['kind', 'plan', 'source', 'campaign', 'page', 'since', 'until'] as const;

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

/** The filters that are rarely needed. They are open while one of them is in use. */
export function MoreFilters({ filters, leads, words: { filters: said, kinds, plans } }: MoreFiltersProps) {
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
          {leadKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kinds[kind]}
            </option>
          ))}
        </SelectField>
        <SelectField id="plan" name="plan" label={said.plan}>
          <option value="">{said.any}</option>
          {/* The address may name a plan that is no longer sold. */}
          {[...new Set([...Object.keys(plans), filters.plan ?? ''])].filter(Boolean).map((plan) => (
            <option key={plan} value={plan}>
              {plans[plan] ?? plan}
            </option>
          ))}
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
              {[...new Set(leads.map(typed[name]))].filter(Boolean).map((value) => (
                <option key={value} value={value} />
              ))}
            </datalist>
          </Fragment>
        ))}
        <TextField id="since" name="since" type="date" label={said.since} />
        <TextField id="until" name="until" type="date" label={said.until} />
      </div>
    </details>
  );
}
