import type { StaffDemoRequest } from '@accounting-site/contract/staff-demo-requests';
import { Button } from '@accounting-site/ui/Button';
import { Icon } from '@accounting-site/ui/Icon';
import { Notice } from '@accounting-site/ui/Notice';
import { Check, Undo2 } from 'lucide';
import { useState } from 'react';
import { browserSession } from '../../lib/session/browser-session.ts';
import type { StaffDemoRequestsWords } from '../../pages/_staff/staff-demo-requests-words.ts';
import { noteAnswered } from './staff-calls.ts';

interface AnsweringProps {
  request: StaffDemoRequest;
  words: StaffDemoRequestsWords['request'];
  onNoted: (noted: StaffDemoRequest) => void;
}

/** Marks a demo request as answered, or undoes it. The button keeps the focus, so it is never disabled. */
export function Answering({ request: { id, answeredAt }, words, onNoted }: AnsweringProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const isOpen = answeredAt === null;

  async function note() {
    if (state === 'busy') return;
    setState('busy');
    try {
      onNoted(await noteAnswered(browserSession('').callSite, id, isOpen));
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      <Button
        variant="quiet"
        icon={<Icon of={isOpen ? Check : Undo2} size={18} />}
        aria-disabled={state === 'busy'}
        aria-describedby={`name-${id}`}
        onClick={note}
      >
        {isOpen ? words.answer : words.undo}
      </Button>
      {state === 'failed' && <Notice tone="danger">{words.note_failed}</Notice>}
    </>
  );
}
