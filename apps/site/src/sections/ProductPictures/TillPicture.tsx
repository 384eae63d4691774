import { TriangleAlert } from 'lucide';
import { PayButtons } from './parts/Phone.tsx';
import { Item, Total } from './parts/Rows.tsx';
import { Screen } from './parts/Screen.tsx';
import { readPictures } from './read-pictures.ts';

/** A till with a cart, payment methods, and a low-stock warning. */
export function TillPicture() {
  const { till: words } = readPictures();
  return (
    <Screen words={words} kind="app" icon={TriangleAlert}>
      {words.rows.map((row) => (
        <Item key={row.label} {...row} />
      ))}
      <Total {...words.total} />
      <PayButtons methods={words.methods} />
    </Screen>
  );
}
