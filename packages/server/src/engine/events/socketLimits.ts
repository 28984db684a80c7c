import type { SocketLimits } from '../config.ts';

const windowMs = 60_000;

/** An open socket: how many subscriptions it holds just now. */
type Holder = { subscriptions: () => number };

/** Counts the messages of one minute. */
export type MessageCounter = {
  /** Counts one more; false when it is over the limit. */
  take: () => boolean;
  /** Whether nothing was counted in this minute. */
  isIdle: () => boolean;
};

type Session = { sockets: Set<Holder>; messages: MessageCounter };

export type SocketCounts = {
  /** Takes a place of the address; null when it has none left, else what gives the place back. */
  open: (address: string) => (() => void) | null;
  /** Takes a place of the session; null when it has none left. */
  join: (sessionId: string, socket: Holder) => SessionPlace | null;
  /** The counter of a socket that has named no session yet. */
  stranger: () => MessageCounter;
};

export type SessionPlace = {
  messages: MessageCounter;
  /** Subscriptions on all sockets of the session. */
  subscriptions: () => number;
  leave: () => void;
};

/**
 * How many sockets an address and a session have open on this node, and what a session asks over them. A session that closes its sockets and
 * opens new ones goes on with the messages that it has used up. `now` in milliseconds, on a clock that only rises.
 */
export function socketCounts(
  limits: SocketLimits,
  now: () => number = () => performance.now(),
): SocketCounts {
  const addresses = new Map<string, number>();
  const sessions = new Map<string, Session>();

  const messageCounter = (): MessageCounter => {
    let since = Number.NEGATIVE_INFINITY;
    let count = 0;
    return {
      take: () => {
        if (now() - since >= windowMs) [since, count] = [now(), 0];
        count += 1;
        return count <= limits.messages;
      },
      isIdle: () => now() - since >= windowMs,
    };
  };
  const forgetIdle = () => {
    for (const [id, { sockets, messages }] of sessions)
      if (sockets.size === 0 && messages.isIdle()) sessions.delete(id);
  };

  return {
    stranger: messageCounter,
    open: (address) => {
      const count = addresses.get(address) ?? 0;
      if (count >= limits.perAddress) return null;
      addresses.set(address, count + 1);
      return () => {
        const left = (addresses.get(address) ?? 1) - 1;
        if (left > 0) addresses.set(address, left);
        else addresses.delete(address);
      };
    },
    join: (sessionId, socket) => {
      forgetIdle();
      const session = sessions.get(sessionId) ?? { sockets: new Set(), messages: messageCounter() };
      if (session.sockets.size >= limits.perSession) return null;
      sessions.set(sessionId, session);
      session.sockets.add(socket);
      return {
        messages: session.messages,
        subscriptions: () => [...session.sockets].reduce((sum, one) => sum + one.subscriptions(), 0),
        leave: () => session.sockets.delete(socket),
      };
    },
  };
}
