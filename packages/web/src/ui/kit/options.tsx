import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { TickIcon } from '../icons.tsx';

export type Option<V = string> = { value: V; label?: ReactNode; disabled?: boolean };

type ListProps<O extends Option<unknown>> = {
  id: string;
  popup: RefObject<HTMLDivElement | null>;
  options: readonly O[];
  active: number;
  onActive: (at: number) => void;
  onPick: (option: O) => void;
  isChosen: (option: O) => boolean;
  many?: boolean;
  render?: ((option: O) => ReactNode) | undefined;
  /** Instead of options. */
  nothing?: ReactNode;
};

/** The list that a field opens. The focus stays in the field, which names the active line. */
export function OptionList<O extends Option<unknown>>(props: ListProps<O>) {
  const { id, popup, options, active, render } = props;
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
  return (
    <div
      ref={popup}
      className="options list"
      // the field keeps the focus
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.length === 0 ? <div className="options-none">{props.nothing}</div> : null}
      <div role="listbox" id={id} aria-multiselectable={props.many || undefined}>
        {options.map((option, at) => {
          const chosen = props.isChosen(option);
          return (
            <div
              key={String(option.value)}
              id={optionId(id, at)}
              role="option"
              aria-selected={chosen}
              aria-disabled={option.disabled || undefined}
              className={at === active ? 'option active' : 'option'}
              onMouseMove={() => at !== active && props.onActive(at)}
              onClick={() => !option.disabled && props.onPick(option)}
            >
              <span>{render ? render(option) : option.label}</span>
              {chosen && props.many ? <TickIcon /> : null}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The id of a line of the list. */
export function optionId(id: string, at: number): string {
  return `${id}-${at}`;
}

/** The line next to `from` that can be taken, round the ends; -1 when there is none. */
export function nextOption(options: ReadonlyArray<Option<unknown>>, from: number, step: 1 | -1): number {
  for (let count = 1; count <= options.length; count += 1) {
    const at = (from + step * count + options.length * (count + 1)) % options.length;
    if (!options[at]?.disabled) return at;
  }
  return -1;
}

/** Which line is active: set by keys and the mouse, and put back to `first` when the lines are others. */
export function useActive(key: string, first: () => number): [number, (at: number) => void] {
  const [active, setActive] = useState(-1);
  const [known, setKnown] = useState('');
  if (known !== key) {
    setKnown(key);
    setActive(first());
  }
  return [active, setActive];
}
