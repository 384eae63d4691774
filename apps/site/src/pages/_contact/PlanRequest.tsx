import { fillSlots } from '@accounting-site/content/fill-slots';
import { type PlanChoice, selfHosted } from '@accounting-site/content/plan-choices';
import { Section } from '@accounting-site/ui/Section';
import type { ReactNode } from 'react';
import type { ContactWords } from './contact-words.ts';

interface PlanRequestProps {
  words: ContactWords['request'];
  plan: PlanChoice;
  /** The form. */
  children: ReactNode;
}

/** The request form for a visitor who chose a plan, or wants to self-host. */
export function PlanRequest({ words, plan, children }: PlanRequestProps) {
  const { heading, lead } = plan.id === selfHosted ? words.self_hosted : words.plan;
  return (
    <Section id="request" heading={fillSlots(heading, { plan: plan.name })} lead={lead} spacing="tight">
      <div className="short">{children}</div>
    </Section>
  );
}
