import { FilePicker } from '@accounting-site/ui/FilePicker';
import { PillChoice } from '@accounting-site/ui/PillChoice';
import { ScrollFrame } from '@accounting-site/ui/ScrollFrame';
import { TableHead } from '@accounting-site/ui/TableHead';
import { BothThemes, States } from '../parts/Specimen.tsx';

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
