import { type RefCallback, useEffect, useMemo, useRef, useState } from 'react';

/** Tabs with a search of their own. */
type Searched = 'orders' | 'prescription';

/** Gives the cursor to the search of a tab once it is shown: at once, or when the tab's part has been fetched. */
export function useSearchFocus() {
  const [wanted, setWanted] = useState<Searched | null>(null);
  const inputs = useRef(new Map<Searched, HTMLInputElement>());
  const [attached, setAttached] = useState(0);
  const refs = useMemo(() => {
    const of =
      (tab: Searched): RefCallback<HTMLInputElement> =>
      (input) => {
        // a field that is drawn again is given again: only another one is news
        if (!input || inputs.current.get(tab) === input) return;
        inputs.current.set(tab, input);
        setAttached((times) => times + 1);
      };
    return { orders: of('orders'), prescription: of('prescription') };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an input may come after it was wanted
  useEffect(() => {
    const input = wanted && inputs.current.get(wanted);
    if (!input?.isConnected) return;
    setWanted(null);
    input.focus();
  }, [wanted, attached]);
  return { refs, focus: setWanted };
}
