import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { sitePath } from '@accounting-site/contract/endpoints/endpoints';
import { callRequest } from '@accounting-site/contract/endpoints/site-endpoints';
import { callRequestDraftKey, demoRequestDraftKey } from '../../lib/forms/draft-keys.ts';
import { forgetRequest, type KeptRequest, listKeptRequests } from '../../lib/offline/kept-requests.ts';
import { routes } from '../../lib/pages/routes.ts';
import { formatRecentDay } from '../../lib/text/format-day.ts';
import type { OfflineWords } from '../../pages/_offline/offline-words.ts';
import { element, partOfPage } from './part-of-page.ts';

type Words = OfflineWords['waiting'];

/** Lists the requests stored in this browser, and their state. */
export async function showKeptRequests(said?: 'forgotten'): Promise<void> {
  const found = partOfPage<Words>('waiting');
  if (!found) return;
  const { part, words } = found;
  const requests = await listKeptRequests();
  part.querySelector('ul')?.replaceChildren(...requests.map((request) => rowOf(request, words)));
  const status = part.querySelector('[role=status]');
  if (status) status.textContent = said ? words[said] : '';
  part.hidden = requests.length === 0 && !said;
  // The pressed button is gone, so this part receives the focus.
  if (said) part.focus();
}

function rowOf(request: KeptRequest, words: Words): HTMLLIElement {
  const row = document.createElement('li');
  const day = formatRecentDay(request.at);
  const button = (label: string, onclick: () => void) => {
    const created = element('button', label, { type: 'button', onclick });
    // Each request has a button of each kind. The label makes them distinguishable in a list of buttons. It is an
    // attribute, because browsers of 2022 do not know the property.
    created.setAttribute('aria-label', `${label}: ${request.fields.name || day}`);
    return created;
  };
  row.append(element('p', fillSlots(words[request.state], { day })));
  for (const { message } of request.errors) row.append(element('p', message));
  if (request.state === 'sent') {
    void forgetRequest(request.key);
    return row;
  }
  // Without a worker nothing sends a waiting request, but the visitor can send it from the form.
  const isLeft = request.state !== 'waiting' || !navigator.serviceWorker?.controller;
  if (isLeft) row.append(button(words.edit, () => openForm(request)));
  const forget = async () => {
    await forgetRequest(request.key);
    await showKeptRequests('forgotten');
  };
  row.append(button(words.forget, forget));
  return row;
}

/** Opens the form of a request. */
async function openForm(request: KeptRequest) {
  const { draftKey, address } = formOf(request);
  try {
    localStorage.setItem(draftKey, JSON.stringify(request.fields));
    await forgetRequest(request.key);
  } catch {
    // Where the draft cannot be stored, the request stays here.
  }
  const here = location.pathname + location.search;
  location.assign(address);
  // Without a network this list is shown at the address of the form too, where only the fragment changes.
  if (address.startsWith(`${here}#`)) location.reload();
}

/** The form of a request: where it takes its draft from, and its first field, whose focus loads its code. */
export function formOf({ address = '', fields }: Pick<KeptRequest, 'address' | 'fields'>) {
  // The address of a plain form names its language after a question mark.
  const isCall = address.includes(sitePath(callRequest));
  const query = fields.plan ? `?plan=${encodeURIComponent(fields.plan)}` : '';
  // Without a network, only /demo-request has a demo form.
  const page = isCall ? routes.contact : routes.demoRequest;
  return {
    draftKey: isCall ? callRequestDraftKey : demoRequestDraftKey,
    address: `${page}${query}#${isCall ? 'call' : 'demo'}-name`,
  };
}
