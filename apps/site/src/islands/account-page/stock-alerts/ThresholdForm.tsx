import type { AlertSettings } from '@accounting-site/contract/alert-settings';
import { thresholdMax } from '@accounting-site/contract/field-limits';
import { thresholdInvalid, thresholdTooHigh } from '@accounting-site/contract/validation-messages';
import { TextField } from '@accounting-site/ui/Field';
import { ActionForm } from '../../../lib/actions/ActionForm.tsx';
import { usePage } from '../../../lib/actions/page-context.ts';
import type { Fields } from '../../../lib/forms/form-fields.ts';
import { browserSession } from '../../../lib/session/browser-session.ts';
import type { AccountPageWords } from '../account-page-words.ts';

interface ThresholdFormProps {
  settings: AlertSettings;
  words: AccountPageWords['threshold'];
  onSaved: () => void;
}

/** The quantity at or below which stock is low, saved with PUT /alert-settings. */
export function ThresholdForm({ settings, words, onSaved }: ThresholdFormProps) {
  const { appHost } = usePage();

  async function send({ threshold_quantity = '' }: Fields) {
    // Sends the whole object, so that settings of another app host survive.
    const changed = { ...settings, threshold_quantity: Number(threshold_quantity) };
    await browserSession(appHost).saveAlertSettings(changed);
    onSaved();
    return words.saved;
  }

  return (
    <ActionForm submit={words.save} variant="secondary" check={checkThreshold} send={send} inline>
      {(errors) => (
        <TextField
          id="threshold"
          name="threshold_quantity"
          label={words.label}
          help={words.help}
          error={errors.threshold_quantity}
          defaultValue={settings.threshold_quantity}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </ActionForm>
  );
}

function checkThreshold({ threshold_quantity = '' }: Fields): Fields {
  const typed = threshold_quantity.trim();
  if (!/^\d+$/.test(typed)) return { threshold_quantity: thresholdInvalid };
  return Number(typed) > thresholdMax ? { threshold_quantity: thresholdTooHigh } : {};
}
