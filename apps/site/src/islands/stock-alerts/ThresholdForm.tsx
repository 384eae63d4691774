import { thresholdInvalid } from '@accounting-site/contract/validation-messages';
import { ApiError } from '@accounting-site/session';
import { Button } from '@accounting-site/ui/Button';
import { TextField } from '@accounting-site/ui/Field';
import { type FormEvent, useState } from 'react';
import { browserSession } from '../../lib/session/browser-session.ts';
import styles from './StockAlerts.module.css';
import type { StockAlertWords } from './stock-alert-words.ts';

interface ThresholdFormProps {
  appHost: string;
  threshold: number;
  words: StockAlertWords['threshold'];
  onSaved: () => void;
}

/** The number at which an item counts as low, saved with PUT /alert-settings. */
export function ThresholdForm({ appHost, threshold, words, onSaved }: ThresholdFormProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('threshold') ?? '').trim();
    if (!/^\d{1,9}$/.test(typed)) {
      setError(thresholdInvalid);
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      await browserSession(appHost).saveAlertSettings({ threshold_quantity: Number(typed) });
      onSaved();
    } catch (reason) {
      const refused =
        reason instanceof ApiError && reason.status === 422 ? reason.problem.message : undefined;
      setError(refused ?? words.failed);
      setBusy(false);
    }
  }

  return (
    <form className={styles.threshold} onSubmit={save} noValidate>
      <TextField
        id="threshold"
        name="threshold"
        label={words.label}
        help={words.help}
        error={error}
        defaultValue={threshold}
        inputMode="numeric"
        autoComplete="off"
      />
      <Button type="submit" busy={busy}>
        {words.save}
      </Button>
    </form>
  );
}
