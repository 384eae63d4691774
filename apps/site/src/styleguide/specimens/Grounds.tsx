import { Button } from '@accounting-site/ui/Button';
import { TextField } from '@accounting-site/ui/Field';
import { Section } from '@accounting-site/ui/Section';
import { BothThemes } from '../parts/Specimen.tsx';

const tones = ['plain', 'tint', 'band'] as const;

/** The backgrounds of sections, with the focus ring on each. */
export function Grounds() {
  return tones.map((tone) => (
    <BothThemes key={tone} name={`Section, ${tone}, with the focus ring`}>
      {(theme) => (
        <Section
          id={`${theme}-${tone}`}
          tone={tone}
          spacing="tight"
          eyebrow="For shops and markets"
          heading="Know what you earned today"
          lead="Sales, expenses and stock from one till, in cedis."
        >
          <div className="cluster gap-5 middle" data-state="focus-visible">
            <Button variant={tone === 'band' ? 'band' : 'primary'}>Start Free Trial</Button>
            <a href="#grounds">See prices</a>
            {tone !== 'band' && <TextField id={`${theme}-${tone}-field`} label="Email" />}
          </div>
        </Section>
      )}
    </BothThemes>
  ));
}
