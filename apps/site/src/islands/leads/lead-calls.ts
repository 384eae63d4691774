import { demoRequestFieldNames } from '@accounting-site/contract/demo-request-fields';
import { type Endpoint, withId } from '@accounting-site/contract/endpoints';
import { answerMalformed } from '@accounting-site/contract/error-messages';
import * as siteEndpoints from '@accounting-site/contract/site-endpoints';
import type {
  LeadChange,
  LeadFilters,
  LeadRecord,
  StaffLead,
  StaffLeadsAnswer,
} from '@accounting-site/contract/staff-leads';
import { AnswerError, type Session } from '@accounting-site/session';
import { forgetSending, keyOfSending } from '../../lib/site-form/sending-key.ts';

type CallSite = Session['callSite'];

/** One page of the matching leads. `after` is the `next` of the previous page. */
export async function listLeads(
  callSite: CallSite,
  filters: LeadFilters,
  after: string | undefined,
  signal: AbortSignal,
): Promise<StaffLeadsAnswer> {
  const endpoint: Endpoint = `${siteEndpoints.listLeads}${queryOf({ ...filters, after })}`;
  const answer = await callSite(endpoint, {}, { signal });
  const { leads, next, members } = membersOf(answer);
  if (!Array.isArray(leads) || !leads.every(isLead) || !Array.isArray(members)) {
    throw new AnswerError(answerMalformed);
  }
  return { leads, members, next: typeof next === 'string' ? next : null };
}

/** One lead with its history. */
export const readLead = async (callSite: CallSite, id: string, signal?: AbortSignal) =>
  readRecord(await callSite(withId(siteEndpoints.readLead, id), {}, { signal }));

/** Changes a lead. A change that is sent again after a failure is made once. */
export const changeLead = (callSite: CallSite, id: string, change: LeadChange) =>
  sendOnce(callSite, withId(siteEndpoints.changeLead, id), change);

/** Adds a note. A retry after a failure stores it once. Once it is saved, the same text is a new note. */
export const addNote = (callSite: CallSite, id: string, text: string) =>
  sendOnce(callSite, withId(siteEndpoints.addLeadNote, id), { text });

async function sendOnce(callSite: CallSite, endpoint: Endpoint, body: object): Promise<LeadRecord> {
  const key = keyOfSending(endpoint, { body: JSON.stringify(body) });
  const record = readRecord(await callSite(endpoint, { body, key }));
  forgetSending();
  return record;
}

/** Long enough for a hundred thousand leads on a slow network. */
const downloadTimeoutMs = 600_000;

/** All matching leads, as a file for a spreadsheet. */
export async function downloadCsv(callSite: CallSite, filters: LeadFilters): Promise<Blob> {
  const endpoint: Endpoint = `${siteEndpoints.exportLeads}${queryOf(filters)}`;
  const file = await callSite(endpoint, { asFile: true }, { timeoutMs: downloadTimeoutMs });
  if (!(file instanceof Blob)) throw new AnswerError(answerMalformed);
  return file;
}

function queryOf(parameters: Record<string, string | undefined>): string {
  const given = Object.entries(parameters).filter(([, value]) => value);
  const query = new URLSearchParams(given.map(([name, value]) => [name, value ?? '']));
  return given.length === 0 ? '' : `?${query}`;
}

const texts = ['id', 'receivedAt', 'kind', 'stage', 'plan', 'nextStep', ...demoRequestFieldNames];

function isLead(value: unknown): value is StaffLead {
  const members = membersOf(value);
  return texts.every((name) => typeof members[name] === 'string');
}

function readRecord(value: unknown): LeadRecord {
  const { lead, events, messages } = membersOf(value);
  if (!isLead(lead) || !Array.isArray(events) || !Array.isArray(messages)) {
    throw new AnswerError(answerMalformed);
  }
  return { lead, events, messages };
}

function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
