type Store = {
  enter: () => () => void;
  inUse: () => boolean;
  subscribe: (listener: () => void) => () => void;
};

/** The forms that are shown, or whose save is on its way, by user, form and record. */
const live = new Map<string, Store>();

/** The form of a record that is still live: its answer is on its way, or another part of the page shows it. */
export function liveStore<S extends Store>(key: string): S | null {
  return (live.get(key) as S | undefined) ?? null; // each form keeps its own under its name
}

/** Holds a form while it is shown; answers how it is let go, which waits for a save that is on its way. */
export function holdStore(key: string, store: Store): () => void {
  live.set(key, store);
  const leave = store.enter();
  return () => {
    leave();
    const forget = () => {
      if (store.inUse()) return;
      stop();
      for (const [at, one] of live) if (one === store) live.delete(at);
    };
    const stop = store.subscribe(forget);
    forget();
  };
}

/** A new record is there: whoever opens it finds what is typed in it, and the next new one begins empty. */
export function moveStore(from: string, to: string): void {
  const store = live.get(from);
  if (!store) return;
  live.delete(from);
  live.set(to, store);
}
