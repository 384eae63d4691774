import { Button } from '@accounting-site/ui/Button';
import { ErrorSummary } from '@accounting-site/ui/ErrorSummary';
import { Checkbox, SelectField, TextArea, TextField } from '@accounting-site/ui/Field';
import { FilePicker } from '@accounting-site/ui/FilePicker';
import { Notice } from '@accounting-site/ui/Notice';
import { PillChoice } from '@accounting-site/ui/PillChoice';
import { ScrollFrame } from '@accounting-site/ui/ScrollFrame';
import { TableHead } from '@accounting-site/ui/TableHead';
import { readDemoRequest } from '../../lib/forms/demo-request.ts';
import { SendFailed } from '../../lib/site-form/SiteForm.tsx';
import { StoredView } from '../../lib/site-form/StoredView.tsx';
import { BothThemes, States } from '../parts/Specimen.tsx';

const states = [
  'rest',
  'hover',
  'focus-visible',
  'filled',
  'error',
  'error focus-visible',
  'disabled',
] as const;
type State = (typeof states)[number];

const error = (state: State) => (state.startsWith('error') ? 'Please enter a valid email' : undefined);

/** Each field in each state; rest is the empty field. */
export function Fields() {
  return (
    <>
      <BothThemes name="TextField">
        {(theme) => (
          <States of={states} least="16rem">
            {(state) => (
              <TextField
                id={`${theme}-text-${state}`}
                label="Email"
                help="The link goes to this address."
                placeholder="you@example.com"
                error={error(state)}
                disabled={state === 'disabled'}
                defaultValue={state === 'filled' || error(state) ? 'esi@home' : undefined}
              />
            )}
          </States>
        )}
      </BothThemes>
      <BothThemes name="TextArea">
        {(theme) => (
          <States of={states} least="16rem">
            {(state) => (
              <TextArea
                id={`${theme}-area-${state}`}
                label="Message"
                optional="(optional)"
                rows={2}
                error={error(state) && 'Message must be 4,000 characters or fewer'}
                disabled={state === 'disabled'}
                defaultValue={state === 'filled' ? 'We sell cloth in Kumasi.' : undefined}
              />
            )}
          </States>
        )}
      </BothThemes>
      <BothThemes name="SelectField">
        {(theme) => (
          <States of={states} least="16rem">
            {(state) => (
              <SelectField
                id={`${theme}-select-${state}`}
                label="Business size"
                error={error(state) && 'Please choose a business size'}
                disabled={state === 'disabled'}
              >
                <option>Just me</option>
                <option>2-5</option>
              </SelectField>
            )}
          </States>
        )}
      </BothThemes>
      <BothThemes name="Checkbox">
        {(theme) => (
          <States of={['rest', 'hover', 'focus-visible', 'ticked', 'disabled']} least="12rem">
            {(state) => (
              <Checkbox
                id={`${theme}-box-${state}`}
                label="Remember me"
                defaultChecked={state === 'ticked'}
                disabled={state === 'disabled'}
              />
            )}
          </States>
        )}
      </BothThemes>
    </>
  );
}

const nothing = () => undefined;
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'];

/** Short options, a file input, and a table that is wider than its container. */
export function Choices() {
  return (
    <>
      <BothThemes name="PillChoice">
        {(theme) => (
          <States of={['rest', 'hover', 'focus-visible', 'chosen']}>
            {(state) => (
              <PillChoice
                name={`${theme}-pill-${state}`}
                value="yes"
                label="Yes"
                defaultChecked={state === 'chosen'}
              />
            )}
          </States>
        )}
      </BothThemes>
      <BothThemes name="FilePicker: a button, and a link">
        {(theme) => (
          <States of={['rest', 'hover', 'focus-visible']} least="12rem">
            {(state) => (
              <>
                <FilePicker id={`${theme}-file-${state}`} label="Choose a file" onChoose={nothing} />
                <FilePicker
                  id={`${theme}-link-${state}`}
                  label="Open a CSV or text file"
                  look="link"
                  onChoose={nothing}
                />
              </>
            )}
          </States>
        )}
      </BothThemes>
      <BothThemes name="ScrollFrame, TableHead">
        {() => (
          <ScrollFrame label="Sales by month">
            <table>
              <TableHead columns={months.map((month) => `${month} 2026`)} />
              <tbody>
                <tr>
                  {months.map((month) => (
                    <td key={month}>1,200.00</td>
                  ))}
                </tr>
              </tbody>
            </table>
          </ScrollFrame>
        )}
      </BothThemes>
    </>
  );
}

const errors = { name: 'Full name is required', email: 'Business email is required' };

/** Messages of a form: refused, failed, stored, and others. */
export function FormAnswers() {
  const { form: words } = readDemoRequest();
  return (
    <>
      <BothThemes name="Notice">
        {() => (
          <States of={['info', 'success', 'danger']} least="16rem">
            {(tone) => (
              <Notice tone={tone}>
                <p>Your browser stores nothing. You stay signed in until you leave this page.</p>
              </Notice>
            )}
          </States>
        )}
      </BothThemes>
      <BothThemes name="ErrorSummary: the form was refused">
        {(theme) => (
          <States of={['rest', 'focus-visible']} least="16rem">
            {() => (
              <ErrorSummary
                heading={words.problems}
                errors={errors}
                idOf={(field) => (field === 'name' ? `${theme}-text-rest` : `${theme}-text-error`)}
              />
            )}
          </States>
        )}
      </BothThemes>
      <BothThemes name="The form was not stored, and it was">
        {() => (
          <States of={['network', 'stored']} least="16rem">
            {(end) =>
              end === 'network' ? (
                <SendFailed failure={{ outcome: 'network' }} message="" words={words} />
              ) : (
                <StoredView heading={words.sent.heading} another={words.sent.another} onAnother={() => {}}>
                  {words.sent.text}
                </StoredView>
              )
            }
          </States>
        )}
      </BothThemes>
      <BothThemes name="A notice with something to do">
        {() => (
          <Notice tone="danger">
            <p>The stock could not be read.</p>
            <Button variant="secondary">Try again</Button>
          </Notice>
        )}
      </BothThemes>
    </>
  );
}
