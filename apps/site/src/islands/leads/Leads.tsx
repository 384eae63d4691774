import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { User } from '@accounting-site/contract/account/login';
import type { StaffLead } from '@accounting-site/contract/staff/staff-leads';
import { NetworkError } from '@accounting-site/session';
import { Button } from '@accounting-site/ui/Button';
import { Spinner } from '@accounting-site/ui/Spinner';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { EmptyState } from '../../lib/actions/EmptyState.tsx';
import { LoadFailed } from '../../lib/actions/Loaded.tsx';
import { passOnFocus } from '../../lib/actions/pass-on-focus.ts';
import { listFailureText, refusalOf } from '../../lib/desk/desk-failure.ts';
import { NotAllowed } from '../../lib/desk/StaffFactorNotice.tsx';
import { StaffOnly } from '../../lib/desk/StaffOnly.tsx';
import { useStaffProof } from '../../lib/desk/use-staff-proof.tsx';
import { routes } from '../../lib/pages/routes.ts';
import { useBackOnline } from '../../lib/site-form/use-back-online.ts';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';
import { AddLead } from './AddLead.tsx';
import { CsvDownload } from './CsvDownload.tsx';
import { goTo, isNarrowed, useDeskAddress } from './desk-address.ts';
import { EmailRegistered } from './EmailRegistered.tsx';
import { Filters } from './Filters.tsx';
import { LeadItem } from './LeadItem.tsx';
import styles from './Leads.module.css';
import { LinkedLead } from './LinkedLead.tsx';
import { UnlistedSaves } from './UnlistedSaves.tsx';
import { useDrafts } from './use-drafts.ts';
import { type ListState, useLeads } from './use-leads.ts';
import { useSaves } from './use-saves.ts';

/** The leads, for staff. */
export const Leads = ({ words }: { words: StaffLeadsWords }) => (
  <div className={styles.page}>
    <StaffOnly path={routes.staffLeads} words={words}>
      {(user) => <Desk user={user} words={words} />}
    </StaffOnly>
  </div>
);

