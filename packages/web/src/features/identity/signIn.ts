import { print } from 'graphql';
import { currentLanguage } from '../../app/i18n.ts';
import { operations } from '../../gql/signIn.gen.ts';
import { SignInDocument, type SignInQuery } from './signIn.auth.gen.ts';

export type SignInAnswer =
  | { ok: true; token: string; userId: string }
  | { ok: false; code: string; details: Record<string, unknown> };

type Answer = {
  data?: SignInQuery | null;
  errors?: ReadonlyArray<{ extensions?: { code?: string; details?: Record<string, unknown> } }>;
};

/** Signs in with a plain request, so that the page needs no client library; `code` is the second factor's. */
export async function signIn(username: string, password: string, code: string | null): Promise<SignInAnswer> {
  const [service, id] = operations['SignIn'] ?? ['auth', ''];
  const body = import.meta.env.PROD ? { extensions: { documentId: id } } : { query: print(SignInDocument) };
  try {
    const response = await fetch(`/graphql/${service}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': currentLanguage() },
      body: JSON.stringify({
        ...body,
        operationName: 'SignIn',
        variables: { info: { username, password, code } },
      }),
    });
    const answer = (await response.json()) as Answer; // the API's shape
    if (answer.data?.login) return { ok: true, ...answer.data.login };
    const extensions = answer.errors?.[0]?.extensions;
    return { ok: false, code: extensions?.code ?? 'INTERNAL', details: extensions?.details ?? {} };
  } catch {
    return { ok: false, code: 'NETWORK', details: {} };
  }
}
