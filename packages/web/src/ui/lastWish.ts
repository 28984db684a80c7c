/** Which of several things was asked for last: an answer about another one comes too late, and must not take its place. */
export function lastWish() {
  let wished: string | null = null;
  return {
    /** Something is asked for, or stands there now; null: nothing does. */
    ask: (key: string | null): void => {
      wished = key;
    },
    isFor: (key: string): boolean => wished === key,
    /** What was asked for did not come: what is shown stays, unless something else is asked for already. */
    fail: (key: string, shown: string | null): void => {
      if (wished === key) wished = shown;
    },
  };
}
