import { Avatar } from '@accounting-site/ui/Avatar';
import { Badge } from '@accounting-site/ui/Badge';
import { Button } from '@accounting-site/ui/Button';
import { Disclosure } from '@accounting-site/ui/Disclosure';
import { Eyebrow } from '@accounting-site/ui/Eyebrow';
import { TextField } from '@accounting-site/ui/Field';
import { Icon } from '@accounting-site/ui/Icon';
import { Prose } from '@accounting-site/ui/Prose';
import { Section } from '@accounting-site/ui/Section';
import { Spinner } from '@accounting-site/ui/Spinner';
import { Steps } from '@accounting-site/ui/Steps';
import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import { Phone, ReceiptText, Smartphone, Store } from 'lucide';
import { Logo } from '../../layouts/Logo/Logo.tsx';
import { readDemoRequest } from '../../lib/forms/demo-request.ts';
import { Rating } from '../../sections/Rating/Rating.tsx';
import { BothThemes, States } from '../parts/Specimen.tsx';

/** Reading content: disclosures, steps, an article. */
export function Reading() {
  const { words } = readDemoRequest();
  return (
    <>
      <BothThemes name="Disclosure">
        {() => (
          <States of={['rest', 'hover', 'focus-visible', 'open']} least="16rem">
            {(state) => (
              <div data-opened={state === 'open' || undefined}>
                <Disclosure summary="Can I change my plan later?">
                  <p>Yes. What you have paid counts towards the new plan.</p>
                </Disclosure>
              </div>
            )}
          </States>
        )}
      </BothThemes>
      <BothThemes name="Steps">{() => <Steps steps={words.aside.steps} />}</BothThemes>
      <BothThemes name="Prose">
        {() => (
          <Prose>
            <h2>Close the month</h2>
            <p>
              Count the till, then <a href="#reading">reconcile the MoMo wallet</a>. Write <code>GHS</code> in
              front of sums that leave the country.
            </p>
            <ol>
              <li>Open Reports.</li>
              <li>Choose the month.</li>
            </ol>
            <blockquote>
              <p>A difference of a few pesewas is a fee.</p>
            </blockquote>
            <table>
              <thead>
                <tr>
                  <th scope="col">Account</th>
                  <th scope="col" data-align="end">
                    Balance
                  </th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <td>Till</td>
                  <td data-align="end">GH₵1,240.00</td>
                </tr>
                <tr>
                  <td>MoMo wallet</td>
                  <td data-align="end">GH₵8,915.50</td>
                </tr>
              </tbody>
            </table>
          </Prose>
        )}
      </BothThemes>
    </>
  );
}

const icons = { Phone, ReceiptText, Smartphone, Store };

/** Small elements beside text. */
export function Marks() {
  return (
    <>
      <BothThemes name="Badge">
        {() => (
          <States of={['forest', 'gold', 'clay']}>{(tone) => <Badge tone={tone}>Most Popular</Badge>}</States>
        )}
      </BothThemes>
      <BothThemes name="Avatar">
        {() => (
          <States of={['Kofi Mensah', 'Esi Tetteh', 'Maame Serwaa']}>
            {(name) => <Avatar name={name} />}
          </States>
        )}
      </BothThemes>
      <BothThemes name="Icon">
        {() => (
          <States of={['Phone', 'ReceiptText', 'Smartphone', 'Store']}>
            {(name) => <Icon of={icons[name]} />}
          </States>
        )}
      </BothThemes>
      <BothThemes name="Spinner">{() => <Spinner label="Restoring your session" />}</BothThemes>
      <BothThemes name="Eyebrow, Logo and Rating">
        {() => (
          <>
            <Eyebrow>For shops and markets</Eyebrow>
            <Logo name="SikaBooks" />
            <Rating value={5} outOf="of 5" />
          </>
        )}
      </BothThemes>
      <BothThemes name="WovenStrip">{() => <WovenStrip />}</BothThemes>
    </>
  );
}

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