/** The list with its filters, the open record, and what to do when the list cannot be loaded. */
function Desk({ user, words }: { user: User; words: StaffLeadsWords }) {
  const me = String(user.id);
  const { filters, lead: open } = useDeskAddress(me);
  const { list, load, retry, replace } = useLeads(filters);
  const backOnline = useBackOnline(list.error instanceof NetworkError);
  const [said, setSaid] = useState('');
  // The same text is announced again only if it differs.
  const say = (text: string) => setSaid((before) => (before === text ? `${text}\u00a0` : text));
  const drafts = useDrafts(me);
  const saves = useSaves();
  const proof = useStaffProof(user.email, words.proof);
  useEffect(() => {
    if (backOnline) retry();
  }, [backOnline, retry]);

  const { status, error, leads, members } = list;
  const refusal = refusalOf(error);
  if (refusal) return <NotAllowed why={refusal} email={user.email} words={words} />;

  const isListed = (id: string) => leads?.some((lead) => lead.id === id) ?? false;
  const linked = leads && open !== undefined && !isListed(open) ? open : undefined;
  const itemOf = (lead: StaffLead) => ({
    lead,
    me,
    members,
    words,
    drafts,
    saves,
    isOpen: lead.id === open,
    onToggle: () => goTo(filters, lead.id === open ? undefined : lead.id, 'push'),
    onChanged: (changed: StaffLead, text: string) => {
      replace(changed);
      say(text);
    },
  });
  const failure = status === 'failed' && (
    <LoadFailed text={listFailureText(error, words.failures)} retry={words.failures.retry} onRetry={retry} />
  );
  return (
    <div className="stack">
      <Filters
        filters={filters}
        leads={leads}
        members={members.filter(({ id }) => id !== me)}
        me={me}
        words={words}
        onChange={(chosen, how) => goTo(chosen, undefined, how)}
      />
      {!list.isMore && failure}
      <div className={`cluster spread middle ${styles.tools}`}>
        <p role="status" className="strong">
          {leads && status === 'ready' && countOf(list, isNarrowed(filters), words.list)}
        </p>
        <CsvDownload call={proof.call} filters={filters} words={words} />
        <AddLead
          drafts={drafts}
          words={words}
          onAdded={({ id }, text) => {
            say(text);
            load();
            goTo(filters, id, 'push');
          }}
        />
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {filters.webinar !== undefined && (
        <EmailRegistered
          key={filters.webinar}
          webinar={filters.webinar}
          call={proof.call}
          drafts={drafts}
          words={words}
          onSent={load}
        />
      )}
      {proof.dialog}
      <UnlistedSaves
        saves={saves}
        ids={[...saves.all.keys()].filter((id) => id !== linked && !isListed(id))}
        words={words}
        onOpen={(id) => goTo(filters, id, 'push')}
      />
      {linked !== undefined && (
        <LinkedLead key={linked} id={linked} itemOf={itemOf} saves={saves} words={words} />
      )}
      <div>
        {status === 'loading' && leads === undefined && <Spinner label={words.list.loading} />}
        {status === 'ready' && leads?.length === 0 && (
          <EmptyState text={isNarrowed(filters) ? words.list.none_help : words.list.empty_help}>
            {filters.stage !== undefined && (
              <div ref={passOnFocus}>
                <Button
                  variant="secondary"
                  onClick={() => goTo({ text: filters.text, stage: undefined }, undefined, 'push')}
                >
                  {words.list.show_all}
                </Button>
              </div>
            )}
          </EmptyState>
        )}
        {leads !== undefined && leads.length > 0 && (
          <div className={styles.heads} aria-hidden="true">
            {words.list.columns.map((column) => (
              <span key={column}>{column}</span>
            ))}
          </div>
        )}
        <ol className={`stack gap-3 ${styles.rows}`} aria-busy={status === 'loading'}>
          {leads?.map((lead) => (
            <LeadItem key={lead.id} {...itemOf(lead)} />
          ))}
        </ol>
        <MoreButton list={list} label={words.list.more} onMore={load}>
          {list.isMore && failure && <div className="top-4">{failure}</div>}
        </MoreButton>
      </div>
    </div>
  );
}

function countOf({ leads = [], next }: ListState, narrowed: boolean, words: StaffLeadsWords['list']): string {
  const count = `${leads.length}`;
  if (next !== null) return fillSlots(words.first, { count });
  if (leads.length > 1) return fillSlots(words.many, { count });
  if (leads.length === 1) return words.one;
  return narrowed ? words.none : words.empty;
}

interface MoreButtonProps {
  list: ListState;
  label: string;
  onMore: (next: string) => void;
  /** A failure, shown where the person pressed the button. */
  children: ReactNode;
}

/**
 * Loads the next page. Then its first lead receives the focus, so that reading continues there. It is a section, so
 * that a failure that disappears passes the focus on to here and not to the top of the page.
 */
function MoreButton({ list: { leads, next, status }, label, onMore, children }: MoreButtonProps) {
  const readOnAt = useRef<number>(undefined);
  const button = useRef<HTMLElement>(null);
  useEffect(() => {
    if (status !== 'ready' || readOnAt.current === undefined) return;
    const items = button.current?.previousElementSibling?.children;
    const first = items?.[readOnAt.current]?.querySelector<HTMLElement>('h2 button');
    readOnAt.current = undefined;
    // After a retry the user may be typing in a form.
    const { activeElement } = document;
    if (activeElement === document.body || button.current?.contains(activeElement)) first?.focus();
  }, [status]);
  return (
    <section ref={button} className="top-4">
      {next !== null && leads !== undefined && (
        <Button
          variant="secondary"
          busy={status === 'loading'}
          onClick={() => {
            readOnAt.current = leads.length;
            onMore(next);
          }}
        >
          {label}
        </Button>
      )}
      {children}
    </section>
  );
}
