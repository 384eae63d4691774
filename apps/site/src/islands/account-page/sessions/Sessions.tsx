import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { Badge } from '@accounting-site/ui/Badge';
import { useCallback, useRef, useState } from 'react';
import { ActionButton } from '../../../lib/actions/ActionButton.tsx';
import { checked, orGone } from '../../../lib/actions/checked.ts';
import { Loaded } from '../../../lib/actions/Loaded.tsx';
import { Outcome } from '../../../lib/actions/Outcome.tsx';
import { usePage } from '../../../lib/actions/page-context.ts';
import { useLoaded } from '../../../lib/actions/use-loaded.ts';
import { formatAge, formatMoment } from '../../../lib/text/format-moment.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import { PageSection } from '../parts/PageSection.tsx';
import { RowList } from '../parts/RowList.tsx';
import { sectionIds } from '../section-ids.ts';

/** The active sessions. An ended one must not stay in the list when loading it again fails. */
export function useSessions() {
  const { call } = usePage();
  return useLoaded(
    useCallback((signal) => checked(call(appHostEndpoints.listSessions, {}, { signal }), 'sessions'), [call]),
    false,
  );
}

interface SessionsProps {
  shown: ReturnType<typeof useSessions>;
  words: AccountPageWords['sessions'];
  retry: string;
}

/** The active sessions, with buttons to end unknown ones. */
export function Sessions({ shown, words, retry }: SessionsProps) {
  const { call } = usePage();
  const { state, readAgain } = shown;
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  if (state.status !== 'ready') {
    return (
      <PageSection id={sectionIds.sessions} heading={words.heading} lead={words.text}>
        <Loaded state={state} words={{ ...words, retry }} onRetry={readAgain} />
      </PageSection>
    );
  }

  const { sessions } = state.value;
  const others = sessions.filter(({ current }) => !current);
  async function ended(text: string) {
    await readAgain();
    setSaid(text);
    heading.current?.focus();
  }
  return (
    <PageSection id={sectionIds.sessions} heading={words.heading} lead={words.text} headingRef={heading}>
      <RowList
        label={words.list}
        rows={sessions.map(({ id, device, startedAt, lastSeenAt, current }) => {
          const title = device || words.unknown;
          const seen = fillSlots(words.seen, { age: formatAge(lastSeenAt, Date.now()) });
          return {
            id: `session-${id}`,
            title: (
              <>
                {title} {current && <Badge>{words.current}</Badge>}
              </>
            ),
            details: [current ? words.now : seen, fillSlots(words.since, { time: formatMoment(startedAt) })],
            action: !current && (
              <ActionButton
                label={words.end}
                describedBy={`session-${id}`}
                action={async () => {
                  await orGone(call(appHostEndpoints.endSession, { id }));
                  await ended(fillSlots(words.ended, { device: title }));
                }}
              />
            ),
          };
        })}
      />
      {others.length === 0 && <p>{words.alone}</p>}
      <Outcome saved={said} />
      {others.length > 1 && (
        <ActionButton
          label={words.end_others}
          action={async () => {
            await call(appHostEndpoints.endOtherSessions);
            await ended(words.others_ended);
          }}
        />
      )}
    </PageSection>
  );
}
