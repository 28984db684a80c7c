import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import './small.css';

export type Tab = {
  key: string;
  label: ReactNode;
  /** Without it the tab only tells that it was chosen. */
  children?: ReactNode;
  /** Its content lives before it is opened for the first time. */
  forceRender?: boolean;
};
type Props = {
  items: readonly Tab[];
  /** Without it the first one starts. */
  activeKey?: string;
  onChange?: (key: string) => void;
  className?: string;
};

/** Tabs; what was opened once keeps its state while another one is seen. */
export function Tabs({ items, activeKey, onChange, className = '' }: Props) {
  const id = useId();
  const [own, setOwn] = useState(items[0]?.key ?? '');
  const active = activeKey ?? own;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  if (!opened.has(active)) setOpened(new Set([...opened, active]));
  const open = (key: string) => {
    setOwn(key);
    onChange?.(key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const at = items.findIndex((one) => one.key === active);
    const next = items[(at + step + items.length) % items.length];
    if (step === 0 || !next) return;
    event.preventDefault();
    open(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };
  return (
    <div className={`tabs ${className}`}>
      <div role="tablist" className="work-tabs tabs-head">
        {items.map((one) => (
          <button
            key={one.key}
            type="button"
            role="tab"
            id={`${id}-${one.key}`}
            aria-selected={one.key === active}
            aria-controls={`${id}-${one.key}-panel`}
            tabIndex={one.key === active ? 0 : -1}
            className={one.key === active ? 'work-tab chosen' : 'work-tab'}
            onClick={() => open(one.key)}
            onKeyDown={onKeyDown}
          >
            {one.label}
          </button>
        ))}
      </div>
      {items.map((one) => (
        <div
          key={one.key}
          role="tabpanel"
          id={`${id}-${one.key}-panel`}
          aria-labelledby={`${id}-${one.key}`}
          hidden={one.key !== active}
        >
          {one.forceRender || opened.has(one.key) ? one.children : null}
        </div>
      ))}
    </div>
  );
}
