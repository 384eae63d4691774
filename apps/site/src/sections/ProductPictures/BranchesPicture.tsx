import { CircleCheckBig } from 'lucide';
import { Parts } from './parts/Parts.tsx';
import { Rows, Sum, Total } from './parts/Rows.tsx';
import { Screen } from './parts/Screen.tsx';
import { readPictures } from './read-pictures.ts';

/** The income statement of several branches, and the income of each. */
export function BranchesPicture() {
  const { branches: words } = readPictures();
  return (
    <Screen words={words} icon={CircleCheckBig}>
      <Parts rows={words.branches} />
      <Sum {...words.sales} />
      <Rows rows={words.costs} quiet />
      <Total {...words.profit} />
    </Screen>
  );
}
