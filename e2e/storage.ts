import type { Session } from './ask.ts';
import { siteBase } from './siteBase.ts';

/** What a browser remembers of a session: its cookies, and what the site keeps on the device. */
export function storageOf(session: Session | undefined) {
  if (!session) return { cookies: [], items: {} };
  const companion = {
    ...session.cookie,
    domain: new URL(siteBase()).hostname,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Strict' as const,
  };
  return { cookies: [companion], items: { accessToken: session.token, userId: session.userId } };
}
