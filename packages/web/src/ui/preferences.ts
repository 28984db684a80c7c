import { useCallback, useEffect, useState } from 'react';
import { deviceStore } from '../session/deviceStore.ts';
import { storageKeys, stored } from '../session/session.ts';

const seen = new Map<string, unknown>();

/** A choice of the user about a screen (pane widths, last tab), remembered on this device. `isValid` guards what an older version kept. */
export function usePreference<T>(
  name: string,
  initial: T,
  isValid: (value: unknown) => value is T,
): [T, (value: T) => void] {
  const key = `${stored(storageKeys.userId) ?? ''}:${name}`;
  const known = seen.get(key);
  const [value, setValue] = useState<T>(isValid(known) ? known : initial);

  useEffect(() => {
    if (seen.has(key)) return;
    let gone = false;
    deviceStore.preferences.get(key).then(
      (row) => {
        if (gone || !row || seen.has(key) || !isValid(row.value)) return;
        seen.set(key, row.value);
        setValue(row.value);
      },
      () => undefined, // a browser without storage shows the usual layout
    );
    return () => {
      gone = true;
    };
  }, [key, isValid]);

  const change = useCallback(
    (next: T) => {
      seen.set(key, next);
      setValue(next);
      deviceStore.preferences.put({ key, value: next }).catch(() => undefined);
    },
    [key],
  );
  return [value, change];
}
