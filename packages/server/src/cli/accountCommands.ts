import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import { catalogueTable } from '../engine/catalogue/tables.ts';
import type { Config } from '../engine/config.ts';
import type { Ctx } from '../engine/context.ts';
import type { Database } from '../engine/database/database.ts';
import { DomainError } from '../engine/errors.ts';
import { emptyContext } from '../engine/http/requestContext.ts';
import { openLogger } from '../engine/logger.ts';
import { createAccount } from '../features/identity/commands.ts';
import { resetPassword } from '../features/identity/passwordCommands.ts';
import { profileTable } from '../features/identity/tables.ts';
import { oneLine } from './oneLine.ts';
import { withDatabase } from './withDatabase.ts';

type CreateOptions = { profile: string[]; node: string[] };

/** `sen create-user` and `sen reset-password`: both print a password that is shown once. */
export function registerAccountCommands(program: Command, config: () => Config): void {
  program
    .command('create-user <username>')
    .description('create an account; its password is printed once')
    .requiredOption('--profile <codes...>', 'codes of its profiles, such as ADMINISTRATOR')
    .requiredOption('--node <codes...>', 'codes of the nodes where it works')
    .action((username: string, options: CreateOptions) =>
      oneLine(() => run(config(), (ctx) => createUser(ctx, username, options))),
    );
  program
    .command('reset-password <username>')
    .description('give an account a new password, printed once; its sessions end')
    .action((username: string) =>
      oneLine(() =>
        run(config(), async (ctx) => {
          const password = newPassword();
          await resetPassword(ctx, username, password).catch(explain(username));
          console.log(`New password of ${username}: ${password}`);
        }),
      ),
    );
}

async function createUser(ctx: Ctx, username: string, options: CreateOptions): Promise<void> {
  const profiles = await ctx.db
    .select({ _id: profileTable._id, code: profileTable.code })
    .from(profileTable)
    .where(inArray(profileTable.code, options.profile));
  const node = catalogueTable('Node');
  const code = node['code'];
  if (!code) throw new Error('nodes have no code');
  const nodes = await ctx.db.select({ _id: node._id, code }).from(node).where(inArray(code, options.node));
  for (const wanted of options.profile) {
    if (!profiles.some((one) => one.code === wanted)) throw new Error(`there is no profile ${wanted}`);
  }
  for (const wanted of options.node) {
    if (!nodes.some((one) => one.code === wanted)) throw new Error(`there is no node ${wanted}`);
  }
  const password = newPassword();
  await createAccount(ctx, {
    username,
    password,
    NhanVien_Id: null,
    profileIds: profiles.map((one) => one._id),
    nodeIds: nodes.map((one) => String(one._id)),
  }).catch((error: unknown) => {
    const text = error instanceof Error ? String(error.cause ?? error.message) : '';
    throw /account_username/.test(text) ? new Error(`there is an account ${username} already`) : error;
  });
  console.log(`Account ${username} with the password ${password}`);
}

function run(config: Config, act: (ctx: Ctx) => Promise<void>): Promise<void> {
  const logger = openLogger('warn');
  return withDatabase(config, logger, (database: Database) =>
    act({ ...emptyContext({ config, logger, db: database.db }, v7()), language: 'en' }),
  );
}

function explain(username: string) {
  return (error: unknown): never => {
    if (error instanceof DomainError && error.code === 'NOT_FOUND')
      throw new Error(`there is no account ${username}`);
    throw error;
  };
}

function newPassword(): string {
  return randomBytes(9).toString('base64url');
}
