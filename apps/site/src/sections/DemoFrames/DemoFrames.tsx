import type { ReactNode } from 'react';
import type { DemoFramesWords } from '../../lib/forms/demo-request.ts';
import { Message, Prompt } from '../ProductPictures/parts/Phone.tsx';
import { Marked, Pair, Row, Total } from '../ProductPictures/parts/Rows.tsx';
import numbered from '../ProductPictures/parts/Screen.module.css';
import { readPictures } from '../ProductPictures/read-pictures.ts';
import styles from './DemoFrames.module.css';

/** What a demo shows, in four frames. In the dialog it is for visitors who came to watch the demo. */
export function DemoFrames({ words, children }: { words: DemoFramesWords; children?: ReactNode }) {
  const { paid_invoice, invoice, mobile_money, dashboard } = readPictures();
  const { stock } = words;
  const drawings = [
    <Message key="1" invoice={invoice} words={paid_invoice.message} />,
    <Prompt key="2" words={mobile_money.prompt} />,
    <div key="3" className={`card raised stack gap-2 ${styles.card}`}>
      <Marked>
        <Row label={invoice.aside} note={mobile_money.chip.title} amount={invoice.total.amount} />
      </Marked>
      <Pair start={stock.label} end={stock.left} />
    </div>,
    <div key="4" className={`card raised stack gap-2 ${styles.card}`}>
      {dashboard.methods.map((method) => (
        <Row key={method.label} {...method} />
      ))}
      <Total {...dashboard.today} />
    </div>,
  ];
  return (
    <div className={styles.storyboard}>
      <ol className={`small ${numbered.numbered} ${styles.frames}`}>
        {words.captions.map((caption, index) => (
          <li key={caption}>
            <div className={styles.screen} aria-hidden="true">
              {drawings[index]}
            </div>
            {caption}
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}
