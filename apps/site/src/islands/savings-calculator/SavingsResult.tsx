import { ButtonLink } from '@accounting-site/ui/Button';
import { planLink } from '../../lib/plans/plan-link.ts';
import { AnswerSlip } from '../../lib/tool-form/AnswerSlip.tsx';
import styles from './SavingsResult.module.css';
import type { SavingsAnswer } from './savings-answer.ts';

/** The result in one sentence, with its calculation and the reasons. */
export function SavingsResult({ answer: { headline, notes, rows, total, plan } }: { answer: SavingsAnswer }) {
  const sum = rows.map(({ label, sum: how, amount }) => ({ label, how, amount }));
  return (
    <div className={`stack gap-3 start ${styles.result}`}>
      <AnswerSlip answer={{ headline: `${headline}.`, notes, rows: [...sum, { ...total, isTotal: true }] }} />
      <ButtonLink href={planLink(plan)}>{plan.cta}</ButtonLink>
    </div>
  );
}
