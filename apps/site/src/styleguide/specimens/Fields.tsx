import { Checkbox, SelectField, TextArea, TextField } from '@accounting-site/ui/Field';
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
