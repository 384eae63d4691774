import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import type { Drafts } from '@accounting-site/contract/staff/staff-content';
import { useEffect, useRef } from 'react';
import { useContentDesk } from '../content-desk.ts';

type Reviewed = Drafts['drafts'];
type Versions = readonly Pick<Reviewed[number], 'path' | 'version'>[];

/** Whether drafts can be published as they are: the publisher has checked all, and found no error. */
const isReady = (drafts: Reviewed) =>
  drafts.length > 0 && drafts.every(({ draft, errors }) => draft?.checked !== false && errors.length === 0);

/**
 * Builds the drafts while a person reads them, so that publishing them takes a moment. Without it publishing
 * builds them, so a failure is not shown.
 */
export function usePreparedBuild(drafts: Reviewed, isWanted: boolean): void {
  const { call } = useContentDesk();
  const asked = useRef<Reviewed>([]);
  useEffect(() => {
    if (!isWanted || !isReady(drafts) || !isStale(asked.current, drafts)) return;
    asked.current = drafts;
    const paths = drafts.map(({ path }) => path);
    void call(siteEndpoints.startJob, { body: { kind: 'preview', ahead: true, paths } }).catch(() => {});
  }, [call, drafts, isWanted]);
}

/** Whether a draft was added, changed or removed since these were shown. */
export function isStale(shown: Versions, now: Versions): boolean {
  const versions = new Map(shown.map(({ path, version }) => [path, version]));
  return shown.length !== now.length || now.some(({ path, version }) => versions.get(path) !== version);
}
