import { readContact } from '@accounting-site/content/facts/facts';
import { Section } from '@accounting-site/ui/Section';
import type { ReactNode } from 'react';
import { readCallMe } from '../../lib/forms/call-me.ts';
import { routes } from '../../lib/pages/routes.ts';
import { whatsappLink } from '../../lib/text/contact-links.ts';
import { callMeId } from './CallMeLink.tsx';

/**
 * Asks for a call: a name and a phone number are enough. The form is its child.
 * @param hasChat false where the page has its own link to WhatsApp
 */
export function CallMe({ hasChat = true, children }: { hasChat?: boolean; children: ReactNode }) {
  const { heading, lead, whatsapp, message, use, privacy } = readCallMe().words;
  const [before, after] = use.split('[privacy]');
  return (
    <div className="screen-only">
      <Section id={callMeId} tone="tint" spacing="tight">
        <div className="columns split-1-2">
          <div className="stack gap-3">
            <h2 className="step-3" id={`${callMeId}-heading`}>
              {heading}
            </h2>
            <p>{lead}</p>
            {hasChat && (
              <a href={whatsappLink(readContact(), message)} className="alone">
                {whatsapp}
              </a>
            )}
          </div>
          <div>
            {children}
            <p className="quiet small top-2">
              {before}
              <a href={routes.privacy}>{privacy}</a>
              {after}
            </p>
          </div>
        </div>
      </Section>
    </div>
  );
}
