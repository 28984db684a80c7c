import type { Ctx } from '../src/engine/context.ts';
import { DomainError } from '../src/engine/errors.ts';
import { createUser } from '../src/features/identity/userCommands.ts';
import type { TestSite } from './testSite.ts';

/** A profile as an account is given it: everywhere it applies, or at these places. */
export const held = (profile_Id: string, ...node_Ids: string[]) => ({ profile_Id, node_Ids });

/** Makes members of staff and accounts of a site, as its administrator. */
export async function openUsers(site: TestSite) {
  const admin: Ctx = await site.ctx('quantri');
  const doctor = await site.id('auth.profile', 'DOCTOR');
  const administrator = await site.id('auth.profile', 'ADMINISTRATOR');
  const room = await site.id('auth.node', 'PK01');
  let staffCount = 0;
  /** A member of staff without an account. */
  const newStaff = async (name = 'Lý Thử Nghiệm', state = { TamNgung: false }): Promise<string> => {
    staffCount += 1;
    const id = crypto.randomUUID();
    await site.database.pool.query(
      `insert into main.nhan_vien (id, ma_nhan_vien, ten_nhan_vien, chuc_vu_id, tam_ngung, search_key)
       select $1, $2, $3, (select id from main.dm_chuc_vu limit 1), $4, lower($2)`,
      [id, `THU${staffCount}`, name, state.TamNgung],
    );
    return id;
  };
  const make = async (profile = doctor, name?: string) =>
    createUser(admin, { NhanVien_Id: await newStaff(name), profiles: [held(profile, room)] });
  return { admin, doctor, administrator, room, newStaff, make };
}

/** Why an act was refused: its code, and its issues by field. Fails when it was not. */
export async function failure(act: Promise<unknown>): Promise<{ code: string; issues: unknown }> {
  const error = await act.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof DomainError)) throw error ?? new Error('it was not refused');
  return { code: error.code, issues: error.details['issues'] };
}

/** The code alone. */
export const codeOf = async (act: Promise<unknown>) => (await failure(act)).code;
