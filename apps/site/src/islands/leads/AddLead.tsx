import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { demoRequestFields } from '@accounting-site/contract/forms/demo-request-fields';
import type { StaffLead } from '@accounting-site/contract/staff/staff-leads';
import { ApiError, SessionEndedError } from '@accounting-site/session';
import { Button, ButtonLink } from '@accounting-site/ui/Button';
import { SelectField, TextArea } from '@accounting-site/ui/Field';
import { Notice } from '@accounting-site/ui/Notice';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../lib/desk/desk-failure.ts';
import { Options } from '../../lib/desk/Options.tsx';
import { focusInvalid } from '../../lib/forms/focus-error.ts';
import { type Fields, readFields } from '../../lib/forms/form-fields.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { browserSession } from '../../lib/session/browser-session.ts';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';
import { ContactFields } from './ContactFields.tsx';
import { checkNewLead, fieldErrorsOf } from './check-contact.ts';
import styles from './Leads.module.css';
import { addLead } from './lead-calls.ts';
import type { Drafts } from './use-drafts.ts';

interface AddLeadProps {
  drafts: Drafts;
  words: StaffLeadsWords;
  /** Called with the new lead, and with the message to announce. */
  onAdded: (lead: StaffLead, said: string) => void;
}

const draft = 'add-lead';
const idOf = (name: string) => `add-${name}`;

/** The button that opens the form for a new lead. What is typed stays until it is saved or given up. */
export function AddLead({ drafts, words, onAdded }: AddLeadProps) {
  const [isOpen, setIsOpen] = useState(() => drafts.read(draft) !== undefined);
  const opener = idOf('open');
  function end() {
    drafts.write(draft);
    setIsOpen(false);
    document.getElementById(opener)?.focus();
  }
  return (
    <>
      <Button
        id={opener}
        aria-expanded={isOpen}
        aria-controls={isOpen ? draft : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {words.add.open}
      </Button>
      {isOpen && (
        <AddForm
          drafts={drafts}
          words={words}
          onCancel={end}
          onAdded={(lead, said) => {
            end();
            onAdded(lead, said);
          }}
        />
      )}
    </>
  );
}

interface Refused {
  text: string;
  /** The path of the open lead of this person. */
  known?: string | undefined;
}

function AddForm({ drafts, words, onCancel, onAdded }: AddLeadProps & { onCancel: () => void }) {
  const said = words.add;
  const [typed] = useState<Fields>(() => JSON.parse(drafts.read(draft) ?? '{}'));
  /** Set for one sending. Enter sends without it, so that another number is compared again. */
  const isWanted = useRef(false);
  const { form, submit, busy, errors, failure } = useForm<Refused>({
    check: checkNewLead,
    async send(fields) {
      try {
        const sent = isWanted.current ? { ...fields, anyway: 'yes' } : fields;
        const { lead } = await addLead(browserSession('').callSite, sent);
        onAdded(lead, fillSlots(said.said, { name: lead.name }));
        return undefined;
      } catch (error) {
        // When the session has ended, the page redirects to sign-in.
        if (error instanceof SessionEndedError) return { errors: {} };
        const refused = fieldErrorsOf(error);
        if (Object.keys(refused).length > 0) return { errors: refused };
        const known = error instanceof ApiError && error.status === 409 ? error.problem.instance : undefined;
        return { failure: { text: failureText(error, { failed: said.failed }), known } };
      }
    },
  });
  const problem = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusInvalid(form.current);
  }, [errors, form]);
  useEffect(() => {
    if (failure) problem.current?.focus();
  }, [failure]);

  function addAnyway() {
    isWanted.current = true;
    // Not requestSubmit(), which Safari has since version 16 only.
    form.current?.querySelector<HTMLElement>('[type=submit]')?.click();
    isWanted.current = false;
  }
  const { message } = demoRequestFields;
  return (
    <form
      ref={form}
      id={draft}
      className={`box stack ${styles.adding}`}
      aria-label={said.open}
      // The draft keeps what is typed when the session ends.
      data-keeps
      noValidate
      onSubmit={submit}
      onChange={({ currentTarget }) => drafts.write(draft, JSON.stringify(readFields(currentTarget)))}
    >
      <p className="quiet small">{said.help}</p>
      <div className="tiles" style={{ '--least': '14rem' } as object}>
        <ContactFields idOf={idOf} errors={errors} propsOf={(name) => ({ defaultValue: typed[name] })} />
        <SelectField
          id={idOf('source')}
          name="source"
          label={said.source}
          defaultValue={typed.source}
          error={errors.source}
        >
          <option value="">{said.choose}</option>
          <Options of={Object.entries(said.sources)} />
        </SelectField>
        <SelectField id={idOf('plan')} name="plan" label={words.filters.plan} defaultValue={typed.plan}>
          <option value="">{words.stage.no_plan}</option>
          <Options of={Object.entries(words.plans)} />
        </SelectField>
      </div>
      <TextArea
        id={idOf('message')}
        name="message"
        rows={3}
        label={message.heading}
        maxLength={message.max}
        defaultValue={typed.message}
        error={errors.message}
      />
      {failure && (
        <Notice tone="danger" ref={problem}>
          <p>{failure.text}</p>
          {failure.known !== undefined && (
            <div className="cluster gap-2">
              <ButtonLink href={failure.known} variant="secondary">
                {said.existing}
              </ButtonLink>
              <Button variant="secondary" busy={busy} onClick={addAnyway}>
                {said.anyway}
              </Button>
            </div>
          )}
        </Notice>
      )}
      <div className="cluster gap-2">
        <Button type="submit" busy={busy}>
          {said.submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.stage.cancel}
        </Button>
      </div>
    </form>
  );
}
