import { useEffect, useRef } from 'react';

/** The back button of the browser leads to the start of the kiosk: what lay before it stays out of reach. */
export function useBackToStart(onBack: () => void): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    const path = location.pathname;
    const guard = () => history.pushState(history.state, '', location.href);
    const onPop = () => {
      if (location.pathname !== path) return;
      latest.current();
      guard();
    };
    guard();
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
}
