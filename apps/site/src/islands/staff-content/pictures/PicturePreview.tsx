import { useEffect, useState } from 'react';
import { readEntry } from '../content-calls.ts';
import { useContentDesk } from '../content-desk.ts';
import styles from './Pictures.module.css';

/** What was sent or read, by path, so that no picture is read twice. Pictures never change. */
const known = new Map<string, string>();

/** Shows a picture that this browser has sent without reading it back. */
export const keepPicture = (path: string, data: string) => void known.set(path, data);

/**
 * A picture of the content as it is stored now, or nothing if it is missing. Its place is as high while it is read,
 * so that what follows does not move away from the pointer.
 */
export function PicturePreview({ path, alt }: { path: string; alt: string }) {
  const { call } = useContentDesk();
  const [lastRead, setLastRead] = useState('');
  useEffect(() => {
    if (path === '' || known.has(path)) return;
    const controller = new AbortController();
    readEntry(call, path, controller.signal)
      .then(({ format, current: { text } }) => {
        if (format === 'picture' && text !== null) keepPicture(path, text);
      })
      // One that cannot be read is shown like one that is missing.
      .catch(() => undefined)
      .finally(() => !controller.signal.aborted && setLastRead(path));
    return () => controller.abort();
  }, [call, path]);
  const data = known.get(path);
  if (path === '' || (data === undefined && lastRead === path)) return null;
  return <span className={styles.place}>{data !== undefined && <PictureData data={data} alt={alt} />}</span>;
}

/** @param data base64. Browsers look at the bytes, whatever the type says. */
export const PictureData = ({ data, alt }: { data: string; alt: string }) => (
  <img src={`data:image/webp;base64,${data}`} alt={alt} className={styles.preview} />
);
