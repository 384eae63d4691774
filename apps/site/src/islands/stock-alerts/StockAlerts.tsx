import { isStaffRole } from '@accounting-site/contract/staff-roles';
import { Button, ButtonLink } from '@accounting-site/ui/Button';
import { Notice } from '@accounting-site/ui/Notice';
import { Spinner } from '@accounting-site/ui/Spinner';
import { useState } from 'react';
import { routes } from '../../lib/routes.ts';
import { useSignedIn } from '../../lib/session/use-signed-in.ts';
import { useStock } from '../../lib/session/use-stock.ts';
import styles from './StockAlerts.module.css';
import { StockTable } from './StockTable.tsx';
import type { StockAlertWords } from './stock-alert-words.ts';
import { ThresholdForm } from './ThresholdForm.tsx';

/** The items that run low, the number that decides it, and every other item (specification §7, low-stock rule). */
export function StockAlerts({ appHost, words }: { appHost: string; words: StockAlertWords }) {
  const signedIn = useSignedIn(appHost);
  const [state, askAgain] = useStock(appHost, signedIn !== null);
  const [saved, setSaved] = useState(false);
  if (!signedIn) {
    return (
      <div className={styles.stack}>
        <p>{words.signed_out.text}</p>
        <ButtonLink href={routes.login}>{words.signed_out.cta}</ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.stack}>
      <p>
        {words.signed_in_as} <strong>{signedIn.user.email}</strong>
      </p>
      {appHost === '' && isStaffRole(signedIn.user.role) && (
        <ButtonLink href={routes.staffDemoRequests} variant="secondary">
          {words.staff}
        </ButtonLink>
      )}
      <h2 className={styles.heading}>{words.alerts.heading}</h2>
      {state.status === 'loading' && <Spinner label={words.alerts.loading} />}
      {state.status === 'failed' && (
        <Notice tone="danger">
          <p>{words.alerts.failed}</p>
          <Button variant="secondary" onClick={askAgain}>
            {words.alerts.retry}
          </Button>
        </Notice>
      )}
      {state.status === 'ready' && (
        <>
          <ThresholdForm
            appHost={appHost}
            threshold={state.stock.threshold}
            words={words.threshold}
            onSaved={() => {
              setSaved(true);
              askAgain();
            }}
          />
          {saved && <Notice tone="success">{words.threshold.saved}</Notice>}
          <StockTable stock={state.stock} words={words.alerts} />
        </>
      )}
    </div>
  );
}
