import type { DemoRequestFilters } from '@accounting-site/contract/staff-demo-requests';
import { Button } from '@accounting-site/ui/Button';
import { SelectField, TextField } from '@accounting-site/ui/Field';
import type { StaffDemoRequestsWords } from '../../pages/_staff/staff-demo-requests-words.ts';
import styles from './StaffDemoRequests.module.css';

const statuses = ['open', 'answered', 'suspected'] as const;

interface FiltersProps {
  words: Pick<StaffDemoRequestsWords, 'filters' | 'statuses'>;
  onChange: (filters: DemoRequestFilters) => void;
}

/** Filters by status and by day. The list is updated immediately. */
export function Filters({ words: { filters, statuses: names }, onChange }: FiltersProps) {
  return (
    <form
      className={styles.filters}
      aria-label={filters.label}
      onSubmit={(event) => event.preventDefault()}
      onChange={(event) => onChange(readFilters(event.currentTarget))}
      onReset={() => onChange({})}
    >
      <SelectField id="status" name="status" label={filters.status}>
        <option value="">{filters.all}</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {names[status]}
          </option>
        ))}
      </SelectField>
      <TextField id="since" name="since" type="date" label={filters.since} />
      <TextField id="until" name="until" type="date" label={filters.until} />
      <Button type="reset" variant="quiet">
        {filters.clear}
      </Button>
    </form>
  );
}

function readFilters(form: HTMLFormElement): DemoRequestFilters {
  const fields = new FormData(form);
  const day = (name: string) => String(fields.get(name) ?? '') || undefined;
  const status = statuses.find((each) => each === fields.get('status'));
  return { status, since: day('since'), until: day('until') };
}
