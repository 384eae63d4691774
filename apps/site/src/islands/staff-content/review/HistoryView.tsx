import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import type { Publications } from '@accounting-site/contract/staff/staff-publishing';
import { Badge } from '@accounting-site/ui/Badge';
import { useCallback } from 'react';
import { ActionButton } from '../../../lib/actions/ActionButton.tsx';
import { checked } from '../../../lib/actions/checked.ts';
import { Loaded } from '../../../lib/actions/Loaded.tsx';
import { useLoaded } from '../../../lib/actions/use-loaded.ts';
import { formatMoment } from '../../../lib/text/format-moment.ts';
import { NothingYet } from '../choose/NothingYet.tsx';
import { useContentDesk } from '../content-desk.ts';
import { ViewLink } from '../ViewLink.tsx';

/** Who published what and when, with a button that takes the latest back. */
export function HistoryView() {
  const { call, words } = useContentDesk();
  const { state, readAgain } = useLoaded(
    useCallback(
      (signal) => checked(call(siteEndpoints.listPublications, {}, { signal }), 'publications'),
      [call],
    ),
  );
  if (state.status !== 'ready')
    return <Loaded state={state} words={{ ...words.failures, loading: words.loading }} onRetry={readAgain} />;
  const { publications, canUndo } = state.value;
  if (publications.length === 0) return <NothingYet text={words.history.none} />;
  // Undo takes back what someone published, also after publications by date.
  const latest = publications.find(({ kind }) => kind !== 'date');
  return (
    <ol className="ruled">
      {publications.map((publication) => (
        <Publication
          key={publication.number}
          publication={publication}
          isLatest={publication === latest}
          undoes={canUndo ? publications[0]?.number : undefined}
        />
      ))}
    </ol>
  );
}

interface PublicationProps {
  publication: Publications['publications'][number];
  /** Whether nobody has published anything since. */
  isLatest: boolean;
  /** The number of the current publication. Undefined if it cannot be undone. */
  undoes: number | undefined;
}

/** One publication. An undo has no undo button: it would undo one more publication. */
export function Publication({ publication, isLatest, undoes }: PublicationProps) {
  const { words } = useContentDesk();
  const { kind, at, by, note, entries, isCurrent } = publication;
  const said = words.history;
  return (
    <li className="stack gap-2">
      <div className="cluster middle">
        <h2 className="step-0">
          {fillSlots(said[kind], { time: formatMoment(at), name: by?.name ?? words.command_line })}
        </h2>
        {isCurrent && <Badge>{said.current}</Badge>}
      </div>
      {kind === 'date' && <p className="quiet small">{said.date_note}</p>}
      {note !== '' && <p className="measure anywhere">{note}</p>}
      <ul className="links small">
        {entries.map(({ path, title }) => (
          <li key={path}>
            <ViewLink to={{ view: 'entry', entry: path }}>{title}</ViewLink>
          </li>
        ))}
      </ul>
      {isLatest && kind === 'publish' && undoes !== undefined && <UndoButton number={undoes} />}
      {isLatest && kind === 'rollback' && <p className="small">{said.again}</p>}
      {isLatest && kind === 'deploy' && <p className="small">{said.new_version}</p>}
    </li>
  );
}

/** Takes the current publication back, in one press. Its changes are drafts again. */
export function UndoButton({ number }: { number: number }) {
  const { call, words, say, refresh } = useContentDesk();
  return (
    <ActionButton
      label={words.history.undo}
      action={async () => {
        await checked(call(siteEndpoints.undoPublication, { body: { publication: number } }), 'publications');
        say({ text: words.history.undone });
        refresh();
      }}
    />
  );
}
