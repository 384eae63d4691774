import { BadgeCheck } from 'lucide';
import { Parts } from './parts/Parts.tsx';
import { Sum, Total } from './parts/Rows.tsx';
import { Screen } from './parts/Screen.tsx';
import { readPictures } from './read-pictures.ts';

/** The use of one grant: a strip as long as the grant, woven from what it was spent on. */
export function GrantReportPicture() {
  const { grant_report: words } = readPictures();
  return (
    <Screen words={words} icon={BadgeCheck}>
      <Sum {...words.grant} />
      <Parts rows={words.rows} whole={words.grant.amount} />
      <Sum {...words.spent} />
      <Total {...words.left} />
    </Screen>
  );
}
