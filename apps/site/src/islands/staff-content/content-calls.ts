import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import type { EntryChange } from '@accounting-site/contract/staff/staff-content';
import type { NewPicture } from '@accounting-site/contract/staff/staff-pictures';
import type { Session } from '@accounting-site/session';
import { checked } from '../../lib/actions/checked.ts';

type Call = Session['callSite'];

export const readEntry = (call: Call, path: string, signal?: AbortSignal) =>
  checked(call(siteEndpoints.readEntry, { query: { path } }, { signal }), 'current');

/** Saves a draft. A draft with errors is kept. */
export const saveEntry = (call: Call, body: EntryChange) =>
  checked(call(siteEndpoints.saveEntry, { body }), 'current');

/** Makes a draft that deletes the entry. */
export const deleteEntry = (call: Call, path: string, basedOn: string) =>
  checked(call(siteEndpoints.deleteEntry, { query: { path, basedOn } }), 'current');

/** Half a megabyte takes ten seconds over a slow connection, and then the server waits for its check. */
const timeoutMs = 120_000;

/** Uploads a picture as a draft. @returns its path */
export async function addPicture(call: Call, body: NewPicture, signal?: AbortSignal): Promise<string> {
  return (await checked(call(siteEndpoints.addPicture, { body }, { signal, timeoutMs }), 'path')).path;
}
