import { useEffect, useState } from 'react';
import { readEntry } from '../content-calls.ts';
import { useContentDesk } from '../content-desk.ts';
import styles from './Pictures.module.css';

/** What was sent or read, by path, so that no picture is read twice. Pictures never change. */
const known = new Map<string, string>();

/** Shows a picture that this browser has sent without reading it back. */
export const keepPicture = (path: string, data: string) => void known.set(path, data);

/** A picture of the content as it is stored now. Shows nothing until it is read, or if it is missing. */
export function PicturePreview({ path, alt }: { path: string; alt: string }) {
  const { call } = useContentDesk();
  const [data, setData] = useState(known.get(path));
  useEffect(() => {
    setData(known.get(path));
    if (path === '' || known.has(path)) return;
    const controller = new AbortController();
    readEntry(call, path, controller.signal).then(
      ({ format, current: { text } }) => {
        if (format !== 'picture' || text === null) return;
        keepPicture(path, text);
        setData(text);
      },
      () => undefined,
    );
    return () => controller.abort();
  }, [call, path]);
  return data === undefined ? null : <PictureData data={data} alt={alt} />;
}

/** @param data base64. Browsers look at the bytes, whatever the type says. */
export const PictureData = ({ data, alt }: { data: string; alt: string }) => (
  <img src={`data:image/webp;base64,${data}`} alt={alt} className={styles.preview} />
);
