import { type UIEvent, useRef, useState } from 'react';

/** How far below the upper edge a section still counts as the one that is read, in pixels. */
const edge = 60;
/** How long the page's own scrolling to a section may take, in milliseconds. */
const going = 800;

/** Which section of a page is read, and the way to another one; `id` begins the ids of the sections' elements. */
export function useSections(id: string, keys: readonly string[]) {
  const [at, setAt] = useState(keys[0]);
  const wentAt = useRef(0);
  const goTo = (key: string) => {
    const section = document.getElementById(`${id}-${key}`);
    wentAt.current = Date.now();
    setAt(key);
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  };
  const onScroll = (event: UIEvent) => {
    const { target } = event;
    // short sections at the end never reach the upper edge: whoever chose one keeps it
    if (!(target instanceof HTMLElement) || Date.now() - wentAt.current < going) return;
    const top = target.getBoundingClientRect().top + edge;
    const passed = keys.filter((key) => {
      const section = document.getElementById(`${id}-${key}`);
      return section && target.contains(section) && section.getBoundingClientRect().top <= top;
    });
    const last = passed.at(-1);
    if (last) setAt(last);
  };
  return { at, goTo, onScroll };
}
