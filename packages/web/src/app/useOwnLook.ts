import { useEffect, useRef } from 'react';
import { type Appearance, setAppearance, useAppearance } from '../session/appearance.ts';
import { choicesOnServer } from '../session/choices.ts';

const name = 'look';

/** The look that a person chose stands at every desk: taken from the server once signed in, and kept there when it changes. */
export function useOwnLook(): void {
  const look = useAppearance();
  const kept = useRef(JSON.stringify(look));
  useEffect(() => {
    void choicesOnServer.read(name).then((value) => {
      if (typeof value !== 'object' || value === null) return;
      setAppearance(value as Partial<Appearance>); // what it does not know is read as the usual
    });
  }, []);
  useEffect(() => {
    const now = JSON.stringify(look);
    if (now === kept.current) return;
    kept.current = now;
    choicesOnServer.keep(name, look);
  }, [look]);
}
