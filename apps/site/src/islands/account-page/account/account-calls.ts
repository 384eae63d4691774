import type {
  Account,
  AccountSessions,
  ChangePassword,
  Profile,
} from '@accounting-site/contract/account/account';
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

/** Sends a confirmation email to a new address. The address changes once confirmed. */
export async function changeEmail(call: Call, email: string): Promise<void> {
  await call(appHostEndpoints.changeEmail, { body: { email } });
}

/** Also ends every other session. */
export async function changePassword(call: Call, body: ChangePassword): Promise<void> {
  await call(appHostEndpoints.changePassword, { body });
}

export async function listSessions(call: Call, signal?: AbortSignal): Promise<AccountSessions['sessions']> {
  const answer = await call(appHostEndpoints.listSessions, {}, { signal });
  return checked<AccountSessions>(answer, 'sessions').sessions;
}

export async function endSession(call: Call, id: string): Promise<void> {
  await orGone(call(withId(appHostEndpoints.endSession, id)));
}

export async function endOtherSessions(call: Call): Promise<void> {
  await call(appHostEndpoints.endOtherSessions);
}

/** Long enough for a large stock on a slow network. */
const downloadTimeoutMs = 120_000;

/** All that is stored about the account, as a JSON file. */
export async function downloadData(call: Call): Promise<Blob> {
  const options = { timeoutMs: downloadTimeoutMs };
  return (await call(appHostEndpoints.downloadData, { asFile: true }, options)) as Blob;
}

/** Also deletes the business if no other account belongs to it. */
export async function deleteAccount(call: Call): Promise<void> {
  await call(appHostEndpoints.deleteAccount);
}
