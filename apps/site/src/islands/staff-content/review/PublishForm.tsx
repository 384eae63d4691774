import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import type { Drafts } from '@accounting-site/contract/staff/staff-content';
import type { PublishJob, PublishJobs } from '@accounting-site/contract/staff/staff-publishing';
import { TextArea, TextField } from '@accounting-site/ui/Field';
import { Notice } from '@accounting-site/ui/Notice';
import { PillChoice } from '@accounting-site/ui/PillChoice';
import { useState } from 'react';
import { ActionForm } from '../../../lib/actions/ActionForm.tsx';
import { checked } from '../../../lib/actions/checked.ts';
import { timeOfField } from '../../../lib/text/format-moment.ts';
import { useContentDesk } from '../content-desk.ts';
import styles from './Review.module.css';
import { startPublication } from './start-publication.ts';
import { canChoose } from './use-choice.ts';
import { isStale } from './use-prepared-build.ts';

/** What is typed into the form. */
export const emptyInput = { note: '', at: '', isLater: false };

interface PublishFormProps {
  drafts: Drafts['drafts'];
  /** Those that are published. */
  chosen: Drafts['drafts'];
  jobs: PublishJobs;
  input: typeof emptyInput;
  onInput: (input: typeof emptyInput) => void;
  onStarted: (job: PublishJob) => void;
  /** Reads the drafts again. Called if the chosen ones are no longer as they are shown. */
  onStale: () => Promise<unknown>;
}

/**
 * Publishes the chosen changes, now or later. It waits until something is chosen and a publisher runs, and publishes
 * only what is shown.
 */
export function PublishForm(props: PublishFormProps) {
  const { drafts, chosen, jobs, input, onInput, onStarted, onStale } = props;
  const { call, user, words, hasPublisher } = useContentDesk();
  const { note, at, isLater } = input;
  const [hasNews, setHasNews] = useState(false);
  const said = words.publish;
  return (
    <section className={`stack card ${styles.entry}`} aria-labelledby="publish-heading">
      <h2 id="publish-heading" className="step-1">
        {fillSlots(said.heading, { count: `${chosen.length}`, all: `${drafts.length}` })}
      </h2>
      {hasNews && <Notice tone="danger">{said.stale}</Notice>}
      {!hasPublisher && <p>{words.no_publisher}</p>}
      {hasPublisher && chosen.length === 0 && (
        <p>{drafts.some(canChoose) ? said.choose_first : said.fix_first}</p>
      )}
      {hasPublisher && chosen.length > 0 && (
        <ActionForm
          submit={isLater ? said.submit_later : said.submit}
          check={(): Record<string, string> => {
            const time = timeOfField(at);
            if (!isLater || (time !== undefined && Date.parse(time) > Date.now())) return {};
            return { at: said.no_time };
          }}
          send={async () => {
            const paths = chosen.map(({ path }) => path);
            const now = await checked(call(siteEndpoints.listDraftStates), 'drafts');
            const chosenNow = now.drafts.filter(({ path }) => paths.includes(path));
            // A colleague may have planned one of them.
            const hasChanged = isStale(chosen, chosenNow) || !chosenNow.every(canChoose);
            setHasNews(hasChanged);
            const startsAt = isLater ? timeOfField(at) : undefined;
            const body = { kind: 'publish', note: note.trim(), startsAt, paths } as const;
            if (hasChanged) await onStale();
            else onStarted(await startPublication(call, body, { me: `${user.id}`, known: jobs.jobs }));
            return undefined;
          }}
        >
          {(errors) => (
            <>
              <TextArea
                id="publish-note"
                name="note"
                rows={2}
                maxLength={500}
                value={note}
                onChange={({ currentTarget }) => onInput({ ...input, note: currentTarget.value })}
                label={said.note}
                help={said.note_help}
                optional={words.form.optional}
                error={errors.note}
              />
              <fieldset className="stack">
                <legend className={`small strong ${styles.legend}`}>{said.when}</legend>
                <div className="cluster">
                  <PillChoice
                    name="when"
                    label={said.now}
                    checked={!isLater}
                    onChange={() => onInput({ ...input, isLater: false })}
                  />
                  <PillChoice
                    name="when"
                    label={said.later}
                    checked={isLater}
                    onChange={() => onInput({ ...input, isLater: true })}
                  />
                </div>
              </fieldset>
              {isLater && (
                <TextField
                  id="publish-at"
                  name="at"
                  type="datetime-local"
                  value={at}
                  onChange={({ currentTarget }) => onInput({ ...input, at: currentTarget.value })}
                  label={said.at}
                  help={said.at_help}
                  error={errors.at ?? errors.startsAt}
                />
              )}
            </>
          )}
        </ActionForm>
      )}
    </section>
  );
}
