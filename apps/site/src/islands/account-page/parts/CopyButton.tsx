import { Button } from '@accounting-site/ui/Button';
import { Icon } from '@accounting-site/ui/Icon';
import { Check, Copy } from 'lucide';
import { useState } from 'react';
import { copyText } from '../../../lib/text/copy-text.ts';
import type { AccountPageWords } from '../account-page-words.ts';

interface CopyButtonProps {
  label: string;
  text: string;
  words: Pick<AccountPageWords, 'copied' | 'copy_failed'>;
}

/** Copies a text and confirms it. */
export function CopyButton({ label, text, words }: CopyButtonProps) {
  const [said, setSaid] = useState<'copied' | 'copy_failed'>();

  async function copy() {
    setSaid(undefined);
    setSaid((await copyText(text)) ? 'copied' : 'copy_failed');
  }

  return (
    <>
      <Button
        variant="secondary"
        icon={<Icon of={said === 'copied' ? Check : Copy} size={18} />}
        onClick={copy}
      >
        {label}
      </Button>
      <span role="status">{said && words[said]}</span>
    </>
  );
}
