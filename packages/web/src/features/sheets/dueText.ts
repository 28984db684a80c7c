import { waitOf } from '../../ui/waitText.ts';

/** How a deadline stands: late, within so many minutes, or further on; with what to say of it. */
export function dueOf(due: string, now: Date, soonMinutes = 30) {
  const minutes = Math.floor((Date.parse(due) - now.getTime()) / 60_000);
  const state = minutes < 0 ? 'late' : minutes <= soonMinutes ? 'soon' : 'later';
  return { state, ...waitOf(Math.abs(minutes)) } as const;
}
