/** What a calculator found: worded and formatted, as it is shown and as it is sent to somebody. */
export interface Answer {
  /** One line that says what was asked and what came out. */
  headline: string;
  rows: AnswerRow[];
  /** What to know about it, a sentence or two each. */
  notes: string[];
}

export interface AnswerRow {
  label: string;
  /** How the amount comes about, like 15% of GH₵1,000.00. */
  how?: string;
  amount: string;
  /** The line under which everything else adds up. */
  isTotal?: boolean;
}

/** The answer as plain text with its address, for a message. */
export const answerText = ({ headline, rows, notes }: Answer, address: string) =>
  [
    headline,
    ...rows.map(({ label, how, amount }) => `${label}${how ? ` (${how})` : ''}: ${amount}`),
    ...notes,
    address,
  ].join('\n');
