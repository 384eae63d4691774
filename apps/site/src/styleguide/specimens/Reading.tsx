import { Disclosure } from '@accounting-site/ui/Disclosure';
import { Prose } from '@accounting-site/ui/Prose';
import { Steps } from '@accounting-site/ui/Steps';
import { readDemoRequest } from '../../lib/forms/demo-request.ts';
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
