import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import type { InputProps } from './Input.tsx';
import { listKey, moveInList, moves, type Option, OptionList } from './options.tsx';
import { Popup } from './Popup.tsx';
import './select.css';

type Props = {
  value: string;
  options: readonly Option[];
  onChange: (text: string) => void;
  onSelect: (value: string) => void;
  /** The width of the list in pixels. */
  popupMatchSelectWidth: number;
  /** Null: no list when nothing fits. */
  notFoundContent?: ReactNode;
  className?: string;
  /** The input that is typed into. */
  children: ReactElement<InputProps>;
};

/** A text with suggestions below it; none is taken before an arrow key or the mouse chose it. */
export function AutoComplete({ value, options, onChange, onSelect, children, className, ...rest }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const active = useRef<Option | null>(null);
  const [wanted, setWanted] = useState(false);
  const [line, setLine] = useState<string | null>(null);
  const open = wanted && (options.length > 0 || (rest.notFoundContent ?? null) !== null);
  const pick = (option: Option) => {
    setWanted(false);
    onSelect(option.value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    const option = active.current;
    const arrow = key === 'ArrowDown' || key === 'ArrowUp';
    if (arrow || (open && option && moves(key))) {
      event.preventDefault();
      if (open) moveInList(list.current, key);
      else setWanted(true);
    } else if (key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      setWanted(false);
    } else if (key === 'Enter' && open && option) {
      event.preventDefault();
      pick(option);
    } else if (key === 'Enter') children.props.onPressEnter?.(event);
  };
  return (
    <div ref={box} className={className}>
      {cloneElement(children, {
        value,
        role: 'combobox',
        autoComplete: 'off',
        'aria-expanded': open,
        'aria-haspopup': 'listbox',
        'aria-autocomplete': 'list',
        ...(open ? { 'aria-controls': id } : {}),
        ...(open && line ? { 'aria-activedescendant': line } : {}),
        onChange: (event) => {
          setWanted(true);
          onChange(event.target.value);
        },
        onFocus: () => setWanted(true),
        onBlur: (event) => {
          // a line of the list that becomes active takes the focus from the field in name only
          if (document.activeElement === event.currentTarget) event.stopPropagation();
          else setWanted(false);
        },
        onKeyDown,
        // the key is answered above, where it is known whether a suggestion is taken
        onPressEnter: () => undefined,
      })}
      {open ? (
        <Popup anchor={box} width={rest.popupMatchSelectWidth} className="list">
          <OptionList<Option>
            key={listKey(value, options)}
            id={id}
            list={list}
            options={options}
            start={undefined}
            onActive={(option, id) => {
              active.current = option;
              setLine(id);
            }}
            onPick={pick}
            isChosen={() => false}
            nothing={rest.notFoundContent}
          />
        </Popup>
      ) : null}
    </div>
  );
}
