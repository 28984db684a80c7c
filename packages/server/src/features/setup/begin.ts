import { NhanVien } from '@sen/domain/catalogues/NhanVien';
import { Node } from '@sen/domain/catalogues/Node';
import { type SetupInput, setupIssues } from '@sen/domain/setup/setupForm';
import { eq, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { createEntry } from '../../engine/catalogue/commands.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import {
  type Attempt,
  addressOf,
  countAttempt,
  fail,
  forget,
  giveBack,
  minutesLeft,
  tryAgain,
} from '../identity/attempts.ts';
import { createAccount, giveReadyProfiles } from '../identity/commands.ts';
import { signIn } from '../identity/signIn.ts';
import { profileRows } from '../identity/sql.ts';
import { updateSetting } from '../system/commands.ts';
import { codeFits, isBare, setupRow } from './code.ts';
import { thietLapTable } from './tables.ts';

/** Code of the facility where it has none of the insurance. */
const rootCode = 'CS01';

/**
 * Sets a new site up: its settings, the root of its organisation, its first member of staff and administrator, all or nothing; then
 * signs that one in. Wrong codes make their sender wait and nobody else. Errors: SETUP_DONE, SETUP_LOCKED, SETUP_CODE_WRONG, BAD_INPUT
 * by field.
 */
export async function beginSite(
  ctx: Ctx,
  code: string,
  given: SetupInput,
): Promise<{ token: string; userId: string }> {
  const input = { ...given, username: given.username.trim().toLowerCase() };
  const attempt: Attempt = { scope: 'setup', of: [addressOf(ctx)] };
  const counted = await countAttempt(ctx, attempt);
  if (!counted.taken && counted.underWay) throw tryAgain();
  if (!counted.taken) throw new DomainError('SETUP_LOCKED', { minutes: minutesLeft(ctx, counted) });
  const outcome = await inTransaction(ctx, async (tx): Promise<'made' | 'refused'> => {
    // who comes second waits here, and finds it done
    const [row] = await tx.db
      .select()
      .from(thietLapTable)
      .where(eq(thietLapTable._id, setupRow))
      .for('update');
    if (!row || row.doneAt || !(await isBare(tx.db))) throw new DomainError('SETUP_DONE');
    if (!codeFits(row, code)) {
      await audit(tx, {
        action: 'CREATE',
        entity: 'ThietLap',
        entityId: setupRow,
        after: { refused: true, locked: (await fail(tx, attempt)) !== null },
      });
      return 'refused';
    }
    refuseIssues(setupIssues(input));
    await write(tx, input);
    return 'made';
  }).catch(async (error: unknown) => {
    await giveBack(ctx, attempt);
    throw error;
  });
  if (outcome === 'refused') throw new DomainError('SETUP_CODE_WRONG');
  await forget(ctx, attempt);
  return signIn(ctx, { username: input.username, password: input.password });
}

async function write(tx: Tx, input: SetupInput): Promise<void> {
  const { name, systemType, MaCSKCB, address, phone, TenNhanVien, username, password } = input;
  const root = await createEntry(tx, Node, {
    code: MaCSKCB.trim() || rootCode,
    name: name.trim(),
    category: 'HOSPITAL',
    MaCSKCB: MaCSKCB.trim(),
    address: address.trim(),
    order: '1',
  });
  const ids = await idsForAdministrator(tx);
  const staff = await createEntry(tx, NhanVien, {
    MaNhanVien: 'NV001',
    TenNhanVien: TenNhanVien.trim(),
    ChucVu_Id: ids.position,
    PhongBan_Id: root['_id'],
  });
  const accountId = await createAccount(tx, {
    username,
    password,
    NhanVien_Id: String(staff['_id']),
    profileIds: [ids.profile],
    nodeIds: [String(root['_id'])],
  });
  await giveReadyProfiles(tx, String(root['_id']));
  await updateSetting(tx, 'facility', {
    name: name.trim(),
    address: address.trim(),
    phone: phone.trim(),
    MaCSKCB: MaCSKCB.trim(),
    // one person who receives, examines and collects does not stop in between
    thuSau: systemType === 'PHONG_MACH',
  });
  await updateSetting(tx, 'his', { CustomerName: name.trim() });
  await updateSetting(tx, 'general', { systemType });
  await tx.db.update(thietLapTable).set({ doneAt: tx.now() }).where(eq(thietLapTable._id, setupRow));
  await audit(tx, {
    action: 'CREATE',
    entity: 'ThietLap',
    entityId: setupRow,
    by: { _id: accountId, username },
    after: { name, systemType, MaCSKCB, username },
  });
  await emit(tx, { module: 'ThietLap', process: 'create', data: {} });
}

async function idsForAdministrator(tx: Tx): Promise<{ profile: string; position: string }> {
  const { rows } = await tx.db.execute<{ profile: string; position: string }>(sql`
    select (select id from ${profileRows} p where code = 'ADMINISTRATOR' and trang_thai = 'DangSuDung') as profile,
      (select id from main.dm_chuc_vu where trang_thai = 'DangSuDung' order by (ma_chuc_vu = 'QT') desc, ma_chuc_vu limit 1) as position`);
  const [row] = rows;
  if (!row?.profile || !row.position) throw new Error('a site without ready profiles and positions');
  return row;
}
