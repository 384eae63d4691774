import { ApiError } from '@accounting-site/session';
import { Button } from '@accounting-site/ui/Button';
import { useEffect, useState } from 'react';
import { passOnFocus } from '../../../lib/actions/pass-on-focus.ts';
import { readEntry } from '../content-calls.ts';
import { useContentDesk } from '../content-desk.ts';
import styles from './Pictures.module.css';

/** What was sent or read, by path, so that no picture is read twice. Pictures never change. */
const known = new Map<string, string>();

/** Shows a picture that this browser has sent without reading it back. */
export const keepPicture = (path: string, data: string) => void known.set(path, data);

/** Whether there is no such picture: none is stored, or none can have this path. Any other failure may pass. */
export const isMissing = (error: unknown) => error instanceof ApiError && [404, 422].includes(error.status);

/**
 * A picture of the content as it is stored now, or nothing if it is missing. Its place is as high while it is read,
 * so that what follows does not move away from the pointer.
 */
export function PicturePreview({ path, alt }: { path: string; alt: string }) {
  const { call } = useContentDesk();
  const [lastRead, setLastRead] = useState<{ path: string; hasFailed: boolean }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a failure it can be read again
  useEffect(() => {
    if (path === '' || known.has(path) || lastRead?.path === path) return;
    const controller = new AbortController();
    const end = (hasFailed: boolean) => !controller.signal.aborted && setLastRead({ path, hasFailed });
    readEntry(call, path, controller.signal).then(
      ({ format, current: { text } }) => {
        if (format === 'picture' && text !== null) keepPicture(path, text);
        end(false);
      },
      (error) => end(!isMissing(error)),
    );
    return () => controller.abort();
  }, [call, path, lastRead === undefined]);
  const data = known.get(path);
  if (path === '') return null;
  if (data === undefined && lastRead?.path === path) {
    return lastRead.hasFailed && <NotLoaded onRetry={() => setLastRead(undefined)} />;
  }
  return <span className={styles.place}>{data !== undefined && <PictureData data={data} alt={alt} />}</span>;
}

/** It may be inside a paragraph, so there is no block in it. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { pictures, failures } = useContentDesk().words;
  return (
    <span ref={passOnFocus} className={styles.place} role="status">
      {pictures.not_loaded}
      <Button variant="secondary" onClick={onRetry}>
        {failures.retry}
      </Button>
    </span>
  );
}

/** @param data base64. Browsers look at the bytes, whatever the type says. */
export const PictureData = ({ data, alt }: { data: string; alt: string }) => (
  <img src={`data:image/webp;base64,${data}`} alt={alt} className={styles.preview} />
);
