import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { ProviderName } from '@accounting-site/contract/account/providers';
import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { appHostPath, withId } from '@accounting-site/contract/endpoints/endpoints';
import { Button } from '@accounting-site/ui/Button';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { ConfirmAction } from '../../../lib/actions/ConfirmAction.tsx';
import { checked } from '../../../lib/actions/checked.ts';
import { Outcome } from '../../../lib/actions/Outcome.tsx';
import { usePage } from '../../../lib/actions/page-context.ts';
import { useLoaded } from '../../../lib/actions/use-loaded.ts';
import { formAddress } from '../../../lib/pages/routes.ts';
import { formatDay } from '../../../lib/text/format-day.ts';
import { useShownAccount } from '../account/account-context.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import { SectionPart } from '../parts/PageSection.tsx';
import { RowList } from '../parts/RowList.tsx';
import { LinkOutcome } from './LinkOutcome.tsx';

interface ProviderLinksProps {
  words: AccountPageWords['security']['providers'];
  linked: string;
  keep: string;
}

/**
 * Google and other provider accounts: linked ones, and those that can be linked. Shows nothing if there are
 * none.
 */
export function ProviderLinks({ words, linked, keep }: ProviderLinksProps) {
  const { call } = usePage();
  const { account, readAgain } = useShownAccount();
  const configured = useConfiguredProviders();
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const names = providerNamesIn(words.names);
  const linkedNames = names.filter((name) => account.providers.some(({ provider }) => provider === name));
  const canLink = names.filter((name) => configured.includes(name) && !linkedNames.includes(name));
  if (linkedNames.length === 0 && canLink.length === 0 && said === '') return null;

  async function unlink(name: ProviderName) {
    await call(appHostEndpoints.unlinkProvider, { provider: name });
    await readAgain();
    setSaid(fillSlots(words.unlinked, { provider: words.names[name] }));
    heading.current?.focus();
  }

  return (
    <SectionPart heading={words.heading} lead={words.text} headingRef={heading}>
      <LinkOutcome words={words.problems} linked={linked} />
      <RowList
        label={words.list}
        rows={linkedNames.map((name) => {
          const provider = words.names[name];
          const at = account.providers.find((each) => each.provider === name)?.linkedAt ?? '';
          return {
            id: `provider-${name}`,
            title: provider,
            details: [fillSlots(words.since, { day: formatDay(at.slice(0, 10)) })],
            action: (
              <ConfirmAction
                label={words.unlink}
                describedBy={`provider-${name}`}
                question={fillSlots(words.unlink_question, { provider })}
                confirm={words.unlink_confirm}
                keep={keep}
                onConfirm={() => unlink(name)}
              />
            ),
          };
        })}
      />
      <Outcome saved={said} />
      <div className="cluster middle">
        {canLink.map((name) => (
          <LinkProvider
            key={name}
            name={name}
            label={fillSlots(words.link, { provider: words.names[name] })}
          />
        ))}
      </div>
    </SectionPart>
  );
}

/** The providers in the order of their texts. The contract knows no others. */
const providerNamesIn = (names: Record<ProviderName, string>): ProviderName[] =>
  Object.keys(names) as ProviderName[];

/**
 * A plain form, submitted after re-authentication: the browser goes to the provider, and returns to this
 * page.
 */
function LinkProvider({ name, label }: { name: ProviderName; label: string }) {
  const { prove } = useShownAccount();

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // requestSubmit() would run this handler again.
    if (await prove()) form.submit();
  }

  return (
    <form
      method="post"
      action={formAddress(appHostPath(withId(appHostEndpoints.startProvider, name)))}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="purpose" value="link" />
      <Button type="submit" variant="secondary">
        {label}
      </Button>
    </form>
  );
}

/**
 * The configured providers; empty until they are loaded, and if loading fails. Accounts that are already linked are
 * shown anyway.
 */
function useConfiguredProviders(): ProviderName[] {
  const { call } = usePage();
  const { state } = useLoaded(
    useCallback(
      (signal) => checked(call(appHostEndpoints.listProviders, {}, { signal }), 'providers'),
      [call],
    ),
  );
  return state.status === 'ready' ? state.value.providers : [];
}
