import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { Button } from '@accounting-site/ui/Button';
import { Checkbox } from '@accounting-site/ui/Field';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { askBeforeLeaving } from '../../../lib/actions/ask-before-leaving.ts';
import { isInAppBrowser } from '../../../lib/forms/in-app-browser.ts';
import { saveFile } from '../../../lib/forms/save-file.ts';
import { formatDay } from '../../../lib/text/format-day.ts';
import { useShownAccount } from '../account/account-context.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import styles from './BackupCodes.module.css';

interface BackupCodesProps {
  codes: readonly string[];
  words: AccountPageWords;
  onDone: () => void;
}

/**
 * The backup codes, which are shown only once, with ways to save them. They stay visible until the user has
 * saved them.
 */
export function BackupCodes({ codes, words, onDone }: BackupCodesProps) {
  const { user } = useShownAccount().account;
  const [kept, setKept] = useState(false);
  // A tick for earlier codes must not be restored from a draft, so each set has its own id.
  const [boxId] = useState(() => `backup-codes-kept-${Date.now()}`);
  useEffect(() => (kept ? undefined : askBeforeLeaving()), [kept]);
  const own = words.security.backup_codes;
  const day = new Date().toISOString().slice(0, 10);
  const title = fillSlots(own.file, { email: user.email, day: formatDay(day) });
  const text = [title, '', ...codes, ''].join('\n');
  return (
    <div className="stack start">
      <h4 className="step-0">{own.heading}</h4>
      <p>{own.text}</p>
      <ul className={styles.codes} aria-label={own.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="cluster middle">
        {!isInAppBrowser() && (
          <>
            <Button
              variant="secondary"
              onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), `backup-codes-${day}.txt`)}
            >
              {own.download}
            </Button>
            <Button variant="secondary" onClick={() => print()}>
              {own.print}
            </Button>
          </>
        )}
        <CopyButton label={own.copy} text={codes.join('\n')} words={words} />
      </div>
      <Checkbox
        id={boxId}
        label={own.keep}
        checked={kept}
        onChange={(event) => setKept(event.currentTarget.checked)}
      />
      <Button disabled={!kept} onClick={onDone}>
        {own.done}
      </Button>
      <PrintedCodes title={title} codes={codes} />
    </div>
  );
}

/**
 * The printed page while the codes are shown: only the codes, on one sheet. It is rendered beside the page's
 * own parts.
 */
function PrintedCodes({ title, codes }: { title: string; codes: readonly string[] }) {
  // Not :has(), which browsers of 2022 lack.
  useEffect(() => {
    document.body.dataset.sheet = '';
    return () => {
      delete document.body.dataset.sheet;
    };
  }, []);
  return createPortal(
    <div className={styles.sheet} aria-hidden="true">
      <p>{title}</p>
      {codes.map((code) => (
        <p key={code}>
          <code>{code}</code>
        </p>
      ))}
    </div>,
    document.body,
  );
}
