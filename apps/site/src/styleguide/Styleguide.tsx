import { readTokens } from '@accounting-site/ui/contrast/read-tokens';
import styles from './Styleguide.module.css';
import { AccountControls } from './specimens/AccountControls.tsx';
import { Buttons } from './specimens/Buttons.tsx';
import { Dialogs } from './specimens/Dialogs.tsx';
import { Choices, Fields, FormAnswers } from './specimens/Forms.tsx';
import { HeaderControls } from './specimens/HeaderControls.tsx';
import { PricingControls, ResourceControls } from './specimens/PageControls.tsx';
import { Grounds, Marks, Reading } from './specimens/Reading.tsx';
import { SignInControls } from './specimens/SignInControls.tsx';
import { Jobs, Palette, Shapes, TypeScale } from './tokens/Tokens.tsx';

/** All tokens and controls, the light theme beside the dark one. */
export function Styleguide({ tokens: css }: { tokens: string }) {
  const tokens = readTokens(css);
  const parts = [
    { heading: 'Palette', content: <Palette tokens={tokens} /> },
    { heading: 'Colours by job', content: <Jobs tokens={tokens} /> },
    { heading: 'Type', content: <TypeScale tokens={tokens} /> },
    { heading: 'Space and shape', content: <Shapes tokens={tokens} /> },
    { heading: 'Buttons', content: <Buttons /> },
    { heading: 'Fields', content: <Fields /> },
    { heading: 'Choices', content: <Choices /> },
    { heading: 'What a form answers', content: <FormAnswers /> },
    { heading: 'Dialog', content: <Dialogs /> },
    { heading: 'Marks', content: <Marks /> },
    { heading: 'Reading', content: <Reading /> },
    { heading: 'Grounds', content: <Grounds /> },
    { heading: 'Header', content: <HeaderControls /> },
    { heading: 'Sign in', content: <SignInControls /> },
    { heading: 'Account', content: <AccountControls /> },
    { heading: 'Pricing', content: <PricingControls /> },
    { heading: 'Resources', content: <ResourceControls /> },
  ];
  return (
    <>
      <main id="content">
        <header className={`stack ${styles.top}`}>
          <h1 className="step-4">Styleguide</h1>
          <p className="quiet measure">
            Every token and every control, in every state. A state is shown by data-state; what it looks like
            comes from the same rules that a pointer or the keyboard meets. Left the light theme, right the
            dark one.
          </p>
          <nav aria-label="Parts">
            <ul className="links">
              {parts.map(({ heading }) => (
                <li key={heading}>
                  <a href={`#${idOf(heading)}`}>{heading}</a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        {parts.map(({ heading, content }) => (
          <section key={heading} id={idOf(heading)} aria-labelledby={`${idOf(heading)}-heading`}>
            <h2 id={`${idOf(heading)}-heading`} className={`step-3 ${styles.heading}`}>
              {heading}
            </h2>
            {content}
          </section>
        ))}
      </main>
      {/* Until a page has its footer, global.css hides what is not shown in parts, such as the header. */}
      <footer />
    </>
  );
}

const idOf = (heading: string) => heading.toLowerCase().replaceAll(' ', '-');
