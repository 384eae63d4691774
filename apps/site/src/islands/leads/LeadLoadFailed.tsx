import { Notice } from '@accounting-site/ui/Notice';
import { LoadFailed } from '../../lib/actions/Loaded.tsx';
import { failureOf, failureText } from '../../lib/desk/failure-of.ts';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';

interface LeadLoadFailedProps {
  error: unknown;
  words: Pick<StaffLeadsWords, 'list' | 'record'>;
  onRetry: () => void;
}

/** A lead could not be loaded. One that was deleted cannot be loaded again. */
export function LeadLoadFailed({ error, words: { list, record }, onRetry }: LeadLoadFailedProps) {
  if (failureOf(error) === 'gone') return <Notice>{list.gone}</Notice>;
  const text = failureText(error, { gone: list.gone, failed: record.failed });
  return <LoadFailed text={text} retry={record.retry} onRetry={onRetry} />;
}
