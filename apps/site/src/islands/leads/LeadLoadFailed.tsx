import { Notice } from '@accounting-site/ui/Notice';
import { LoadFailed } from '../../lib/actions/Loaded.tsx';
import { failureText, isGone } from '../../lib/desk/desk-failure.ts';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';

interface LeadLoadFailedProps {
  error: unknown;
  words: Pick<StaffLeadsWords, 'list' | 'record'>;
  onRetry: () => void;
}

/** A lead could not be loaded. One that was deleted cannot be loaded again. */
export function LeadLoadFailed({ error, words: { list, record }, onRetry }: LeadLoadFailedProps) {
  if (isGone(error)) return <Notice>{list.gone}</Notice>;
  return <LoadFailed text={failureText(error, record)} retry={record.retry} onRetry={onRetry} />;
}
