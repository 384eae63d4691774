import { Button, ButtonLink } from '@accounting-site/ui/Button';
import { Icon } from '@accounting-site/ui/Icon';
import { LinkRow } from '@accounting-site/ui/LinkRow';
import { Section } from '@accounting-site/ui/Section';
import { ArrowRight, Download } from 'lucide';
import { BothThemes, States, touched } from '../parts/Specimen.tsx';

const states = [...touched, 'disabled', 'busy'] as const;

const onPage = ['primary', 'secondary', 'quiet'] as const;

/** Each button variant in each state, on its intended background. */
export function Buttons() {
  return (
    <>
      {onPage.map((variant) => (
        <BothThemes key={variant} name={`Button, ${variant}`}>
          {() => <InEveryState variant={variant} />}
        </BothThemes>
      ))}
      <BothThemes name="Button, band">
        {() => (
          <Section tone="band" spacing="tight">
            <InEveryState variant="band" />
          </Section>
        )}
      </BothThemes>
      <BothThemes name="LinkRow">
        {() => (
          <LinkRow
            links={[
              { href: '#row', label: 'Pricing' },
              { href: '#row-help', label: 'Help Center' },
            ]}
          />
        )}
      </BothThemes>
      <BothThemes name="Button and ButtonLink, sizes and icons">
        {() => (
          <States of={['large', 'large, busy', 'wide', 'icon', 'link']} least="12rem">
            {(kind) => <Kind kind={kind} />}
          </States>
        )}
      </BothThemes>
    </>
  );
}

function InEveryState({ variant }: { variant: (typeof onPage)[number] | 'band' }) {
  return (
    <States of={states} least="10rem">
      {(state) => (
        <Button variant={variant} disabled={state === 'disabled'} busy={state === 'busy'}>
          Send invoice
        </Button>
      )}
    </States>
  );
}

function Kind({ kind }: { kind: 'large' | 'large, busy' | 'wide' | 'icon' | 'link' }) {
  if (kind === 'large') return <Button size="large">Send invoice</Button>;
  if (kind === 'wide') return <Button wide>Send invoice</Button>;
  if (kind === 'icon') return <Button icon={<Icon of={Download} size={18} />}>Download</Button>;
  if (kind === 'link') {
    return (
      <ButtonLink href="#buttons" variant="secondary" icon={<Icon of={ArrowRight} size={18} />}>
        See prices
      </ButtonLink>
    );
  }
  return (
    <Button size="large" busy>
      Send invoice
    </Button>
  );
}
