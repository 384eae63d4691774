import { appHostBasePath, openApiPath, siteBasePath } from '@accounting-site/contract/endpoints';
import { LinkRow } from '@accounting-site/ui/LinkRow';
import { appHost } from '../../lib/pages/app-host.ts';
import type { MaintenanceWords } from '../../sections/Maintenance/maintenance-words.ts';

/** The API descriptions for programs. An external application describes its own endpoints. */
export function ApiDescriptions({ words }: { words: MaintenanceWords['descriptions'] }) {
  const application = { href: appHostBasePath + openApiPath, label: words.application };
  const site = { href: siteBasePath + openApiPath, label: words.site };
  return (
    <section aria-labelledby="descriptions" className="top-5">
      <h2 id="descriptions" className="step-1">
        {words.heading}
      </h2>
      <p className="quiet short top-2">{words.text}</p>
      <LinkRow links={appHost === '' ? [application, site] : [site]} />
    </section>
  );
}
