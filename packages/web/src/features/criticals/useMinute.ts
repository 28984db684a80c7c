import { useEffect, useState } from 'react';

/** The current time in ms, anew every half minute: for waits that are shown to the minute. */
export function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
