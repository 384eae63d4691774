import { Button } from '@accounting-site/ui/Button';
import { Dialog } from '@accounting-site/ui/Dialog';
import { DemoRequestForm } from '../../islands/demo-request/DemoRequestForm.tsx';
import { readDemoRequest } from '../../lib/forms/demo-request.ts';
import { routes } from '../../lib/pages/routes.ts';
import { BothThemes, States, touched } from '../parts/Specimen.tsx';
import styles from './Specimens.module.css';

/** The open dialog, its close button in every state, and a button that opens a dialog. */
export function Dialogs() {
  const { words } = readDemoRequest();
  return (
    <>
      <BothThemes name="Dialog, its close button">
        {(theme) => (
          <div className={styles.shown}>
            <States of={touched} least="12rem">
              {(state) => (
                <Dialog id={`${theme}-dialog-${state}`} heading={words.heading} closeLabel={words.close}>
                  <p>{words.lead}</p>
                </Dialog>
              )}
            </States>
          </div>
        )}
      </BothThemes>
      <BothThemes name="Dialog with the demo request, to open">
        {(theme) => (
          <>
            <form data-opens={`${theme}-dialog-live`}>
              <Button type="submit">Open</Button>
            </form>
            <Dialog id={`${theme}-dialog-live`} heading={words.heading} closeLabel={words.close}>
              <DemoRequestForm page={routes.demoRequest} />
            </Dialog>
          </>
        )}
      </BothThemes>
    </>
  );
}
