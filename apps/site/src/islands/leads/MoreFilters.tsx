import { leadKinds } from '@accounting-site/contract/leads';
import type { LeadFilters, StaffLead } from '@accounting-site/contract/staff-leads';
import { SelectField, TextField } from '@accounting-site/ui/Field';
import { useEffect, useRef } from 'react';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';
import { originName } from './came-from.ts';
import styles from './Leads.module.css';

interface MoreFiltersProps {
  filters: LeadFilters;
  /** The sources of these are suggested. */
  leads: readonly StaffLead[];
  words: StaffLeadsWords;
}

/** The filters that are rarely needed. They are open while one of them is in use. */
export function MoreFilters({ filters, leads, words: { filters: said, kinds } }: MoreFiltersProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const isUsed = [filters.kind, filters.source, filters.since, filters.until].some(Boolean);
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
        <TextField
          id="source"
          name="source"
          type="search"
          maxLength={120}
          list="sources"
          autoComplete="off"
          label={said.source}
        />
        <datalist id="sources">
          {[...new Set(leads.map(originName))].filter(Boolean).map((source) => (
            <option key={source} value={source} />
          ))}
        </datalist>
        <TextField id="since" name="since" type="date" label={said.since} />
        <TextField id="until" name="until" type="date" label={said.until} />
      </div>
    </details>
  );
}
