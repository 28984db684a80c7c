import type { Ctx } from '../../engine/context.ts';
import { reasonOf } from '../../engine/outside/signIn.ts';
import { portalPassword, tokenAnswer, tokenPath } from './portalProtocol.ts';

/** A session of the portal: its two tokens, and the account as each call names it. */
export type PortalSession = { access: string; id: string; username: string; passwordHash: string };

type Kept = { session: PortalSession; until: number };
const kept = new Map<string, Kept>();

/** A token is used no longer than this where the portal does not say. */
const LIFE_MS = 30 * 60_000;
/** It is not used for its last moments. */
const MARGIN_MS = 60_000;
const maxBytes = 4 * 1024 * 1024;

/** The portal did not sign us in; `code` is what it said. */
export class PortalRefused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`PORTAL_SIGN_IN ${code}`);
    this.code = code;
  }
}

/** The portal was not reached, or answered what nobody understands; `message` is the reason in capitals. */
export class PortalAway extends Error {}

/** A session with the account of this site: the last one while it lives. Throws PortalRefused, PortalAway. */
export async function portalSession(ctx: Ctx, anew = false): Promise<PortalSession> {
  const { insurancePortal: base, insuranceUser: username } = ctx.config;
  if (!base) throw new PortalAway('NO_PORTAL');
  const passwordHash = portalPassword(ctx.config.insurancePassword);
  const key = [base, username, passwordHash].join(' ');
  const now = ctx.now().getTime();
  const last = kept.get(key);
  if (last && !anew && last.until > now) return last.session;
  const { body } = await askPortal(ctx, tokenPath, { username, password: passwordHash });
  const read = tokenAnswer.safeParse(body);
  if (!read.success) throw new PortalAway('BROKEN_ANSWER');
  const { maKetQua, APIKey } = read.data;
  if (!APIKey) throw new PortalRefused(maKetQua);
  const session = { access: APIKey.access_token, id: APIKey.id_token, username, passwordHash };
  const ends = Date.parse(String(APIKey['expires_in'] ?? ''));
  kept.set(key, { session, until: (Number.isNaN(ends) ? now + LIFE_MS : ends) - MARGIN_MS });
  return session;
}

/** Sends JSON to the portal and reads JSON; null where it is none. Throws PortalAway. */
export async function askPortal(
  ctx: Ctx,
  path: string,
  body: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(`${ctx.config.insurancePortal}${path}`, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ctx.config.outsideMs),
    });
    const text = await response.text();
    if (text.length > maxBytes) throw new Error('the answer is too large');
    return { status: response.status, body: parsed(text) };
  } catch (error) {
    throw new PortalAway(reasonOf(causeOf(error)));
  }
}

/** Behind `fetch failed` stands why. */
const causeOf = (error: unknown) => (error instanceof Error && error.cause ? error.cause : error);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
