import { readNavigation } from '@accounting-site/content/facts/facts';
import { readWords } from '@accounting-site/content/reading/pages';
import { Account } from '../../islands/header-account/Account.tsx';
import { SignedInAccount } from '../../islands/header-account/SignedInAccount.tsx';
import { frameSchema } from '../../layouts/_parts/frame-words.ts';
import { Header } from '../../layouts/Header/Header.tsx';
import { NavigationLinks } from '../../layouts/Header/NavigationLinks.tsx';
import { trialUrl } from '../../lib/pages/app-host.ts';
import { routes } from '../../lib/pages/routes.ts';
import { BothThemes, States, touched } from '../parts/Specimen.tsx';
import styles from './Specimens.module.css';

/** The bar of every page, its links, its menu, and the signed-in state. */
export function HeaderControls() {
  const { header: links } = readNavigation();
  const { header: words } = readWords('en/frame.yaml', frameSchema);
  const account = { appHost: '', trialUrl: trialUrl(), words };
  return (
    <>
      <BothThemes name="Header" wide>
        {() => (
          <div className={styles.still}>
            <Header language="en" path={routes.pricing} account={<Account {...account} place="bar" />} />
          </div>
        )}
      </BothThemes>
      <BothThemes name="Links of the header; the second is the page that is shown">
        {() => (
          <States of={touched} least="16rem">
            {() => <NavigationLinks links={links.slice(0, 2)} path={links[1]?.path ?? ''} />}
          </States>
        )}
      </BothThemes>
      <BothThemes name="The button of the menu">
        {() => (
          <States of={touched}>
            {() => (
              <div className={styles.toggle}>
                <Header language="en" path={routes.pricing} />
              </div>
            )}
          </States>
        )}
      </BothThemes>
      <BothThemes name="The menu of small screens, open">
        {() => (
          <div className={styles.menus} data-opened>
            <Header language="en" path={routes.pricing} menuAccount={<Account {...account} place="menu" />} />
          </div>
        )}
      </BothThemes>
      <BothThemes name="Signed in">
        {() => (
          <States of={touched} least="24rem">
            {() => (
              <div className="cluster gap-2">
                <SignedInAccount
                  appHost=""
                  words={words}
                  user={{ id: '1', email: 'owner@adom-provisions.example', role: 'owner' }}
                  onLogout={() => undefined}
                />
              </div>
            )}
          </States>
        )}
      </BothThemes>
    </>
  );
}
