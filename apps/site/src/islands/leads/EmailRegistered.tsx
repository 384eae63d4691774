import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { webinarMessageMaxLength } from '@accounting-site/contract/fields/field-limits';
import { type Session, SessionEndedError } from '@accounting-site/session';
import { Button } from '@accounting-site/ui/Button';
import { TextArea } from '@accounting-site/ui/Field';
import { Notice } from '@accounting-site/ui/Notice';
import { useEffect, useState } from 'react';
import { failureText } from '../../lib/desk/desk-failure.ts';
import { focusInvalid } from '../../lib/forms/focus-error.ts';
import { focusOnMount } from '../../lib/forms/focus-on-mount.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { ReauthenticationDeclined } from '../../lib/reauthentication/use-reauthentication.ts';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';
import { emailRegistered } from './lead-calls.ts';
import type { Drafts } from './use-drafts.ts';

interface EmailRegisteredProps {
  /** The date of the webinar, as its leads name it. */
  webinar: string;
  call: Session['callSite'];
  drafts: Drafts;
  words: StaffLeadsWords;
  onSent: () => void;
}

/** The button that opens the message to everyone who registered for a date of a webinar, and its result. */
export function EmailRegistered(props: EmailRegisteredProps) {
  const { webinar, drafts, words, onSent } = props;
  const [isOpen, setIsOpen] = useState(() => drafts.read(draftOf(webinar)) !== undefined);
  const [people, setPeople] = useState<number>();
  return (
    <div className="stack gap-3 start">
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={isOpen ? formId : undefined}
        onClick={() => {
          setPeople(undefined);
          setIsOpen(!isOpen);
        }}
      >
        {words.webinar.open}
      </Button>
      {isOpen && (
        <MessageForm
          {...props}
          onSent={(count) => {
            drafts.write(draftOf(webinar));
            setIsOpen(false);
            setPeople(count);
            onSent();
          }}
        />
      )}
      {people !== undefined && (
        <Notice tone={people > 0 ? 'success' : 'info'} ref={focusOnMount}>
          {people > 0 ? fillSlots(words.webinar.said, { count: `${people}` }) : words.webinar.nobody}
        </Notice>
      )}
    </div>
  );
}

const formId = 'webinar-message';
const draftOf = (webinar: string) => `webinar ${webinar}`;

function MessageForm({
  webinar,
  call,
  drafts,
  words: { webinar: said },
  onSent,
}: Omit<EmailRegisteredProps, 'onSent'> & { onSent: (people: number) => void }) {
  const [draft] = useState(() => drafts.read(draftOf(webinar)));
  const { form, submit, busy, errors, failure } = useForm<string>({
    check: ({ text = '' }) => (text.trim() === '' ? { text: said.empty } : {}),
    async send({ text = '' }) {
      try {
        onSent(await emailRegistered(call, { webinar, text }));
        return undefined;
      } catch (error) {
        // When the session has ended, the page redirects to sign-in.
        if (error instanceof SessionEndedError || error instanceof ReauthenticationDeclined)
          return { errors: {} };
        return { failure: failureText(error, { failed: said.failed }) };
      }
    },
  });
  useEffect(() => {
    if (errors.text) focusInvalid(form.current);
  }, [errors, form]);
  return (
    <form
      ref={form}
      id={formId}
      className="box stack full"
      // The draft keeps what is typed when the session ends.
      data-keeps
      noValidate
      onSubmit={submit}
    >
      <TextArea
        id={`${formId}-text`}
        name="text"
        rows={6}
        maxLength={webinarMessageMaxLength}
        defaultValue={draft}
        label={said.label}
        help={said.help}
        error={errors.text}
        onInput={({ currentTarget }) => drafts.write(draftOf(webinar), currentTarget.value)}
      />
      {failure && <Notice tone="danger">{failure}</Notice>}
      <div>
        <Button type="submit" busy={busy}>
          {said.submit}
        </Button>
      </div>
    </form>
  );
}
