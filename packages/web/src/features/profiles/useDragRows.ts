import { type PointerEvent, useEffect, useRef, useState } from 'react';

export type Where = 'before' | 'after' | 'inside';
export type Drag = {
  /** What is carried. */
  source: string;
  /** Over which row, and where it would be put there; null when it may be put nowhere here. */
  over: { key: string; where: Where } | null;
};

type Options = {
  /** Whether what is carried may be put there. */
  may: (source: string, key: string, where: Where) => boolean;
  onDrop: (source: string, key: string, where: Where) => void;
};

/** Pixels that a pointer moves before a press becomes a carrying. */
const slack = 5;
/** Pixels at the edges of what scrolls where it scrolls by itself, and how far at a time. */
const edge = 36;
const step = 12;

/**
 * Carries rows with a pointer: a mouse, a pen or a finger. What is carried spreads `handle(source)`; a row it may be put at carries
 * `data-row` with its key, and `data-group` when it takes others in. Escape lets go. The handle needs `touch-action: none`.
 */
export function useDragRows({ may, onDrop }: Options) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const pressed = useRef<{ source: string; x: number; y: number } | null>(null);
  const carried = useRef<Drag | null>(null);
  const show = (next: Drag | null) => {
    carried.current = next;
    setDrag(next);
  };
  const letGo = () => {
    pressed.current = null;
    show(null);
  };

  const carrying = drag !== null;
  useEffect(() => {
    if (!carrying) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      pressed.current = null;
      carried.current = null;
      setDrag(null);
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [carrying]);

  const handle = (source: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      pressed.current = { source, x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = pressed.current;
      if (!from) return;
      const { clientX: x, clientY: y } = event;
      if (!carried.current && Math.hypot(x - from.x, y - from.y) < slack) return;
      event.preventDefault();
      scrollAtEdge(event.currentTarget, y);
      show({ source: from.source, over: placeAt(x, y, from.source, may) });
    },
    onPointerUp: () => {
      const { source, over } = carried.current ?? {};
      letGo();
      if (source !== undefined && over) onDrop(source, over.key, over.where);
    },
    onPointerCancel: letGo,
  });
  return { drag, handle };
}

/** The place under a point: the upper and the lower part of a row are beside it, the middle of a group is within it. */
function placeAt(x: number, y: number, source: string, may: Options['may']): Drag['over'] {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row]');
  const key = row?.dataset['row'];
  if (!row || key === undefined) return null;
  const { top, height } = row.getBoundingClientRect();
  const part = (y - top) / height;
  const wished: readonly Where[] =
    row.dataset['group'] === undefined
      ? [part < 0.5 ? 'before' : 'after']
      : part < 0.25
        ? ['before', 'inside']
        : part > 0.75
          ? ['after', 'inside']
          : ['inside', part < 0.5 ? 'before' : 'after'];
  const where = wished.find((one) => may(source, key, one));
  return where ? { key, where } : null;
}

function scrollAtEdge(from: HTMLElement, y: number): void {
  const around = from.closest<HTMLElement>('.work-task');
  if (!around) return;
  const { top, bottom } = around.getBoundingClientRect();
  if (y < top + edge) around.scrollTop -= step;
  else if (y > bottom - edge) around.scrollTop += step;
}
