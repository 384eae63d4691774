import { type Endpoint, withId } from '@accounting-site/contract/endpoints/endpoints';
import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import type {
  LeadChange,
  LeadFilters,
  LeadRecord,
  StaffLeadsAnswer,
} from '@accounting-site/contract/staff/staff-leads';
import type { WebinarMessage, WebinarMessageAnswer } from '@accounting-site/contract/staff/staff-webinars';
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
export async function listLeads(
  callSite: CallSite,
  filters: LeadFilters,
  after: string | undefined,
  signal: AbortSignal,
) {
  const endpoint: Endpoint = `${siteEndpoints.listLeads}${queryOf({ ...filters, after })}`;
  return checked<StaffLeadsAnswer>(await callSite(endpoint, {}, { signal }), 'leads');
}

/** One lead with its history. */
export async function readLead(callSite: CallSite, id: string, signal?: AbortSignal): Promise<LeadRecord> {
  const endpoint = withId(siteEndpoints.readLead, id);
  const read = checked<LeadRecord>(await callSite(endpoint, {}, { signal }), 'lead');
  // The person sees what was stored, so the same text is a new note from here on.
  for (const sent of unacknowledged.keys()) if (sent.includes(`/${id}`)) unacknowledged.delete(sent);
  return read;
}

/**
 * Adds a lead. The same input is stored once, also if the page was reloaded after a lost response.
 * @throws ApiError 409 with the path of the open lead of this person as its `instance`
 */
export async function addLead(callSite: CallSite, typed: Fields) {
  const { anyway, ...body } = typed;
  const key = keyOfSending(siteEndpoints.addLead, typed);
  const sent = { ...body, ...(anyway && { anyway: true }) };
  return checked<LeadRecord>(await callSite(siteEndpoints.addLead, { body: sent, key }), 'lead');
}

/** Returns a function that changes a lead. A change that is sent again after a failure is made once. */
export const changeLead = (callSite: CallSite, id: string, change: LeadChange) =>
  sendOnce(callSite, withId(siteEndpoints.changeLead, id), change);

/** Returns a function that adds a note. Called again after a failure, it stores the note once. */
export const addNote = (callSite: CallSite, id: string, text: string) =>
  sendOnce(callSite, withId(siteEndpoints.addLeadNote, id), { text });

/** What is tried or sent again after a failure has the key of the first attempt. */
function sendOnce(callSite: CallSite, endpoint: Endpoint, body: object): () => Promise<LeadRecord> {
  const sent = endpoint + JSON.stringify(body);
  const key = unacknowledged.get(sent) ?? newKey();
  unacknowledged.set(sent, key);
  return async () => {
    const record = checked<LeadRecord>(await callSite(endpoint, { body, key }), 'lead');
    // Once it is saved, the same text is a new note.
    unacknowledged.delete(sent);
    return record;
  };
}

/** Emails everyone who registered for a date of a webinar, each once. @returns to how many people */
export async function emailRegistered(callSite: CallSite, message: WebinarMessage): Promise<number> {
  const key = keyOfSending(siteEndpoints.emailRegistered, message);
  const answer = await callSite(siteEndpoints.emailRegistered, { body: message, key });
  return checked<WebinarMessageAnswer>(answer, 'people').people;
}

/** Long enough for a hundred thousand leads on a slow network. */
const downloadTimeoutMs = 600_000;

/** All matching leads, as a file for a spreadsheet. */
export async function downloadCsv(callSite: CallSite, filters: LeadFilters): Promise<Blob> {
  const endpoint: Endpoint = `${siteEndpoints.exportLeads}${queryOf(filters)}`;
  return (await callSite(endpoint, { asFile: true }, { timeoutMs: downloadTimeoutMs })) as Blob;
}

function queryOf(parameters: Record<string, string | undefined>): string {
  const given = Object.entries(parameters).filter(([, value]) => value);
  const query = new URLSearchParams(given.map(([name, value]) => [name, value ?? '']));
  return given.length === 0 ? '' : `?${query}`;
}
