import { Button } from '@accounting-site/ui/Button';
import { Notice } from '@accounting-site/ui/Notice';
import type { StaffContentWords } from '../../pages/_staff/staff-content-words.ts';

interface LoadFailedProps {
  words: StaffContentWords['failures'];
  onRetry: () => void;
}

/** Something could not be loaded. */
export const LoadFailed = ({ words, onRetry }: LoadFailedProps) => (
  <Notice tone="danger">
    <p>{words.failed}</p>
    <Button variant="secondary" onClick={onRetry}>
      {words.retry}
    </Button>
  </Notice>
);
