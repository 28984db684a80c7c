import { cloneElement, type ReactElement } from 'react';

/** Says more about a button when the mouse rests on it, also on one that is disabled. */
export function Tooltip({ title, children }: { title: string; children: ReactElement<{ title?: string }> }) {
  return title === '' ? children : cloneElement(children, { title });
}
