import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CameraTrouble, closeCamera, lampOf, openCamera, troubleOf } from './camera.ts';
import { type CodeReader, openReader } from './codeReader.ts';

/** Between two looks at the picture, in ms: a code is found at once, and the processor has room for the picture. */
const pauseMs = 80;

export type CameraScan = {
  video: RefObject<HTMLVideoElement | null>;
  state: 'opening' | 'looking' | CameraTrouble | 'failed';
  lamp: ((on: boolean) => Promise<void>) | null;
};

/**
 * Shows the camera in `video` and calls back once with the code it sees. A text counts when it was read twice, since a bar code
 * half in the picture may be read wrong. The camera is let go when the part goes, whatever happened.
 */
export function useCameraScan(onRead: (text: string) => void): CameraScan {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });
  const [state, setState] = useState<CameraScan['state']>('opening');
  const [lamp, setLamp] = useState<CameraScan['lamp']>(null);

  useEffect(() => {
    let gone = false;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (read: CodeReader, shown: HTMLVideoElement, before: string | null) => {
      const text = (await read(shown).catch(() => null))?.trim() || null;
      if (gone) return;
      if (text !== null && text === before) return latest.current(text);
      timer = setTimeout(() => void look(read, shown, text ?? before), pauseMs);
    };
    const start = async () => {
      const reader = openReader();
      // awaited below, after the camera; a refusal of the camera comes first
      reader.catch(() => undefined);
      const opened = await openCamera().catch(troubleOf);
      if (typeof opened === 'string') {
        if (!gone) setState(opened);
        return;
      }
      stream = opened;
      const shown = video.current;
      if (gone || !shown) return closeCamera(opened);
      shown.srcObject = opened;
      await shown.play();
      const read = await reader;
      if (gone) return;
      setLamp(() => lampOf(opened));
      setState('looking');
      await look(read, shown, null);
    };
    start().catch((error: unknown) => {
      if (gone) return;
      console.warn('camera', error);
      setState('failed');
    });
    return () => {
      gone = true;
      clearTimeout(timer);
      if (stream) closeCamera(stream);
    };
  }, []);
  return { video, state, lamp };
}
