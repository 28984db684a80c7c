import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { isDay, today } from '../../ui/dateText.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { OperationsOfDayDocument } from './dayPlan.main.gen.ts';
import { planOf } from './dayPlan.ts';

const minuteMs = 60_000;

/** The operations of a day in the rooms of the facility, live; today goes on with the calendar until another day is chosen. */
export function useOperatingDay() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  const [chosen, setChosen] = useState<string | null>(null);
  const day = isDay(chosen) ? chosen : today(now);
  const { data, error, refetch } = useQuery(OperationsOfDayDocument, {
    variables: { ngay: day },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['PhauThuatThuThuat'], () => void refetch());
  return {
    day,
    /** As it is typed, while it is no day. */
    typed: chosen ?? day,
    setDay: (to: string | null) => setChosen(to === today() ? null : to),
    plan: data ? planOf(data.cas, day, now) : null,
    error: data ? undefined : error,
    refetch: () => void refetch(),
  };
}
