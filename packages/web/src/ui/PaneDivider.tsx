import type { PointerEvent } from 'react';

type Props = { label: string; size: number; onResize: (size: number) => void; reversed?: boolean };

const least = 200;
const most = 560;

/** The line between two panes: dragged, or moved with the arrow keys. */
export function PaneDivider({ label, size, onResize, reversed = false }: Props) {
  const towards = reversed ? -1 : 1;
  const set = (wanted: number) => onResize(Math.max(least, Math.min(most, Math.round(wanted))));
  const start = (event: PointerEvent<HTMLDivElement>) => {
    event.preventDefault();
    const from = event.clientX;
    const move = (at: globalThis.PointerEvent) => set(size + (at.clientX - from) * towards);
    const stop = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', stop);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', stop);
  };
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={size}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      className="pane-divider"
      onPointerDown={start}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') set(size - 16 * towards);
        if (event.key === 'ArrowRight') set(size + 16 * towards);
      }}
    />
  );
}
