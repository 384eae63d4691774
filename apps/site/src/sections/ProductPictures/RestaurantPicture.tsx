import { CookingPot } from 'lucide';
import { Item } from './parts/Item.tsx';
import { Row, Total } from './parts/Rows.tsx';
import { Screen } from './parts/Screen.tsx';
import styles from './RestaurantPicture.module.css';
import { readPictures } from './read-pictures.ts';

/** The order of one table: its place in the room, the dishes, and what the kitchen still has. */
export function RestaurantPicture() {
  const { restaurant: words } = readPictures();
  return (
    <Screen words={words} kind="app" icon={CookingPot}>
      <div className={`cluster ${styles.tables}`}>
        {words.tables.map((table) => (
          <span key={table.number} data-state={table.state}>
            {table.number}
          </span>
        ))}
      </div>
      {words.rows.map((row) => (
        <Item key={row.label} {...row} />
      ))}
      <Total {...words.total} />
      <Row {...words.taxes} />
    </Screen>
  );
}
