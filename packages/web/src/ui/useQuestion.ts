import { useState } from 'react';

/**
 * What is asked about one record, or null, and the way to ask it (null: no more). A question about a record that is no longer shown, or
 * that may no longer be asked, is closed for good.
 */
export function useQuestion<Q>(id: string | null, may = true): [Q | null, (question: Q | null) => void] {
  const [asked, setAsked] = useState<{ id: string | null; question: Q } | null>(null);
  const stands = asked !== null && asked.id === id && may;
  if (asked !== null && !stands) setAsked(null);
  // who ends a question about a record that was left does not end the one that is asked now
  const ask = (question: Q | null) =>
    setAsked((now) => (question !== null ? { id, question } : now?.id === id ? null : now));
  return [stands ? asked.question : null, ask];
}
