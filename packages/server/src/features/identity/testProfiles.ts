import { sql } from 'drizzle-orm';
import type { TestSite } from '../../../test/testSite.ts';
import { DomainError } from '../../engine/errors.ts';
import { createProfile } from './profileCommands.ts';
import type { ProfileChange } from './profileDraft.ts';

/** An entry of a menu. */
export const screen = (key: string, path = `/${key}`) => ({
  key,
  title: `menu.${key}`,
  path,
  basename: '/his',
});

/** A profile that opens one screen. */
export const blank: ProfileChange = {
  name: 'Hồ sơ thử',
  role: 'NURSE',
  navigationTree: [screen('benh-nhan')],
  permissions: ['BENH_NHAN_XEM'],
};

/** The administrator of a site, and profiles made for its tests. */
export async function profileFactory(site: TestSite) {
  const admin = await site.ctx('quantri');
  const make = (code: string, more: ProfileChange = {}) => createProfile(admin, { ...blank, ...more, code });
  const idOf = (code: string) => site.id('auth.profile', code);
  /** Gives a profile to an account. */
  const hold = async (username: string, profileId: string) =>
    site.database.db.execute(sql`insert into auth.account_profile (id, account_id, profile_id)
    select ${crypto.randomUUID()}, id, ${profileId} from auth.account where username = ${username}`);

  /** What the log says of a profile. */
  async function auditOf(id: string) {
    const { rows } = await site.database.db.execute<{ action: string; before: unknown; after: unknown }>(
      sql`select action, before, after from main.audit where entity = 'Profile' and entity_id = ${id} order by at, id`,
    );
    return rows;
  }

  return { admin, make, idOf, hold, auditOf };
}

/** What a refused act says: its code, and its issues as 'path CODE'. */
export async function refusal(act: Promise<unknown>): Promise<unknown[]> {
  const error = await act.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof DomainError)) throw error ?? new Error('it was not refused');
  const issues = error.details['issues'];
  return [error.code, ...(Array.isArray(issues) ? issues.map(({ path, code }) => `${path} ${code}`) : [])];
}
