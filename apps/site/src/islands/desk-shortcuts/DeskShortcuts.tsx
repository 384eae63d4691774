import { Button } from '@accounting-site/ui/Button';
import { Dialog } from '@accounting-site/ui/Dialog';
import { Checkbox } from '@accounting-site/ui/Field';
import { Icon } from '@accounting-site/ui/Icon';
import { Keyboard } from 'lucide';
import { Fragment, useCallback, useEffect, useRef, useState } from 'react';
import { openModal } from '../../lib/actions/modal.ts';
import {
  elementOfKeys,
  listenForShortcuts,
  type ShortcutName,
  shortcutGroups,
  shortcuts,
} from '../../lib/desk/shortcuts.ts';
import { readText, store } from '../../lib/forms/stored.ts';
import { useSignedIn } from '../../lib/session/use-signed-in.ts';
import type { DeskWords } from '../../pages/_staff/desk-words.ts';
import styles from './DeskShortcuts.module.css';

type Words = DeskWords['shortcuts'];

/** Keys of one character can be switched off, for people who dictate or press keys by accident (WCAG 2.1.4). */
const choiceKey = 'desk-shortcuts';

/** Whether the shortcuts are on: in a browser, unless they were switched off. */
const areOn = () => typeof window !== 'undefined' && readText('localStorage', choiceKey) !== 'off';

/** The keyboard shortcuts of the desk, with a button that lists them. */
export function DeskShortcuts({ words }: { words: Words }) {
  const isSignedIn = useSignedIn('') !== null;
  const [isOn, setIsOn] = useState(areOn);
  const [isListed, setIsListed] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useCallback(() => {
    setIsListed(true);
    openModal(dialog.current);
  }, []);
  useEffect(() => (isSignedIn && isOn ? listenForShortcuts(open) : undefined), [isSignedIn, isOn, open]);

  function choose(wanted: boolean) {
    setIsOn(wanted);
    // Without storage the choice is for this page only.
    store('localStorage', choiceKey, wanted ? 'on' : 'off');
  }
  if (!isSignedIn) return null;
  return (
    <>
      <Button variant="quiet" icon={<Icon of={Keyboard} size={18} />} onClick={open}>
        {words.open}
      </Button>
      <Dialog
        ref={dialog}
        id="shortcuts"
        heading={words.open}
        closeLabel={words.close}
        onClose={() => setIsListed(false)}
      >
        <div className="stack gap-5">
          <Checkbox
            id="use-shortcuts"
            label={words.use}
            checked={isOn}
            onChange={({ target }) => choose(target.checked)}
          />
          {isListed &&
            (Object.keys(shortcutGroups) as Group[]).map((group) => (
              <Keys key={group} {...{ group, words }} />
            ))}
        </div>
      </Dialog>
    </>
  );
}

type Group = keyof typeof shortcutGroups;

/** The keys of one group. A page that this role may not open has no key. */
function Keys({ group, words }: { group: Group; words: Words }) {
  const names: readonly ShortcutName[] = shortcutGroups[group];
  const listed = names.filter((name) => !shortcuts[name].startsWith('g ') || elementOfKeys(shortcuts[name]));
  return (
    <section className="stack gap-2" aria-labelledby={`keys-${group}`}>
      <h3 id={`keys-${group}`} className="step-0">
        {words.groups[group]}
      </h3>
      <dl className={styles.keys}>
        {listed.map((name) => (
          <div key={name}>
            <dt>{words.keys[name]}</dt>
            <dd>
              {shortcuts[name].split(' ').map((key, at) => (
                <Fragment key={key}>
                  {at > 0 && <span className="quiet small"> {words.between} </span>}
                  <kbd>{key === 'Escape' ? 'Esc' : key}</kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
