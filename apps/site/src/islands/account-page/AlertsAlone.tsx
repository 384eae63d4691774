import type { User } from '@accounting-site/contract/account/login';
import { ButtonLink } from '@accounting-site/ui/Button';
import { useMemo } from 'react';
import { PageContext } from '../../lib/actions/page-context.ts';
import { browserSession } from '../../lib/session/browser-session.ts';
import { useStock } from '../../lib/session/use-stock.ts';
import type { AccountPageWords } from './account-page-words.ts';
import { StockAlerts } from './stock-alerts/StockAlerts.tsx';

interface AlertsAloneProps {
  appHost: string;
  userId: User['id'];
  words: AccountPageWords;
  elsewhere: NonNullable<AccountPageWords['elsewhere']>;
}

/** The page for an external app host, which is only known to offer the endpoints of specification §7. */
export function AlertsAlone({ appHost, userId, words, elsewhere }: AlertsAloneProps) {
  const [stock, readStockAgain] = useStock(appHost, userId);
  const page = useMemo(
    () => ({ appHost, call: browserSession(appHost).callApp, formWords: words.form }),
    [appHost, words.form],
  );
  return (
    <PageContext value={page}>
      <StockAlerts state={stock} onReadAgain={readStockAgain} words={words} />
      <p>{elsewhere.text}</p>
      <ButtonLink href={words.appUrl} variant="secondary">
        {elsewhere.link}
      </ButtonLink>
    </PageContext>
  );
}
