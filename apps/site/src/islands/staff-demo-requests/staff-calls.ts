import { demoRequestFieldNames } from '@accounting-site/contract/demo-request-fields';
import { withId } from '@accounting-site/contract/endpoints';
import { answerMalformed } from '@accounting-site/contract/error-messages';
import * as siteEndpoints from '@accounting-site/contract/site-endpoints';
import type {
  DemoRequestFilters,
  StaffDemoRequest,
  StaffDemoRequestsAnswer,
} from '@accounting-site/contract/staff-demo-requests';
import { AnswerError, ApiError, NetworkError, type Session } from '@accounting-site/session';

type CallSite = Session['callSite'];

/** One page of the matching demo requests, the latest first. `after` is the `next` of the previous page. */
export async function listDemoRequests(
  callSite: CallSite,
  filters: DemoRequestFilters,
  after: string | undefined,
  signal: AbortSignal,
): Promise<StaffDemoRequestsAnswer> {
  const endpoint = `${siteEndpoints.listDemoRequests}${queryOf({ ...filters, after })}` as const;
  const { requests, next } = membersOf(await callSite(endpoint, {}, { signal }));
  if (!Array.isArray(requests)) throw new AnswerError(answerMalformed);
  return { requests: requests.map(readRequest), next: typeof next === 'string' ? next : null };
}

/** Marks a demo request as answered, or undoes it. Returns the updated demo request. */
export async function noteAnswered(
  callSite: CallSite,
  id: string,
  answered: boolean,
): Promise<StaffDemoRequest> {
  const endpoint = withId(siteEndpoints.noteAnswered, id);
  return readRequest(await callSite(endpoint, { body: { answered } }));
}

/** All matching demo requests, as a file for a spreadsheet. */
export async function downloadCsv(callSite: CallSite, filters: DemoRequestFilters): Promise<Blob> {
  const endpoint = `${siteEndpoints.exportDemoRequests}${queryOf(filters)}` as const;
  const file = await callSite(endpoint, { asFile: true });
  if (!(file instanceof Blob)) throw new AnswerError(answerMalformed);
  return file;
}

/**
 * Why a request failed, as far as the page shows a different message: `refused` is an account with another
 * role, `no factor` one without an authenticator app.
 */
export function failureOf(error: unknown): 'network' | 'refused' | 'no factor' | 'server' {
  if (error instanceof NetworkError) return 'network';
  if (error instanceof ApiError && error.problem.requires === 'authenticator') return 'no factor';
  return error instanceof ApiError && error.status === 403 ? 'refused' : 'server';
}

function queryOf(parameters: Record<string, string | undefined>): string {
  const given = Object.entries(parameters).filter(([, value]) => value);
  const query = new URLSearchParams(given.map(([name, value]) => [name, value ?? '']));
  return given.length === 0 ? '' : `?${query}`;
}

function readRequest(value: unknown): StaffDemoRequest {
  if (!isDemoRequest(value)) throw new AnswerError(answerMalformed);
  return value;
}

const texts = ['id', 'receivedAt', 'status', ...demoRequestFieldNames];

function isDemoRequest(value: unknown): value is StaffDemoRequest {
  const members = membersOf(value);
  return texts.every((name) => typeof members[name] === 'string') && Array.isArray(members.messages);
}

function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
