import { Button } from '@accounting-site/ui/Button';
import { ErrorSummary } from '@accounting-site/ui/ErrorSummary';
import { Notice } from '@accounting-site/ui/Notice';
import { readDemoRequest } from '../../lib/forms/demo-request.ts';
import { SendFailed } from '../../lib/site-form/SiteForm.tsx';
import { StoredView } from '../../lib/site-form/StoredView.tsx';
import { BothThemes, States } from '../parts/Specimen.tsx';

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
