import { Notice } from '@accounting-site/ui/Notice';
import { LoadFailed } from '../../lib/actions/LoadFailed.tsx';
import { failureOf, failureText } from '../../lib/desk/failure-of.ts';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';

interface UnreadLeadProps {
  error: unknown;
  words: Pick<StaffLeadsWords, 'list' | 'record'>;
  onRetry: () => void;
}

/** Why a lead could not be read. One that was deleted cannot be read again. */
export function UnreadLead({ error, words: { list, record }, onRetry }: UnreadLeadProps) {
  if (failureOf(error) === 'gone') return <Notice>{list.gone}</Notice>;
  const text = failureText(error, { gone: list.gone, failed: record.failed });
  return <LoadFailed text={text} retry={record.retry} onRetry={onRetry} />;
}
