import type { Account, AccountSessions, Profile } from '@accounting-site/contract/account/account';
import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { withId } from '@accounting-site/contract/endpoints/endpoints';
import type { Session } from '@accounting-site/session';
import { checked, orGone } from '../../../lib/actions/checked.ts';

type Call = Session['callApp'];

/** Reads everything that the page shows of an account. */
export async function readAccount(call: Call, signal?: AbortSignal) {
  return checked<Account>(await call(appHostEndpoints.readAccount, {}, { signal }), 'user');
}

export async function saveProfile(call: Call, profile: Profile) {
  return checked<Account>(await call(appHostEndpoints.saveProfile, { body: profile }), 'user');
}

export async function listSessions(call: Call, signal?: AbortSignal): Promise<AccountSessions['sessions']> {
  const answer = await call(appHostEndpoints.listSessions, {}, { signal });
  return checked<AccountSessions>(answer, 'sessions').sessions;
}

export async function endSession(call: Call, id: string): Promise<void> {
  await orGone(call(withId(appHostEndpoints.endSession, id)));
}

/** Long enough for a large stock on a slow network. */
const downloadTimeoutMs = 120_000;

/** All that is stored about the account, as a JSON file. */
export async function downloadData(call: Call): Promise<Blob> {
  const options = { timeoutMs: downloadTimeoutMs };
  return (await call(appHostEndpoints.downloadData, { asFile: true }, options)) as Blob;
}
