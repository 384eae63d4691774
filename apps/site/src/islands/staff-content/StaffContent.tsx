import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { User } from '@accounting-site/contract/account/login';
import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import type { ContentList } from '@accounting-site/contract/staff/staff-content';
import { Notice } from '@accounting-site/ui/Notice';
import { useCallback, useEffect, useRef, useState } from 'react';
import { checked } from '../../lib/actions/checked.ts';
import { Loaded } from '../../lib/actions/Loaded.tsx';
import { PageContext } from '../../lib/actions/page-context.ts';
import { useLoaded } from '../../lib/actions/use-loaded.ts';
import { isRefusal, orRefusal } from '../../lib/desk/desk-failure.ts';
import { NotAllowed } from '../../lib/desk/StaffFactorNotice.tsx';
import { StaffOnly } from '../../lib/desk/StaffOnly.tsx';
import { routes } from '../../lib/pages/routes.ts';
import { browserSession } from '../../lib/session/browser-session.ts';
import type { StaffContentWords } from '../../pages/_staff/staff-content-words.ts';
import { EntryList } from './choose/EntryList.tsx';
import { entriesOf } from './choose/search-entries.ts';
import { type ContentAddress, useContentAddress } from './content-address.ts';
import { afterLeaving, DeskContext, type Said, useContentDesk } from './content-desk.ts';
import { EntryEditor } from './edit/EntryEditor.tsx';
import { UnsavedTexts, useUnsaved } from './edit/UnsavedTexts.tsx';
import { ChangesView } from './review/ChangesView.tsx';
import { HistoryView } from './review/HistoryView.tsx';
import { SaidBar } from './SaidBar.tsx';
import styles from './StaffContent.module.css';
import { publisherPause, useRepeated } from './use-repeated.ts';
import { ViewLink } from './ViewLink.tsx';

/** What visitors read, for editors and admins: to change, publish and undo it. */
export const StaffContent = ({ words }: { words: StaffContentWords }) => (
  <StaffOnly path={routes.staffContent} words={words}>
    {(user) => <ContentDesk user={user} words={words} />}
  </StaffOnly>
);

/** Loads the list of entries and shows the view of the address, or why this account may not see it. */
function ContentDesk({ user, words }: { user: User; words: StaffContentWords }) {
  const { callSite: call } = browserSession('');
  const address = useContentAddress();
  const [said, say] = useState<Said>();
  const [round, setRound] = useState(0);
  const [leftOut, leaveOut] = useState<readonly string[]>([]);
  const { state, readAgain } = useLoaded(
    useCallback(
      async (signal) => {
        await afterLeaving();
        return orRefusal(checked(call(siteEndpoints.listContent, {}, { signal }), 'groups'));
      },
      [call],
    ),
  );
  const answer = state.status === 'ready' ? state.value : undefined;
  const list = isRefusal(answer) ? undefined : answer;
  const hasPublisher = list?.publisher ?? false;
  useRepeated(list !== undefined && !hasPublisher, readAgain, publisherPause);

  const shown = address.view === 'entry' ? address.entry : address.view;
  const unsaved = useUnsaved(`${user.id}`, `${shown} ${round}`);
  const top = useRef<HTMLElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    void readAgain();
    top.current?.focus();
    top.current?.scrollIntoView({ block: 'start' });
  }, [shown, readAgain]);
  // A new round renders the view again, without the button that was pressed.
  useEffect(() => {
    if (round > 0 && document.activeElement === document.body) top.current?.focus({ preventScroll: true });
  }, [round]);
  const title = titleOf(address, list, words);
  useEffect(() => {
    if (title) document.title = `${title} · ${document.title.replace(/^.* · /, '')}`;
  }, [title]);

  if (isRefusal(answer)) return <NotAllowed why={answer} email={user.email} words={words} />;
  if (list === undefined)
    return <Loaded state={state} words={{ ...words.failures, loading: words.loading }} onRetry={readAgain} />;
  const desk = {
    user,
    call,
    words,
    hasPublisher,
    leftOut,
    leaveOut,
    pictures: picturesOf(list),
    say,
    readList: readAgain,
    refresh() {
      setRound((before) => before + 1);
      void readAgain();
    },
  };
  return (
    <DeskContext value={desk}>
      <PageContext value={{ appHost: '', call, formWords: words.form_words }}>
        <section ref={top} tabIndex={-1} aria-label={title} className={`stack gap-5 no-ring ${styles.top}`}>
          <ViewLinks list={list} view={address.view} />
          <SaidBar said={said} onDone={() => say(undefined)} />
          {!hasPublisher && <Notice>{words.no_publisher}</Notice>}
          {address.view !== 'entry' && unsaved.length > 0 && <UnsavedTexts paths={unsaved} list={list} />}
          {address.view === 'choose' && <EntryList list={list} />}
          {address.view === 'changes' && <ChangesView key={round} hasUnsaved={unsaved.length > 0} />}
          {address.view === 'history' && <HistoryView key={round} />}
          {address.view === 'entry' && (
            <EntryEditor key={`${address.entry} ${round}`} path={address.entry} field={address.field} />
          )}
        </section>
      </PageContext>
    </DeskContext>
  );
}

/** The name of the view, or of the entry. Undefined until the list is there. */
function titleOf(address: ContentAddress, list: ContentList | undefined, { views }: StaffContentWords) {
  if (address.view !== 'entry') return list && views[address.view];
  return list && entriesOf(list).find(({ path }) => path === address.entry)?.title;
}

const picturesOf = ({ groups }: ContentList) =>
  (groups.find(({ id }) => id === 'pictures')?.entries ?? []).filter(({ state }) => state !== 'deleted');

interface ViewLinksProps {
  list: ContentList;
  view: ContentAddress['view'];
}

/** The links between the list of entries, the changes and the history. */
function ViewLinks({ list, view }: ViewLinksProps) {
  const { views } = useContentDesk().words;
  const count = entriesOf(list).filter(({ state }) => state !== 'published').length;
  const changes = count === 0 ? views.changes : fillSlots(views.changes_count, { count: `${count}` });
  const labels = { choose: views.choose, changes, history: views.history };
  return (
    <nav aria-label={views.label}>
      <ul className={`links ${styles.views}`}>
        {(['choose', 'changes', 'history'] as const).map((to) => (
          <li key={to}>
            <ViewLink to={{ view: to }} aria-current={view === to ? 'page' : undefined}>
              {labels[to]}
            </ViewLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
