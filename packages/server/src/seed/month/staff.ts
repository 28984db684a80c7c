import { eq, inArray } from 'drizzle-orm';
import type { Desk } from '../../../seeds/demo/desks.ts';
import { demoAccounts } from '../../../seeds/demo/staff.ts';
import type { Config } from '../../engine/config.ts';
import { type Ctx, localDay } from '../../engine/context.ts';
import { type ContextSource, makeContext } from '../../engine/http/requestContext.ts';
import { newToken } from '../../engine/secrets/ownToken.ts';
import { hashToken } from '../../features/identity/session.ts';
import { accountTable, sessionTable } from '../../features/identity/tables.ts';
import { type SeedIds, seedId } from '../rows.ts';

export type Staff = {
  /** The context of a person at a desk, with the clock standing at `at`. */
  ctx: (desk: Desk, at: Date) => Promise<Ctx>;
  /** Ends the sessions that were opened. */
  leave: () => Promise<void>;
};

const hour = 3_600_000;

/**
 * Lets the demo's staff work without a browser: each gets a session of their own, so that profile, nodes and permissions are those
 * of a person who signs in.
 */
export async function callStaff(source: ContextSource, ids: SeedIds): Promise<Staff> {
  const { db } = source;
  const accounts = await db
    .select({ _id: accountTable._id, username: accountTable.username })
    .from(accountTable)
    .where(
      inArray(
        accountTable.username,
        demoAccounts.map(({ username }) => username),
      ),
    );
  const tokens = new Map(accounts.map(({ username }) => [username, newToken(source.config)]));
  const expiresAt = new Date(Date.now() + hour);
  await db.insert(sessionTable).values(
    accounts.map(({ _id, username }) => ({
      tokenHash: hashToken(tokens.get(username) ?? ''),
      account_Id: _id,
      expiresAt,
    })),
  );
  const kept = new Map<string, Promise<Ctx>>();
  const open = (username: string, node: string) =>
    makeContext(source, {
      token: tokens.get(username) ?? null,
      nodeId: seedId(ids, `Node:${node}`),
      profileId: null,
      language: 'vi',
      clientId: null,
      requestId: `demo-${username}`,
      ip: null,
    });
  return {
    ctx: async ([username, node], at) => {
      const key = `${username} ${node}`;
      const made = kept.get(key) ?? open(username, node);
      kept.set(key, made);
      return { ...(await made), config: configAt(source.config, at), now: () => at, loaders: new Map() };
    },
    leave: async () => {
      for (const token of tokens.values())
        await db.delete(sessionTable).where(eq(sessionTable.tokenHash, hashToken(token)));
    },
  };
}

/** The portal tells of the cards of this year only: it is not asked about a visit of the last one. */
function configAt(config: Config, at: Date): Config {
  const year = (day: Date) => localDay(day).slice(0, 4);
  return year(at) === year(new Date()) ? config : { ...config, insurancePortal: undefined };
}
