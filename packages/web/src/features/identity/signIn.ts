import { ask } from '../../session/plainRequest.ts';
import { SignInDocument, type SignInQuery } from './signIn.auth.gen.ts';

export type SignInAnswer =
  | { ok: true; token: string; userId: string }
  | { ok: false; code: string; details: Record<string, unknown> };

/** Signs in; `code` is the second factor's. */
export async function signIn(username: string, password: string, code: string | null): Promise<SignInAnswer> {
  const answer = await ask<SignInQuery>('SignIn', SignInDocument, { info: { username, password, code } });
  return answer.ok ? { ok: true, ...answer.data.login } : answer;
}
