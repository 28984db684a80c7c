import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Ctx } from '../../src/engine/context.ts';
import type { Db } from '../../src/engine/database/database.ts';
import { allocateAdvances, collect } from '../../src/features/cashier/collect.ts';
import { confirmInsurance } from '../../src/features/cashier/confirmInsurance.ts';
import { exempt } from '../../src/features/cashier/exempt.ts';
import { refund } from '../../src/features/cashier/refund.ts';
import { closeShift } from '../../src/features/cashier/shift.ts';
import type { callStaff } from '../../src/seed/month/staff.ts';
import { type SeedIds, seedId } from '../../src/seed/rows.ts';

export type Site = {
  db: Db;
  ids: SeedIds;
  staff: Awaited<ReturnType<typeof callStaff>>;
  /** The moment up to which the demo's visits were made. */
  moment: Date;
};

/**
 * What the demo's visits have not: a closed shift, an advance that pays for a part, a refund, an exemption, a confirmation of the
 * insured costs. The hospital's cashier is left with an open shift.
 */
export async function workAtTheDesk({ db, ids, staff, moment }: Site): Promise<void> {
  const at = (minutes: number) => new Date(moment.getTime() + minutes * 60_000);
  const cashier = (minutes: number) => staff.ctx(['thungan1', 'QT01'], at(minutes));
  const accountant = (minutes: number) => staff.ctx(['ketoan', 'PTC'], at(minutes));
  const cash = (SoTien: string) => [{ HinhThucThanhToan_Id: seedId(ids, 'HinhThucThanhToan:TM'), SoTien }];
  await closeShift(await staff.ctx(['thungan2', 'PKSQT'], at(1)));

  const unpaid = await visits(db, `d.con_lai > 0 and not d.thuc_hien`);
  const [advanced, exempted] = unpaid;
  if (!advanced || !exempted) throw new Error('no visits are unpaid');
  const { TiepNhan_Id, BenhNhan_Id } = advanced;
  await collect(await cashier(2), {
    requestId: v7(),
    TiepNhan_Id,
    BenhNhan_Id,
    LoaiBienLai: 'TamUng',
    SoTien: '20000',
    thanhToans: cash('20000'),
  });
  await allocateAdvances(await cashier(3), { requestId: v7(), TiepNhan_Id });
  await collect(await cashier(4), {
    requestId: v7(),
    TiepNhan_Id,
    BenhNhan_Id,
    LoaiBienLai: 'TamUng',
    SoTien: '500000',
    thanhToans: cash('500000'),
  });
  await exempt(await accountant(5), {
    requestId: v7(),
    TiepNhan_Id: exempted.TiepNhan_Id,
    dongs: [{ VienPhiDong_Id: exempted.line, PhanTram: 50 }],
    LyDo: 'Hộ nghèo có xác nhận của xã',
  });
  const [paid] = await visits(db, `d.hach_toan > 0 and not d.thuc_hien`);
  if (!paid) throw new Error('no unperformed line is paid');
  await refund(await cashier(6), {
    requestId: v7(),
    TiepNhan_Id: paid.TiepNhan_Id,
    dongs: [{ VienPhiDong_Id: paid.line }],
    LyDo: 'Người bệnh không làm dịch vụ',
    thanhToans: cash(Number(paid.posted).toFixed(2)),
  });
  await confirmFirst(db, await accountant(7));
}

type Open = { TiepNhan_Id: string; BenhNhan_Id: string; line: string; posted: string };

/** Visits that are not closed with one line of the condition, the oldest first. */
async function visits(db: Db, condition: string): Promise<Open[]> {
  const { rows } = await db.execute<Open>(sql`
    select distinct on (t.ma_tiep_nhan) t.id as "TiepNhan_Id", t.benh_nhan_id as "BenhNhan_Id", d.id as line, d.hach_toan as posted
    from main.tiep_nhan t join main.vien_phi_dong d on d.tiep_nhan_id = t.id
    where d.trang_thai = 'DangSuDung' and t.trang_thai <> 'DaHuy' and not t.da_xac_nhan_chi_phi and ${sql.raw(condition)}
    order by t.ma_tiep_nhan, d.id`);
  return rows;
}

async function confirmFirst(db: Db, ctx: Ctx): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select t.id from main.tiep_nhan t join main.vien_phi f on f.tiep_nhan_id = t.id
    where t.da_xac_nhan_chi_phi and f.bh_chi_tra > 0 and not f.the_chua_xac_minh order by t.ma_tiep_nhan limit 2`);
  if (rows.length === 0) throw new Error('no insured visit is closed');
  for (const { id } of rows) await confirmInsurance(ctx, id);
}
