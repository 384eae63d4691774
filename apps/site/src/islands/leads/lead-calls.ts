import type { Given, RequestOf } from '@accounting-site/contract/calls/endpoint-types';
import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import type { LeadChange, LeadFilters, LeadRecord } from '@accounting-site/contract/staff/staff-leads';
import type { WebinarMessage } from '@accounting-site/contract/staff/staff-webinars';
import type { Session } from '@accounting-site/session';
import { checked } from '../../lib/actions/checked.ts';
import type { Fields } from '../../lib/forms/form-fields.ts';
import { keyOfSending, newKey } from '../../lib/site-form/sending-key.ts';

type CallSite = Session['callSite'];

/**
 * The keys of what was sent and not acknowledged, until the lead is read again. Something else may be sent in
 * between.
 */
const unacknowledged = new Map<string, string>();

/** One page of the matching leads. `after` is the `next` of the previous page. */
export const listLeads = (
  callSite: CallSite,
  filters: LeadFilters & { after: string | undefined },
  signal: AbortSignal,
) => checked(callSite(siteEndpoints.listLeads, { query: given(filters) }, { signal }), 'leads');

/** One lead with its history. */
export async function readLead(callSite: CallSite, id: string, signal?: AbortSignal): Promise<LeadRecord> {
  const read = await checked(callSite(siteEndpoints.readLead, { id }, { signal }), 'lead');
  // The person sees what was stored, so the same text is a new note from here on.
  for (const sent of unacknowledged.keys()) if (sent.startsWith(`${id} `)) unacknowledged.delete(sent);
  return read;
}

/**
 * Adds a lead. The same input is stored once, also if the page was reloaded after a lost response.
 * @throws ApiError 409 with the path of the open lead of this person as its `instance`
 */
export function addLead(callSite: CallSite, typed: Fields) {
  const { anyway, ...fields } = typed;
  const body = { ...fields, ...(anyway && { anyway: true }) } as RequestOf<
    typeof siteEndpoints.addLead
  >['body'];
  const key = keyOfSending(siteEndpoints.addLead, typed);
  return checked(callSite(siteEndpoints.addLead, { body, key }), 'lead');
}

/** Returns a function that changes a lead. A change that is sent again after a failure is made once. */
export const changeLead = (callSite: CallSite, id: string, body: LeadChange) =>
  sendOnce(id, body, (key) => callSite(siteEndpoints.changeLead, { id, body, key }));

/** Returns a function that adds a note. Called again after a failure, it stores the note once. */
export const addNote = (callSite: CallSite, id: string, text: string) =>
  sendOnce(id, text, (key) => callSite(siteEndpoints.addLeadNote, { id, body: { text }, key }));

/** What is tried or sent again after a failure has the key of the first attempt. */
function sendOnce(id: string, what: unknown, send: (key: string) => Promise<LeadRecord>) {
  const sent = `${id} ${JSON.stringify(what)}`;
  const key = unacknowledged.get(sent) ?? newKey();
  unacknowledged.set(sent, key);
  return async () => {
    const record = await checked(send(key), 'lead');
    // Once it is saved, the same text is a new note.
    unacknowledged.delete(sent);
    return record;
  };
}

/** Emails everyone who registered for a date of a webinar, each once. @returns to how many people */
export async function emailRegistered(callSite: CallSite, body: WebinarMessage): Promise<number> {
  const key = keyOfSending(siteEndpoints.emailRegistered, body);
  return (await checked(callSite(siteEndpoints.emailRegistered, { body, key }), 'people')).people;
}

/** Long enough for a hundred thousand leads on a slow network. */
const timeoutMs = 600_000;

/** All matching leads, as a file for a spreadsheet. */
export const downloadCsv = (callSite: CallSite, filters: LeadFilters) =>
  callSite(siteEndpoints.exportLeads, { query: given(filters), asFile: true }, { timeoutMs });

/** The parameters that have a value. */
const given = <Query extends object>(query: Query) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value)) as Given<Query>;
