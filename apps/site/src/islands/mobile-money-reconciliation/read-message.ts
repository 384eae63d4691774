import { entryOf, isBeyondLimit, isFailed, type Read, readMoney } from './read-entry.ts';

/** The first amount of a message is that of the transaction. Balances and fees follow it. */
const firstAmount = /\bGH[S₵C]\s{0,2}([\d,]*\d(?:\.\d+)?)/i;
/** A sentence up to its amount. A comma in it has a space after it; one between cells mostly has not. */
const sentence = /^(?:[^,;\t|"]|, )*?\bGH[S₵C]\s{0,2}\d/i;
const fewestWords = 5;
/** The rest of a message that was wrapped. The amount that it begins with is a balance. */
const balanceFirst =
  /^[^\p{L}]*(?:(?:your|new|current|available|momo|mobile|money|mtn|telecel|cash|at|wallet|account)\s)*bal(?:ance)?\.?\s?(?:(?:is|was|[bc]\/?[fd])\b|:|(?:of )?GH|\d)/iu;
/** The end of the sentence with the amount. A full stop after a single letter belongs to a name. */
const sentenceEnd = /(?:\w\w|\d|\W)[.!]\s{1,9}[A-Z]|\b[Rr](?:ef|EF)(?:erence|ERENCE)?\b/;
/** The next sentence, about the same payment. */
const failedAfterwards =
  /[.!]\s{1,9}(?:the |your |this )?(?:transaction|payment|transfer|request)\b[^.]{0,20}\b(?:failed|unsuccessful|not successful|declined|rejected|reversed)\b/i;
const transaction = /\b(?:trans(?:action)?|txn)\.?\s?(?:id|no|number)\.?\s?:?\s{0,2}(\w+(?:\.\w*\d\w*)*)/i;
const longNumber = /\b\d{7,}\b/g;
const phone = /^(?:233\d{9}|0[235]\d{8})$/;

/** Whether a line is a text message of a mobile-money network: a sentence with an amount in cedis. */
export const isMessage = (text: string) =>
  sentence.test(text) && (text.match(/\p{L}{2,}/gu) ?? []).length >= fewestWords;

/** Reads a text message of a network. Its words say whether money came in or went out. */
export function readMessage(text: string, day: string | undefined): Read {
  if (balanceFirst.test(text)) return 'balance';
  if (!day) return 'no_date';
  const found = firstAmount.exec(text);
  if (isFailed(upToNotes(text, found?.index), true) || failedAfterwards.test(text)) return 'failed';
  const [, written = ''] = found ?? [];
  if (isBeyondLimit(written)) return 'too_large';
  const money = readMoney(written);
  return money ? entryOf(day, referenceOf(text), money, [text]) : 'no_amount';
}

/** A message without the payer's note and without what it says about other payments. */
function upToNotes(text: string, amountAt = 0): string {
  const length = text.slice(amountAt).search(sentenceEnd);
  return length < 0 ? text : text.slice(0, amountAt + length + 2);
}

function referenceOf(text: string): string {
  const named = transaction.exec(text)?.[1];
  return named ?? text.match(longNumber)?.find((number) => !phone.test(number)) ?? '';
}
