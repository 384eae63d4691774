import { Button } from '@accounting-site/ui/Button';
import { Notice } from '@accounting-site/ui/Notice';

interface LoadFailedProps {
  text: string;
  retry: string;
  onRetry: () => void;
}

/** Something could not be loaded. */
export const LoadFailed = ({ text, retry, onRetry }: LoadFailedProps) => (
  <Notice tone="danger">
    <p>{text}</p>
    <Button variant="secondary" onClick={onRetry}>
      {retry}
    </Button>
  </Notice>
);
