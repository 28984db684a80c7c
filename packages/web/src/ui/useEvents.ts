import { useApolloClient } from '@apollo/client/react';
import type { EventModule, EventProcess } from '@sen/domain/events/eventModules';
import { useEffect, useRef } from 'react';
import { onReconnect } from '../session/connection.ts';
import { clientId } from '../session/session.ts';
import { SubAppDocument, type SubAppSubscription } from './events.main.gen.ts';

type Told = SubAppSubscription['subApp'];
export type AppEvent = Omit<Told, 'module' | 'process'> & { module: EventModule; process: EventProcess };

/**
 * Calls back with the events of some modules while the screen is shown, and with null when the connection came back after a
 * break: refetch then too. Events of one's own acts come as well; refetching is cheap and shows what the server has. Of no modules it asks
 * nothing.
 */
export function useEvents(
  modules: readonly EventModule[],
  onEvent: (event: AppEvent | null) => void,
  idNode?: string | null,
): void {
  const client = useApolloClient();
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  const wanted = modules.join(',');
  useEffect(() => {
    if (wanted === '') return;
    // The socket sends this object again when it comes back, so what it holds then says where to go on.
    const catchUp: { lastEventId?: string } = {};
    const subscription = client
      .subscribe({
        query: SubAppDocument,
        variables: {
          modules: wanted.split(','),
          idNode: idNode ?? null,
          clientId: clientId(),
          variables: catchUp,
        },
        fetchPolicy: 'no-cache',
        // parts of a screen that want the same events share them
        context: { queryDeduplication: true },
      })
      .subscribe({
        next: ({ data }) => {
          if (!data) return;
          catchUp.lastEventId = data.subApp._id;
          latest.current(data.subApp as AppEvent); // the server tells of what the one list of events names
        },
        error: (error: unknown) => console.warn('events', error),
      });
    const forget = onReconnect(() => latest.current(null));
    return () => {
      subscription.unsubscribe();
      forget();
    };
  }, [client, wanted, idNode]);
}
