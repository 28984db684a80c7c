import { type RefObject, useLayoutEffect, useState } from 'react';

/** Px of width that a box has for what stands in it, without a scroll bar; 0 until it is drawn. */
export function useRoom(box: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const measure = () => setRoom(node.clientWidth);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(node);
    return () => watch.disconnect();
  }, [box]);
  return room;
}
