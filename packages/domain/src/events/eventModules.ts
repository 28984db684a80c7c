import { features, type Said } from '../features.ts';

/** The areas that events tell of; a screen subscribes to those whose records it shows. */
export type EventModule = Said<'events'>[number];

const modules: ReadonlySet<string> = new Set(
  features.flatMap((feature): readonly EventModule[] => ('events' in feature ? feature.events : [])),
);

/** Whether a text names a module of events. */
export function isEventModule(text: string): text is EventModule {
  return modules.has(text);
}

/** What an event says has happened. */
export type EventProcess =
  | 'account'
  | 'beat'
  | 'call'
  | 'cancelAccount'
  | 'create'
  | 'delete'
  | 'refetchWaiting'
  | 'reload'
  | 'revoke'
  | 'rights'
  | 'session'
  | 'update';
