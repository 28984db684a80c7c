import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import type { ButtonProps } from './Button.tsx';
import { Popup } from './Popup.tsx';
import './small.css';

type Item = {
  key: string;
  label: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  /** Why it is disabled. */
  title?: string;
  onClick?: () => void;
};
type Props = {
  menu: { items: readonly Item[]; onClick?: (chosen: { key: string }) => void };
  /** The button that opens it. */
  children: ReactElement<ButtonProps>;
};

/** A button with a menu of acts below it. */
export function Dropdown({ menu, children }: Props) {
  const own = useId();
  const id = children.props.id ?? own;
  const box = useRef<HTMLSpanElement>(null);
  const [from, setFrom] = useState<'first' | 'last' | null>(null);
  const close = () => {
    setFrom(null);
    box.current?.querySelector('button')?.focus();
  };
  const act = (key: string) => {
    close();
    menu.items.find((one) => one.key === key)?.onClick?.();
    menu.onClick?.({ key });
  };
  const onButtonKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setFrom(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const onMenuKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    event.stopPropagation();
    // only the menu closes, not the dialogue around it; Tab goes on from the button
    if (event.key === 'Escape') event.preventDefault();
    close();
  };
  return (
    <span ref={box} className="dropdown">
      {cloneElement(children, {
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': from !== null,
        onClick: () => setFrom(from === null ? 'first' : null),
        onKeyDown: onButtonKey,
      })}
      {from === null ? null : (
        <Popup anchor={box} width="least" onAway={() => setFrom(null)} onKeyDown={onMenuKey}>
          <Menu aria-labelledby={id} autoFocus={from} onAction={(key) => act(String(key))}>
            {menu.items.map((item) => (
              <MenuItem
                key={item.key}
                id={item.key}
                textValue={typeof item.label === 'string' ? item.label : item.key}
                isDisabled={item.disabled ?? false}
                className={item.danger ? 'option menu-line danger' : 'option menu-line'}
              >
                <span title={item.title}>{item.label}</span>
              </MenuItem>
            ))}
          </Menu>
        </Popup>
      )}
    </span>
  );
}
