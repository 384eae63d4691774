import { Button, ButtonLink } from '@accounting-site/ui/Button';
import { Notice } from '@accounting-site/ui/Notice';
import { Section } from '@accounting-site/ui/Section';
import { href, routes } from '../../lib/pages/routes.ts';
import { PageTitle } from '../../sections/PageTitle/PageTitle.tsx';
import styles from './OfflinePage.module.css';
import type { OfflineWords } from './offline-words.ts';

/**
 * What is stored in the visitor's browser. Everything except the title comes from the browser's storage: the
 * page's script fills the hidden parts, and shows them together once all is known.
 */
export function OfflinePage({ words }: { words: OfflineWords }) {
  return (
    <>
      <PageTitle heading={words.heading} lead={words.lead}>
        <div className={styles.instead}>
          <Notice>
            <p>{words.instead.text}</p>
            {/* Links to the requested URL, which the browser still shows. */}
            <ButtonLink href="" variant="secondary">
              {words.instead.again}
            </ButtonLink>
          </Notice>
        </div>
        <noscript>
          <NothingKept why={words.without_script} link={words.all_help} />
        </noscript>
      </PageTitle>
      <Section spacing="tight">
        <div className={`stack wide ${styles.parts}`} data-looking>
          <p className={`quiet ${styles.looking}`}>{words.looking}</p>
          <div data-unsupported hidden>
            <NothingKept why={words.unsupported} link={words.all_help} />
          </div>
          <section
            aria-labelledby="waiting"
            tabIndex={-1}
            data-waiting={JSON.stringify(words.waiting)}
            hidden
          >
            <h2 id="waiting" className="step-2">
              {words.waiting.heading}
            </h2>
            <p className="quiet top-2">{words.waiting.text}</p>
            <ul className={styles.list} />
            <p className={`unless-empty ${styles.said}`} role="status" />
          </section>
          <SaveHelp words={words.save} />
          <section data-stored={JSON.stringify(words.stored)} hidden>
            <h2 className="step-2">{words.stored.heading}</h2>
            <p className="quiet top-2">{words.stored.text}</p>
            <ul className={styles.list} />
          </section>
        </div>
      </Section>
    </>
  );
}

/** Explains why nothing is stored, and links to the articles. */
function NothingKept({ why, link }: { why: string; link: string }) {
  return (
    <Notice>
      <p>{why}</p>
      <ButtonLink href={href(routes.helpDocumentation)} variant="secondary">
        {link}
      </ButtonLink>
    </Notice>
  );
}

/** Saves the help articles in the browser. Its script shows it if the browser can store pages. */
function SaveHelp({ words }: { words: OfflineWords['save'] }) {
  return (
    <section
      className={`card stack gap-3 ${styles.save}`}
      aria-labelledby="save-help"
      tabIndex={-1}
      data-save-help={JSON.stringify(words)}
      hidden
    >
      <h2 id="save-help" className="step-2">
        {words.heading}
      </h2>
      <p data-offer>{words.text_without_list}</p>
      <progress className={`full ${styles.progress}`} aria-labelledby="save-help" hidden />
      {/* The progress bar announces itself. Announcing this line for every article would never end. */}
      <p className={`unless-empty figures ${styles.status}`} aria-hidden="true" data-running />
      <p className={`unless-empty figures ${styles.status}`} role="status" />
      <div className={`cluster ${styles.buttons}`}>
        <Button data-start>{words.start}</Button>
        <Button data-stop variant="secondary" hidden>
          {words.stop}
        </Button>
        <Button data-remove variant="secondary" hidden>
          {words.remove}
        </Button>
      </div>
    </section>
  );
}
