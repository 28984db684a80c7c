import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type Props = {
  label: ReactNode;
  /** Marks the menu that holds the screen shown. */
  current?: boolean;
  className?: string;
  /** Links and buttons, under headings where they have some. */
  children: ReactNode;
};

/** A button of the bar that opens a list: Enter or ↓ opens, ↑ ↓ Home End move, ← → change to the next menu, Esc closes. */
export function BarMenu({ label, current = false, className, children }: Props) {
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !whole.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [open]);

  const button = () => whole.current?.querySelector('button');
  const entries = () => [...(whole.current?.querySelectorAll<HTMLElement>('.bar-list :is(a, button)') ?? [])];
  const close = () => {
    setOpen(false);
    button()?.focus();
  };
  const focusEntry = (at: number) => {
    const all = entries();
    all[(at + all.length) % all.length]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // arrows choose among its own
    if (event.target instanceof HTMLInputElement && event.key !== 'Escape') return;
    const focused = document.activeElement;
    const at = focused instanceof HTMLElement ? entries().indexOf(focused) : -1;
    const acts = new Map<string, () => void>([
      [
        'ArrowDown',
        () => {
          flushSync(() => setOpen(true)); // a key that follows at once finds the list open
          focusEntry(at + 1);
        },
      ],
      ['ArrowRight', () => focusBeside(whole.current, 1)],
      ['ArrowLeft', () => focusBeside(whole.current, -1)],
    ]);
    if (open) {
      acts.set('Escape', close);
      acts.set('ArrowUp', () => focusEntry(at < 0 ? -1 : at - 1));
      acts.set('Home', () => focusEntry(0));
      acts.set('End', () => focusEntry(-1));
    }
    const act = acts.get(event.key);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <div ref={whole} className={`bar-menu ${className ?? ''}`} onKeyDown={onKeyDown}>
      <button
        type="button"
        className={current ? 'bar-button current' : 'bar-button'}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label} <span className="bar-caret" aria-hidden="true" />
      </button>
      <div
        id={id}
        className="bar-list"
        hidden={!open}
        onClick={(event) => {
          // what changes the look or marks an entry leaves it open
          const { target } = event;
          if (!(target instanceof Element) || target.closest('[data-stays]')) return;
          if (target.closest('a, button')) close();
        }}
      >
        {open ? children : null}
      </div>
    </div>
  );
}

/** The next or the previous button of the same bar. */
function focusBeside(from: HTMLElement | null, step: 1 | -1): void {
  const bar = from?.closest('.top-bar');
  if (!from || !bar) return;
  const all = [...bar.querySelectorAll<HTMLElement>('.bar-button')];
  const own = all.findIndex((one) => from.contains(one));
  all[(own + step + all.length) % all.length]?.focus();
}
