import { useEffect } from 'react';

/** While it is shown the page's body carries this class: its print style leaves out all but one part. */
export function usePrintedAlone(name: string): void {
  useEffect(() => {
    document.body.classList.add(name);
    return () => document.body.classList.remove(name);
  }, [name]);
}
