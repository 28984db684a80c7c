import type { ScreenIconName } from '../session/routeTable.ts';

/** A line of the command search: a way to a screen or a record, or something that is done at once. */
export type Line = { title: string; hint: string; icon?: ScreenIconName | 'act' } & (
  | { path: string; run?: never }
  | { run: () => void; path?: never }
);
