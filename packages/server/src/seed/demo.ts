import { insuredFields } from '../../seeds/demo/insuranceCodes.ts';
import { demoRows } from '../../seeds/demo/rows.ts';
import { type DemoRole, demoAccounts } from '../../seeds/demo/staff.ts';
import type { Db } from '../engine/database/database.ts';
import { hashPassword } from '../features/identity/passwords.ts';
import { accountProfileTable, accountTable } from '../features/identity/tables.ts';
import { writePrices } from './prices.ts';
import { type SeedIds, seedId, writeRows } from './rows.ts';
import { fillEmpty } from './upgrade/codes.ts';

export type DemoAccount = { username: string; password: string; role: string };

/** The password of all accounts of the demo. */
export const demoPassword = 'sen-2026';

/** The demo's accounts as they are printed at the start. */
export const demoAccountList: readonly DemoAccount[] = demoAccounts.map(({ username, role }) => ({
  username,
  password: demoPassword,
  role,
}));

/** Which ready profiles a person of a role holds, the first one at the first sign-in. */
const profilesOf: Record<DemoRole, readonly string[]> = {
  DIRECTOR: ['DIRECTOR'],
  ADMINISTRATOR: ['ADMINISTRATOR'],
  ACCOUNTANT: ['ACCOUNTANT'],
  CASHIER: ['CASHIER'],
  DOCTOR: ['DOCTOR'],
  CLINIC_DOCTOR: ['CLINIC_DOCTOR'],
  OUTSIDE_DOCTOR: ['OUTSIDE_DOCTOR'],
  NURSE: ['RECEPTION', 'NURSE'],
  TECHNICIAN: ['TECHNICIAN'],
  PHARMACIST: ['PHARMACIST'],
  KIOSK: ['KIOSK'],
};

/** Writes the demo hospital's catalogues and accounts; visits are made afterwards through the ordinary commands. */
export async function seedDemo(db: Db, ids: SeedIds, profiles: ReadonlyMap<string, string>): Promise<void> {
  await writeRows(db, demoRows(), ids);
  for (const one of insuredFields) await fillEmpty(db, one);
  await writePrices(db, ids);
  const passwordHash = await hashPassword(demoPassword);
  for (const account of demoAccounts) {
    const held = (account.profiles ?? profilesOf[account.role]).map((code) => {
      const id = profiles.get(code);
      if (!id) throw new Error(`seed: no profile ${code}`);
      return id;
    });
    const [row] = await db
      .insert(accountTable)
      .values({
        username: account.username,
        passwordHash,
        NhanVien_Id: seedId(ids, `NhanVien:${account.staff}`),
        defaultProfile_Id: held[0] ?? null,
      })
      .returning({ _id: accountTable._id });
    if (!row) throw new Error(`seed: account ${account.username} was not written`);
    await db.insert(accountProfileTable).values(
      held.map((profile_Id) => ({
        _id: crypto.randomUUID(),
        account_Id: row._id,
        profile_Id,
        node_Ids: account.nodes.map((code) => seedId(ids, `Node:${code}`)),
      })),
    );
  }
}
