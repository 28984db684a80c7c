import type { AppEvent } from '../../engine/events/hub.ts';
import type { OpenSession } from '../../engine/http/requestContext.ts';

/** Modules whose events change what a session may do: its end, and the catalogues of profiles, nodes and staff. */
export const sessionModules = ['PhienDangNhap', 'DanhMuc'] as const;

type Session = NonNullable<Awaited<ReturnType<OpenSession>>>;
type Kept = { session: Session; until: number };
type Cache = Map<string, Kept>;

/** The caches of this process, so that a session that ends here is known to have ended before the answer leaves. */
const caches = new Set<Cache>();
/** Sessions that ended and accounts that changed lately: a reading that began before must not bring them back. */
const ended = new Map<string, number>();
const keptMax = 5000;

/**
 * Keeps opened sessions for a moment, since a screen sends several requests at once. A session that ends, and one whose account
 * changes, is forgotten at once here and with its event on other nodes; other changes of rights hold after `ms` at the latest.
 */
export function cacheSessions(
  open: OpenSession,
  ms: number,
): { open: OpenSession; hear: (event: AppEvent) => void; close: () => void } {
  const cache: Cache = new Map();
  caches.add(cache);
  return {
    open: async (db, credentials, wanted) => {
      const key = JSON.stringify([credentials, wanted]);
      const kept = cache.get(key);
      if (kept && kept.until > Date.now()) return kept.session;
      const began = Date.now();
      const session = await open(db, credentials, wanted);
      if (!session || idsOf(session).some((id) => (ended.get(id) ?? 0) >= began)) return session;
      if (cache.size >= keptMax) cache.clear();
      if (ms > 0) cache.set(key, { session, until: began + ms });
      return session;
    },
    hear: (event) => {
      const id = event.data['sessionId'] ?? event.data['accountId'];
      if (typeof id === 'string') forgetSession(id);
      else cache.clear();
    },
    close: () => {
      caches.delete(cache);
    },
  };
}

/** Forgets a session that has ended, or the sessions of an account whose rights have changed. */
export function forgetSession(sessionOrAccountId: string): void {
  const now = Date.now();
  for (const [id, at] of ended) if (at < now - 60_000) ended.delete(id);
  ended.set(sessionOrAccountId, now);
  for (const cache of caches) {
    for (const [key, { session }] of cache)
      if (idsOf(session).includes(sessionOrAccountId)) cache.delete(key);
  }
}

function idsOf({ user }: Session): string[] {
  return [user.sessionId, user._id];
}
