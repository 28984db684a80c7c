import { useState } from 'react';
import { typingRest } from './afterTyping.ts';
import { today } from './dateText.ts';
import type { DayRange } from './periods.ts';
import { useDebounced } from './useDebounced.ts';
import { useNewDay } from './useNewDay.ts';

/**
 * What a person chose in a work list: its tab, what is searched for, its days. Until other days are chosen the list is of today, also
 * after midnight on a screen that stays open. `keyword` is the search once typing rests, null without one.
 */
export function useListChoices<T extends string>(tabs: readonly T[], first: T) {
  const [tab, setTab] = useState<T>(first);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<DayRange | null>(null);
  const [day, setDay] = useState(today);
  useNewDay(() => setDay(today()));
  const keyword = useDebounced(search, typingRest);
  return {
    tab,
    setTab: (key: string) => setTab(tabs.find((one) => one === key) ?? first),
    search,
    setSearch,
    keyword: keyword || null,
    range: chosen ?? { from: day, to: day },
    setRange: (range: DayRange) => setChosen(range.from === day && range.to === day ? null : range),
    isToday: chosen === null,
  };
}
