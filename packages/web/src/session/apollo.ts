import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { BatchHttpLink } from '@apollo/client/link/batch-http';
import { ErrorLink } from '@apollo/client/link/error';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { EMPTY } from 'rxjs';
import {
  announceConnection,
  announceReconnect,
  checkConnection,
  isReached,
  onReconnect,
} from './connection.ts';
import { deviceStore } from './deviceStore.ts';
import { clearEndedSession } from './endedSession.ts';
import { endSession } from './endSession.ts';
import { requestHeaders } from './http.ts';
import { i18n } from './i18n.ts';
import { keptAnswers } from './keptAnswers.ts';
import { isKept } from './keptOperations.ts';
import { operationOf } from './operations.ts';
import { clientId, storageKeys, stored } from './session.ts';
import { spreadRefusal } from './tooManyRequests.ts';

const services = ['auth', 'main', 'pharmacy', 'print'] as const;
type Service = (typeof services)[number];

/** In a production build a document travels as its id: the server runs only what the build knows. */
const byId = new ApolloLink((operation, forward) => {
  const known = operationOf(operation.operationName);
  if (known) operation.setContext({ service: known[0], documentId: known[1] });
  return forward(operation);
});

const httpLinks = new Map(services.map((service) => [service, httpLink(service)]));

function httpLink(service: Service): ApolloLink {
  return new BatchHttpLink({
    uri: `/graphql/${service}`,
    batchMax: 10,
    batchInterval: 1,
    batchKey: () => service,
    fetch: async (uri, options) => {
      try {
        const answer = await fetch(uri, {
          ...options,
          headers: { ...options?.headers, ...requestHeaders() },
        });
        announceConnection(isReached(answer.status));
        return spreadRefusal(answer, options?.body);
      } catch (error) {
        announceConnection(false);
        throw error;
      }
    },
    includeExtensions: false,
  });
}

/** Puts `id` in the place of `query` in the body of a production build. */
const trusted = new ApolloLink((operation, forward) => {
  if (import.meta.env.PROD) {
    const { documentId } = operation.getContext();
    if (typeof documentId === 'string') {
      operation.setContext({ http: { includeQuery: false, includeExtensions: true } });
      operation.extensions['documentId'] = documentId;
    }
  }
  return forward(operation);
});

const route = new ApolloLink((operation) => {
  const { service } = operation.getContext();
  const link = httpLinks.get(service as Service) ?? httpLinks.get('main');
  return link ? link.request(operation, () => EMPTY) : EMPTY; // the operation keeps its context
});

const closedByUs = 1000;
const forbidden = 4403;
const closedBySession: readonly number[] = [4401, forbidden];
const codeOf = (event: unknown) => (event instanceof CloseEvent ? event.code : 0);
let opened = false;
const socket = new GraphQLWsLink(
  createClient({
    url: () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql/main`,
    lazy: true,
    keepAlive: 20_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: (tries) => new Promise((resolve) => setTimeout(resolve, Math.min(500 * 2 ** tries, 10_000))),
    // whom the server does not take is not taken by coming back
    shouldRetry: (event) => stored(storageKeys.token) !== null && codeOf(event) !== forbidden,
    connectionParams: () => ({
      token: stored(storageKeys.token),
      node: stored(storageKeys.node),
      profile: stored(storageKeys.profile),
      language: i18n.language,
      clientId: clientId(),
    }),
    on: {
      connected: () => {
        announceConnection(true);
        if (opened) announceReconnect();
        opened = true;
      },
      closed: (event) => {
        const code = codeOf(event);
        // the session was ended elsewhere: the next request hears of it
        if (closedBySession.includes(code)) announceReconnect();
        else if (code !== closedByUs) void checkConnection();
      },
    },
  }),
);

const errors = new ErrorLink(({ error, operation }) => {
  if (!CombinedGraphQLErrors.is(error)) {
    console.warn('network', operation.operationName, error.message);
    return;
  }
  for (const one of error.errors) {
    const code = one.extensions?.['code'];
    console.warn('graphql', operation.operationName, code, one.message);
    if (code === 'UNAUTHENTICATED' && stored(storageKeys.token) !== null) {
      // the guard at load leads to the sign-in
      void endSession(clearEndedSession).finally(() => location.reload());
    }
  }
});

/** The one client of the application: batches per service, one socket, errors in one place. */
export const apollo: ApolloClient = new ApolloClient({
  // an answer that is still on its way may be older than the event, or the save, that asks again
  queryDeduplication: false,
  cache: new InMemoryCache({
    dataIdFromObject: ({ __typename, _id }) =>
      __typename && typeof _id === 'string' ? `${__typename}:${_id}` : undefined,
    // Two moments may tell of one record: the order and its result.
    typePolicies: { MocThoiGian: { keyFields: false } },
  }),
  link: ApolloLink.from([
    errors,
    keptAnswers(deviceStore.answers),
    byId,
    trusted,
    ApolloLink.split(({ operationType }) => operationType === 'subscription', socket, route),
  ]),
  defaultOptions: {
    watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' },
    query: { fetchPolicy: 'network-only' },
    mutate: { fetchPolicy: 'no-cache' },
  },
});

// What screens asked in vain, or what this device answered, while the server was away. The rest follows its events.
onReconnect(() => {
  apollo.refetchQueries({
    include: 'active',
    onQueryUpdated: (query) =>
      query.getCurrentResult().error !== undefined || isKept(query.queryName ?? '', query.variables),
  });
});
