import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { ButtonProps } from './Button.tsx';
import { usePopup } from './usePopup.ts';
import './small.css';
import './select.css';

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
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const popup = usePopup(open, box, 'least');
  const lines = () => [...(popup.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const close = () => {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  };
  useEffect(() => {
    if (!open) return;
    popup.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const away = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('mousedown', away);
    return () => document.removeEventListener('mousedown', away);
  }, [open, popup]);
  const onKeyDown = (event: KeyboardEvent) => {
    const all = lines();
    const at = all.findIndex((one) => one.matches(':focus'));
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      all[(at + step + all.length) % all.length]?.focus();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') setOpen(false);
  };
  return (
    <span ref={box} className="dropdown">
      {cloneElement(children, {
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onClick: () => setOpen(!open),
      })}
      {open ? (
        <div ref={popup} popover="manual" role="menu" className="options" onKeyDown={onKeyDown}>
          {menu.items.map((item) => (
            <button
              key={item.key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={item.danger ? 'option menu-line danger' : 'option menu-line'}
              aria-disabled={item.disabled || undefined}
              title={item.title}
              onClick={() => {
                if (item.disabled) return;
                close();
                item.onClick?.();
                menu.onClick?.({ key: item.key });
              }}
            >
              {item.label}
            </button>
          ))}
        </div>
      ) : null}
    </span>
  );
}
