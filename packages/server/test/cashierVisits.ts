import type { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { type Ctx, localDay } from '../src/engine/context.ts';
import { inTransaction } from '../src/engine/sql/transaction.ts';
import { addCharges, type ChargeInput, markPerformed } from '../src/features/cashier/charges.ts';
import type { CollectInput } from '../src/features/cashier/collect.ts';
import { collect } from '../src/features/cashier/collect.ts';
import { costOfVisit, linesOfVisit } from '../src/features/cashier/queries.ts';
import { benhNhanTable } from '../src/features/patients/tables.ts';
import { tiepNhanTable } from '../src/features/reception/tables.ts';
import type { TestSite } from './testSite.ts';

export type Visit = { TiepNhan_Id: string; BenhNhan_Id: string };
export type Charge = {
  ma: string;
  soLuong?: string;
  donGia?: string;
  donGiaBHYT?: string;
  source_Id?: string;
  khongThuTien?: boolean;
};

let made = 0;

/** A received patient. Insured ones hold a DN4 card (80 %) by the code of the registered facility. */
export async function aVisit(
  site: TestSite,
  over: Partial<typeof tiepNhanTable.$inferInsert> & { payer?: string } = {},
): Promise<Visit> {
  const { payer = 'THUPHI', ...fields } = over;
  const number = String(++made).padStart(6, '0');
  const BenhNhan_Id = v7();
  const TiepNhan_Id = v7();
  const insured = payer === 'BHYT';
  await site.database.db.insert(benhNhanTable).values({
    _id: BenhNhan_Id,
    MaYTe: `98.${number}`,
    TenBenhNhan: `Nguyễn Văn ${number}`,
    TenKhongDau: `nguyen van ${number}`,
    NamSinh: 1980,
    GioiTinh: 'MALE',
  });
  const NgayTiepNhan = fields.NgayTiepNhan ?? new Date();
  await site.database.db.insert(tiepNhanTable).values({
    _id: TiepNhan_Id,
    MaTiepNhan: `TN-${number}`,
    BenhNhan_Id,
    NgayTiepNhan,
    Ngay: localDay(NgayTiepNhan),
    DoiTuong_Id: await site.id('main.dm_doi_tuong', payer),
    TrangThai: 'DaTiepNhan',
    ...(insured
      ? {
          SoTheBHYT: 'DN4010123456789',
          BHYTNgayHieuLuc: '2020-01-01',
          BHYTNgayHetHieuLuc: '2099-12-31',
          MaDoiTuongKCB: '1.1',
          TuyenKCB: 'DungTuyen' as const,
        }
      : {}),
    ...fields,
  });
  return { TiepNhan_Id, BenhNhan_Id };
}

/** Charges services by code; the answer holds the ids of their order lines in the order of the input. */
export async function charge(
  site: TestSite,
  ctx: Ctx,
  visit: Visit,
  charges: readonly Charge[],
): Promise<string[]> {
  const inputs: ChargeInput[] = [];
  for (const {
    ma,
    soLuong = '1',
    donGia = '100000',
    donGiaBHYT,
    source_Id = v7(),
    khongThuTien = false,
  } of charges) {
    inputs.push({
      source: 'DichVu',
      source_Id,
      DichVu_Id: await site.id('main.dm_dich_vu', ma),
      SoLuong: soLuong,
      DonGia: donGia,
      DonGiaBHYT: donGiaBHYT ?? donGia,
      NgayYLenh: ctx.now(),
      KhongThuTien: khongThuTien,
      LyDoKhongThu: khongThuTien ? 'Thử' : null,
    });
  }
  await inTransaction(ctx, (tx) => addCharges(tx, visit.TiepNhan_Id, inputs));
  return inputs.map((input) => input.source_Id);
}

/** The bill of a visit, read anew. */
export async function bill(ctx: Ctx, { TiepNhan_Id }: Visit) {
  const anew = { ...ctx, loaders: new Map() };
  const dongs = await linesOfVisit(anew, TiepNhan_Id);
  return { ...(await costOfVisit(anew, TiepNhan_Id)), dongs };
}

/** Notes that everything on the bill was performed. */
export async function performAll(ctx: Ctx, visit: Visit): Promise<void> {
  const ids = (await bill(ctx, visit)).dongs.map((line) => line.source_Id);
  await inTransaction({ ...ctx, loaders: new Map() }, (tx) => markPerformed(tx, ids, true));
}

/** Pays everything that is due in cash; answers the receipt's id. */
export async function payAll(
  site: TestSite,
  ctx: Ctx,
  visit: Visit,
  over: Partial<CollectInput> = {},
): Promise<string> {
  const due = over.VienPhiDong_Ids
    ? (await bill(ctx, visit)).dongs
        .filter((line) => over.VienPhiDong_Ids?.includes(line._id))
        .reduce((sum, line) => sum + Number(line.ConLai), 0)
    : Number((await bill(ctx, visit)).ConLai);
  return collect(ctx, {
    requestId: v7(),
    ...visit,
    thanhToans: [await cash(site, Math.round(due).toFixed(2))],
    ...over,
  });
}

/** A cash payment. */
export async function cash(site: TestSite, SoTien: string) {
  return { HinhThucThanhToan_Id: await site.id('main.hinh_thuc_thanh_toan', 'TM'), SoTien };
}

/** One value of one row. */
export async function value<T>(site: TestSite, statement: ReturnType<typeof sql>): Promise<T | undefined> {
  const { rows } = await site.database.db.execute<{ value: T }>(statement);
  return rows[0]?.value;
}
