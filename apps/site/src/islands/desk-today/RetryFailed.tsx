import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import { Button } from '@accounting-site/ui/Button';
import { Notice } from '@accounting-site/ui/Notice';
import { useAction } from '../../lib/actions/use-action.ts';
import { browserSession } from '../../lib/session/browser-session.ts';
import type { StaffWords } from '../../pages/_staff/staff-words.ts';

interface RetryFailedProps {
  words: StaffWords['today'];
  /** Called with the number of messages that are being sent again. */
  onRetried: (messages: number) => void;
}

/** The button that sends failed emails and webhooks again. */
export function RetryFailed({ words, onRetried }: RetryFailedProps) {
  const { busy, failure, run } = useAction();
  async function retry() {
    const { messages } = await browserSession('').callSite(siteEndpoints.retryMessages);
    onRetried(messages);
  }
  return (
    <div className="stack gap-2 start">
      <Button variant="secondary" busy={busy} onClick={() => run(retry)}>
        {words.retry}
      </Button>
      {failure && <Notice tone="danger">{words.retry_failed}</Notice>}
    </div>
  );
}
