import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import type { ReactNode } from 'react';
import { cedis } from '../amounts.ts';
import type { Pictures } from '../read-pictures.ts';
import styles from './Phone.module.css';
import type { Line } from './picture-fields.ts';

/** A phone with time, full battery and good reception, around its screen. */
export function Phone({ time, children }: { time: string; children: ReactNode }) {
  return (
    <div className={styles.phone}>
      <div className={styles.status}>
        {time}
        <svg width="40" height="10" fill="currentColor" aria-hidden="true">
          <path d="M0 10V7h3v3zm5 0V5h3v5zm5 0V2h3v8zm5 0V0h3v10zm6-9h16v2h1v4h-1v2H21z" />
        </svg>
      </div>
      {children}
    </div>
  );
}

interface PromptProps {
  words: { title: string; question: string; amount: number; pin: string; no: string; yes: string };
}

/** The network's question on a customer's phone: how much, to whom, and the PIN. */
export function Prompt({ words }: PromptProps) {
  return (
    <div className={styles.prompt}>
      <strong>{words.title}</strong>
      <span>{words.question}</span>
      <b>{cedis(words.amount)}</b>
      <span className={styles.pin}>{words.pin}</span>
      <PayButtons methods={[words.yes, words.no]} />
    </div>
  );
}

/** Buttons of a till or a prompt. The first one is gold. */
export function PayButtons({ methods }: { methods: string[] }) {
  return (
    <div className={`cluster strong ${styles.methods}`}>
      {methods.map((method) => (
        <span key={method}>{method}</span>
      ))}
    </div>
  );
}

interface MessageProps {
  invoice: Pictures['invoice'];
  words: Pictures['paid_invoice']['message'];
}

/** A chat message with an invoice, as its sender sees it. */
export function Message({ invoice, words }: MessageProps) {
  return (
    <div className={styles.message}>
      <div className={`paper ${styles.file}`}>
        <WovenStrip />
        <strong>{invoice.parties[0]?.name}</strong>
        <small>
          {invoice.title} {invoice.aside}
        </small>
        <b>{cedis(invoice.total.amount)}</b>
      </div>
      <p>
        {words.text}
        {/* Sent, delivered and read. */}
        <small>{words.time} ✓✓</small>
      </p>
    </div>
  );
}

/** The top of the start screen: a greeting, and today's income so far. */
export function Day({ title, today }: { title: string; today: Line }) {
  return (
    <>
      <div className={styles.day}>
        {title}
        <small>{today.label}</small>
        <strong>{cedis(today.amount)}</strong>
      </div>
      <WovenStrip />
    </>
  );
}
