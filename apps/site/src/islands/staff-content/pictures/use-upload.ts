import { useEffect, useRef, useState } from 'react';
import { addPicture } from '../content-calls.ts';
import { useContentDesk } from '../content-desk.ts';
import { createUpload, type UploadState } from './create-upload.ts';
import { keepPicture } from './PicturePreview.tsx';
import { preparePicture } from './prepare-picture.ts';

/**
 * Uploads a picture and chooses it.
 * @param onChoose gets its path. The latest one is called: the field may have moved in its list since
 */
export function useUpload(onChoose: (path: string) => void) {
  const { call, readList } = useContentDesk();
  const [state, setState] = useState<UploadState>({ isBusy: false });
  const latest = useRef<typeof onChoose>(undefined);
  latest.current = onChoose;
  useEffect(
    () => () => {
      // The field is gone. The picture is in the list all the same.
      latest.current = undefined;
    },
    [],
  );
  const [upload] = useState(() =>
    createUpload({
      prepare: preparePicture,
      send: (picture, signal) => addPicture(call, picture, signal),
      onStored(path, { data }) {
        keepPicture(path, data);
        latest.current?.(path);
        void readList();
      },
      onState: setState,
    }),
  );
  return { ...state, upload };
}
