import { useState } from 'react';

const rowsATime = 50;

/**
 * How many rows of a list are asked for: 50, and 50 more each time, up to `most`. `list` names the list with all that it is chosen by: another
 * one begins anew.
 */
export function useMoreRows(list: string, most = 500) {
  const [asked, setAsked] = useState({ list, limit: rowsATime });
  const limit = asked.list === list ? asked.limit : rowsATime;
  return {
    limit,
    /** The button's act, where `shown` of `all` rows are there. */
    moreOf: (shown: number, all: number): (() => void) | null =>
      shown < all && shown >= limit && limit < most
        ? () => setAsked({ list, limit: Math.min(limit + rowsATime, most) })
        : null,
  };
}
