import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { KeyHelp } from './KeyHelp.tsx';
import { comboOf, dialogIsOpen, isTyping } from './keyCombo.ts';
import './ui.css';

export type Hotkey = {
  /** 'Ctrl+S', 'Ctrl+P', 'F2', 'Alt+1', 'Escape'. */
  keys: string;
  /** What it does, in the user's language: shown in the help. */
  label: string;
  run: () => void;
  /** The key stays taken from the browser, and does nothing. */
  disabled?: boolean;
  /** Works while a dialog is open (and only the keys that say so do). */
  inDialog?: boolean;
};

type Registry = { add: (list: { current: readonly Hotkey[] }) => () => void; showHelp: () => void };
const Context = createContext<Registry | null>(null);

/** Listens to the keyboard for all screens below; `?` and F1 show the keys of the screen. */
export function HotkeyProvider({ children }: { children: ReactNode }) {
  const lists = useRef<Array<{ current: readonly Hotkey[] }>>([]);
  const [help, setHelp] = useState<readonly Hotkey[] | null>(null);

  const registry = useMemo<Registry>(
    () => ({
      add: (list) => {
        lists.current = [...lists.current, list];
        return () => {
          lists.current = lists.current.filter((one) => one !== list);
        };
      },
      // of keys that stand twice the last one is heard
      showHelp: () => {
        const all = lists.current.flatMap((list) => list.current);
        // a screen without keys, such as that of a kiosk, has no list of them
        if (all.length > 0) setHelp([...new Map(all.map((one) => [one.keys, one])).values()]);
      },
    }),
    [],
  );

  useLayoutEffect(() => {
    // the list added last stands nearest to the user
    const listening = (combo: string) =>
      lists.current
        .flatMap((list) => list.current)
        .findLast((one) => one.keys === combo && (!dialogIsOpen() || one.inDialog === true));
    const run = (found: Hotkey, event: KeyboardEvent) => {
      event.preventDefault();
      if (!found.disabled && !event.repeat) found.run();
    };
    const onKey = (event: KeyboardEvent) => {
      const combo = comboOf(event);
      if (combo === 'F1' || (combo === '?' && !isTyping(event.target))) {
        event.preventDefault();
        registry.showHelp();
        return;
      }
      if (combo.length === 1 && isTyping(event.target)) return;
      const found = listening(combo);
      if (found) run(found, event);
    };
    // a tab, a button and an option take each Enter as a press, whatever is held beside it, and tell nobody
    const beforeControls = (event: KeyboardEvent) => {
      const combo = comboOf(event);
      if (!combo.endsWith('+Enter')) return;
      const found = listening(combo);
      if (!found) return;
      event.stopPropagation();
      run(found, event);
    };
    window.addEventListener('keydown', beforeControls, true);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', beforeControls, true);
      window.removeEventListener('keydown', onKey);
    };
  }, [registry]);

  return (
    <Context value={registry}>
      {children}
      {help ? <KeyHelp keys={help} onClose={() => setHelp(null)} /> : null}
    </Context>
  );
}

/** Registers the keys of a screen or part while it is shown. */
export function useHotkeys(hotkeys: readonly Hotkey[]): void {
  const registry = useContext(Context);
  const latest = useRef(hotkeys);
  // with the picture: a key that is pressed as soon as the screen is seen is heard
  useLayoutEffect(() => {
    latest.current = hotkeys;
  });
  useLayoutEffect(() => registry?.add(latest), [registry]);
}

/** Opens the list of keys. */
export function useKeyHelp(): () => void {
  const registry = useContext(Context);
  return () => registry?.showHelp();
}
