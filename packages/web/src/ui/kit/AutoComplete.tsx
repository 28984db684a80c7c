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
import { nextOption, type Option, OptionList, optionId, useActive } from './options.tsx';
import { usePopup } from './usePopup.ts';
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
  const list = useId();
  const box = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useActive(`${value} ${options.map((one) => one.value).join()}`, () => -1);
  const open = wanted && (options.length > 0 || (rest.notFoundContent ?? null) !== null);
  const popup = usePopup(open, box, rest.popupMatchSelectWidth);
  const pick = (option: Option) => {
    setWanted(false);
    onSelect(option.value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    const option = options[active];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setWanted(true);
      setActive(
        nextOption(options, active < 0 && key === 'ArrowUp' ? 0 : active, key === 'ArrowDown' ? 1 : -1),
      );
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
        ...(open ? { 'aria-controls': list } : {}),
        ...(open && active >= 0 ? { 'aria-activedescendant': optionId(list, active) } : {}),
        onChange: (event) => {
          setWanted(true);
          onChange(event.target.value);
        },
        onFocus: () => setWanted(true),
        onBlur: () => setWanted(false),
        onKeyDown,
        // the key is answered above, where it is known whether a suggestion is taken
        onPressEnter: () => undefined,
      })}
      {open ? (
        <OptionList
          id={list}
          popup={popup}
          options={options}
          active={active}
          onActive={setActive}
          onPick={pick}
          isChosen={() => false}
          nothing={rest.notFoundContent}
        />
      ) : null}
    </div>
  );
}
