import { type DocumentNode, print } from 'graphql';
import { operations } from '../gql/signIn.gen.ts';
import { currentLanguage } from './i18n.ts';

/** What the API answered, or why not; NETWORK when it could not be reached. */
type Answered<T> = { ok: true; data: T } | { ok: false; code: string; details: Record<string, unknown> };

type Answer<T> = {
  data?: T | null;
  errors?: ReadonlyArray<{ extensions?: { code?: string; details?: Record<string, unknown> } }>;
};

/** Asks the API with a plain request, so that a page before the sign-in needs no client library. `T` is the operation's type. */
export async function ask<T>(
  name: string,
  document: DocumentNode,
  variables: Record<string, unknown> = {},
): Promise<Answered<T>> {
  const [service, id] = operations[name] ?? ['auth', ''];
  const body = import.meta.env.PROD ? { extensions: { documentId: id } } : { query: print(document) };
  try {
    const response = await fetch(`/graphql/${service}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': currentLanguage() },
      body: JSON.stringify({ ...body, operationName: name, variables }),
    });
    const answer = (await response.json()) as Answer<T>; // the API's shape
    const failure = answer.errors?.[0]?.extensions;
    if (answer.data && !answer.errors?.length) return { ok: true, data: answer.data };
    return { ok: false, code: failure?.code ?? 'INTERNAL', details: failure?.details ?? {} };
  } catch {
    return { ok: false, code: 'NETWORK', details: {} };
  }
}
