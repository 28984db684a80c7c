import type { KetQuaKiemTra } from '@sen/domain/connections/check';
import type { Config } from '../config.ts';
import { PlaceRefused } from './places.ts';
import { type OutsideAnswer, postJson } from './postJson.ts';

/** How a sign-in at a system outside ended, and what that system said, or a short reason of ours in capitals. */
export type SignInResult = { ketQua: KetQuaKiemTra; thongBao: string | null };

export type SignIn = {
  address: string;
  body: Readonly<Record<string, string>>;
  /** The token of an answer; null when it has none. */
  tokenOf: (body: unknown) => string | null;
  /** What a refusal says, where the system has words of its own for that. */
  messageOf?: (body: unknown) => string | null;
};

const messageMax = 300;

/** Signs in at a system outside and forgets the token: whether the account is right, nothing else. It never throws. */
export async function trySignIn(
  config: Config,
  { address, body, tokenOf, messageOf: own }: SignIn,
): Promise<SignInResult> {
  let answer: OutsideAnswer;
  try {
    answer = await postJson(config, address, body, config.outsideMs);
  } catch (error) {
    return { ketQua: 'KhongKetNoi', thongBao: reasonOf(error) };
  }
  const ok = answer.status >= 200 && answer.status < 300;
  if (ok && tokenOf(answer.body)) return { ketQua: 'Tot', thongBao: null };
  const said = (own ?? messageOf)(answer.body);
  // a page of a proxy, a moved address or a broken server says nothing of the account
  if (answer.body === null || answer.status >= 500 || (answer.status >= 300 && answer.status < 400))
    return { ketQua: 'KhongKetNoi', thongBao: `HTTP ${answer.status}` };
  return { ketQua: 'TuChoi', thongBao: withoutSecrets(said ?? `HTTP ${answer.status}`, body) };
}

/** Why a system outside was not reached, in capitals. */
export function reasonOf(error: unknown): string {
  if (error instanceof PlaceRefused) return error.message;
  if (!(error instanceof Error)) return 'NETWORK';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'TIMEOUT';
  const { code } = error as NodeJS.ErrnoException; // node's own errors carry a code
  return code === 'ABORT_ERR' ? 'TIMEOUT' : (code ?? 'NETWORK');
}

/** What systems write beside a refusal: a message, a description, or errors by field. */
export function messageOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const said = body as Readonly<Record<string, unknown>>; // an object by the line above
  for (const name of ['message', 'description', 'error_description', 'error', 'errors', 'data']) {
    const text = textsOf(said[name]).join('; ');
    if (text !== '') return text;
  }
  return null;
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** A message without the password that was sent, should the system repeat it. */
function withoutSecrets(text: string, body: Readonly<Record<string, string>>): string {
  const password = body['password'] ?? '';
  const clean = password === '' ? text : text.replaceAll(password, '***');
  return clean.slice(0, messageMax);
}
