import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type CameraTrouble,
  closeCamera,
  inputOf,
  keepInput,
  keptInput,
  openCamera,
  troubleOf,
  type VideoInput,
  videoInputs,
} from '../../ui/camera.ts';

export type Video = {
  video: RefObject<HTMLVideoElement | null>;
  /** It shows a picture. */
  ready: boolean;
  trouble: CameraTrouble | null;
  inputs: readonly VideoInput[];
  /** The input that is shown. */
  input: string | null;
  choose: (id: string) => void;
};

/** The live picture of a video input of the machine, as large as it gives it; which one is kept on the device. */
export function useVideo(): Video {
  const video = useRef<HTMLVideoElement>(null);
  const [wanted, setWanted] = useState(keptInput);
  const [ready, setReady] = useState(false);
  const [trouble, setTrouble] = useState<CameraTrouble | null>(null);
  const [inputs, setInputs] = useState<readonly VideoInput[]>([]);
  const [input, setInput] = useState<string | null>(null);

  useEffect(() => {
    let gone = false;
    let stream: MediaStream | null = null;
    setReady(false);
    setTrouble(null);
    const open = async () => {
      const opened = await openCamera({ input: wanted, full: true });
      stream = opened;
      if (gone || !video.current) return closeCamera(opened);
      setInput(inputOf(opened));
      video.current.srcObject = opened;
      await video.current.play();
      if (!gone) setReady(true);
    };
    open()
      .catch((error: unknown) => {
        if (!gone) setTrouble(troubleOf(error));
      })
      // another input may work where this one does not
      .then(videoInputs)
      .then((found) => {
        if (!gone) setInputs(found);
      })
      .catch(() => undefined);
    return () => {
      gone = true;
      if (stream) closeCamera(stream);
    };
  }, [wanted]);

  const choose = (id: string) => {
    keepInput(id);
    setWanted(id);
  };
  return { video, ready, trouble, inputs, input: input ?? wanted, choose };
}
