import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Hotkey, useHotkeys } from '../../ui/hotkeys.tsx';
import { isTyping } from '../../ui/keyCombo.ts';
import type { PaneState } from './engine/index.ts';
import { measures, type Tool } from './toolNames.ts';
import { type Act, actKeys, actsOfTwo, indexAfter, stepKeys, toolKeys } from './viewerKeys.ts';
import { useViewerWords } from './viewerWords.ts';
import { presetsOf, type Window } from './windowPresets.ts';

type Keys = {
  acts: Readonly<Record<Act, () => void>>;
  /** Two studies are open. */
  two: boolean;
  tools: readonly Tool[];
  modality: string;
  onTool: (tool: Tool) => void;
  onWindow: (window: Window | null) => void;
  state: PaneState;
  count: number;
  to: (index: number) => void;
};

/** The keys of the viewer, each in the help. */
export function useViewerKeys(keys: Keys): void {
  const { acts, two, tools, modality, onTool, onWindow, state, count, to } = keys;
  const t = useViewerWords();
  const measuring = measures.some((one) => tools.includes(one));
  const fits = (act: Act) => (two || !actsOfTwo.includes(act)) && (measuring || act !== 'remove');
  const step = (key: string) => {
    const index = indexAfter(key, state.index, count);
    if (index !== null) to(index);
  };
  const list: Hotkey[] = [
    ...tools.map((tool) => ({ keys: toolKeys[tool], label: t(`tool.${tool}`), run: () => onTool(tool) })),
    ...(Object.keys(actKeys) as Act[]) // its own keys
      .filter(fits)
      .map((act) => ({ keys: actKeys[act], label: t(`act.${act}`), run: acts[act] })),
    ...presetsOf(modality).map(({ name, window }, at) => ({
      keys: String(at + 1),
      label: t(`preset.${name}`),
      run: () => onWindow(window),
    })),
    ...stepKeys.map((keys) => ({ keys, label: t(`step.${keys}`), run: () => step(keys) })),
  ];
  useHotkeys(list);

  // a key that is held goes on through the stack
  const latest = useRef(step);
  // before the place is seen from which the next key leads on
  useLayoutEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat && stepKeys.includes(event.key) && !isTyping(event.target)) latest.current(event.key);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
