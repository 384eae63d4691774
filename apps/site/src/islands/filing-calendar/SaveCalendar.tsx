import { Button } from '@accounting-site/ui/Button';
import type { FilingCalendarWords } from './filing-words.ts';

/** Downloads the dates as a calendar file. */
export function SaveCalendar({
  words,
  onSave,
}: {
  words: FilingCalendarWords['answer'];
  onSave: () => void;
}) {
  return (
    <div className="stack gap-3 start top-5 screen-only">
      <Button onClick={onSave}>{words.save}</Button>
      <p className="quiet small">{words.save_help}</p>
    </div>
  );
}
