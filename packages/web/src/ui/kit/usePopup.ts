import { type RefObject, useLayoutEffect, useRef } from 'react';

const gap = 4;
const edge = 8;

/**
 * Keeps what opens below (or above) a field where it belongs. `width` is that of the field ('same'), at least that of the field
 * ('least'), or a number of pixels. What is `whole` is as tall as its content, and stands over its field where it would not fit.
 */
export function usePopup(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  width: 'same' | 'least' | number,
  whole = false,
): RefObject<HTMLDivElement | null> {
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = popup.current;
    if (!open || !box) return;
    const place = () => {
      const field = anchor.current?.getBoundingClientRect();
      if (!field) return;
      const most = innerWidth - 2 * edge;
      box.style.width =
        width === 'least' ? 'max-content' : `${Math.min(most, width === 'same' ? field.width : width)}px`;
      box.style.minWidth = `${Math.min(most, field.width)}px`;
      box.style.maxWidth = `${most}px`;
      const below = innerHeight - field.bottom - gap - edge;
      const above = field.top - gap - edge;
      const up = below < Math.min(box.scrollHeight, whole ? innerHeight : 200) && above > below;
      box.style.maxHeight = whole ? '' : `${Math.max(80, Math.min(280, up ? above : below))}px`;
      const left = Math.min(field.left, innerWidth - edge - box.offsetWidth);
      box.style.left = `${Math.max(edge, left)}px`;
      const top = up ? field.top - gap - box.offsetHeight : field.bottom + gap;
      box.style.top = `${whole ? Math.max(edge, Math.min(top, innerHeight - edge - box.offsetHeight)) : top}px`;
    };
    place();
    const watch = new ResizeObserver(place);
    watch.observe(box);
    addEventListener('scroll', place, true);
    addEventListener('resize', place);
    return () => {
      watch.disconnect();
      removeEventListener('scroll', place, true);
      removeEventListener('resize', place);
    };
  }, [open, anchor, width, whole]);
  return popup;
}
