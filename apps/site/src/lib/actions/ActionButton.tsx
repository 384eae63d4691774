import { Button } from '@accounting-site/ui/Button';
import type { ComponentProps } from 'react';
import { Outcome } from './Outcome.tsx';
import { useAction } from './use-action.ts';

interface ActionButtonProps {
  label: string;
  variant?: ComponentProps<typeof Button>['variant'];
  /** Id of the element that names the target, where there are several. */
  describedBy?: string;
  /** Rejects as an API request does. */
  action: () => Promise<void>;
}

/** A button for one action. Shows a failure below itself. */
export function ActionButton({ label, variant = 'secondary', describedBy, action }: ActionButtonProps) {
  const { busy, failure, run } = useAction();
  return (
    <div className="stack start">
      <Button variant={variant} busy={busy} aria-describedby={describedBy} onClick={() => run(action)}>
        {label}
      </Button>
      {failure && <Outcome failure={failure} />}
    </div>
  );
}
