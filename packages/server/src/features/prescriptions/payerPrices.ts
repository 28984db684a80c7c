import { priceOfDrug, toRewrite } from '@sen/domain/prescriptions/drugPayer';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { changeDrugPrices } from '../cashier/charges.ts';
import { sessionById } from '../examination/queries.ts';
import { payerOf } from '../insurance/queries.ts';
import { noticeOfRewriting } from '../notifications/causes.ts';
import { type DrugPrice, drugPrices } from '../pharmacy/drugFacts.ts';
import type { KeptVisit } from '../reception/points.ts';
import { receptionById } from '../reception/queries.ts';
import { prescriptionLines } from './queries.ts';
import {
  toaThuocChiTietTable as lineTable,
  type ToaThuocChiTietRow,
  type ToaThuocRow,
  toaThuocTable as table,
} from './tables.ts';

/**
 * A visit has another payer: its unpaid drugs are billed to the fund or sold as their services are (prescriptions, Another payer), and the
 * prescriber is told where the kind of a prescription no longer fits. The caller works the visit out anew. Errors: NO_PRICE.
 */
export async function drugsForPayer(tx: Tx, before: KeptVisit | null, after: KeptVisit): Promise<void> {
  if (!before || before.DoiTuong_Id === after.DoiTuong_Id) return;
  const found = await chargedLines(tx, after._id);
  if (found.length === 0) return;
  const payer = (await payerOf(tx, after.DoiTuong_Id)) ?? { laBHYT: false, hoTroGia: false };
  const drugs = await drugPrices(tx, [...new Set(found.map(({ line }) => line.Duoc_Id))]);
  const news = found.flatMap(({ line, toa }) => {
    const drug = drugs.get(line.Duoc_Id);
    const price = priceOfDrug(ofPayer(line, toa, drug), payer);
    if (!price) throw new DomainError('NO_PRICE', { MaDichVu: drug?.MaDuoc ?? line.TenDuoc });
    return price.LaBHYT === line.LaBHYT ? [] : [{ line, toa, price }];
  });
  const charged = await changeDrugPrices(
    tx,
    news.map(({ line, price: { DonGia, LaBHYT } }) => ({
      ...{ source_Id: line._id, DonGia, LaBHYT },
      DonGiaBHYT: LaBHYT ? line.DonGiaBHYTGoc : '0',
    })),
  );
  const changed = news.filter(({ line }) => charged.includes(line._id));
  const stamp = { NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) };
  for (const { line, price } of changed)
    await tx.db
      .update(lineTable)
      .set({ ...price, ...stamp, version: sql`${lineTable.version} + 1` })
      .where(eq(lineTable._id, line._id));
  for (const toa of new Map(changed.map((one) => [one.toa._id, one.toa])).values()) {
    const mine = changed.filter((one) => one.toa._id === toa._id);
    // who writes it meanwhile sees that it was charged anew
    await tx.db
      .update(table)
      .set({ ...stamp, version: sql`${table.version} + 1` })
      .where(eq(table._id, toa._id));
    await audit(tx, {
      action: 'UPDATE',
      entity: 'ToaThuoc',
      entityId: toa._id,
      BenhNhan_Id: toa.BenhNhan_Id,
      before: { chiTiets: mine.map(({ line }) => loggedLine(line)) },
      after: { chiTiets: mine.map(({ line, price }) => loggedLine({ ...line, ...price })) },
    });
    await tell(tx, toa, found, { mine, payer });
  }
}

type Charged = { line: ToaThuocChiTietRow; toa: ToaThuocRow };

function chargedLines(tx: Tx, TiepNhan_Id: string): Promise<Charged[]> {
  return tx.db
    .select({ line: lineTable, toa: table })
    .from(lineTable)
    .innerJoin(table, eq(table._id, lineTable.ToaThuoc_Id))
    .where(
      and(
        eq(table.TiepNhan_Id, TiepNhan_Id),
        inArray(table.LoaiToa, ['BHYT', 'Thuong']),
        eq(lineTable.TrangThai, 'DangSuDung'),
        isNotNull(lineTable.Kho_Id),
        sql`${table.TrangThai} <> 'DaHuy'`,
      ),
    )
    .orderBy(lineTable.ThuTu);
}

/** At the prices of the day of prescribing; a sale price that nobody had set then is today's. */
function ofPayer(line: ToaThuocChiTietRow, { LoaiToa }: ToaThuocRow, drug: DrugPrice | undefined) {
  return {
    LoaiToa,
    duocBHYT: drug?.LaBHYT ?? line.LaBHYT,
    NgoaiBHYT: line.NgoaiBHYT,
    GiaBan: Number(line.DonGiaGoc) > 0 ? line.DonGiaGoc : (drug?.GiaBan ?? null),
    GiaBHYT: line.DonGiaBHYTGoc,
  };
}

async function tell(
  tx: Tx,
  toa: ToaThuocRow,
  all: readonly Charged[],
  {
    mine,
    payer,
  }: { mine: ReadonlyArray<Charged & { price: { LaBHYT: boolean } }>; payer: { laBHYT: boolean } },
): Promise<void> {
  const now = new Map(mine.map(({ line, price }) => [line._id, price.LaBHYT]));
  const lines = all
    .filter((one) => one.toa._id === toa._id)
    .map(({ line }) => ({ LaBHYT: now.get(line._id) ?? line.LaBHYT }));
  if (isSupplied(toa) || !toRewrite(toa.LoaiToa, lines, payer)) return;
  const noiDung = mine.map(({ line }) => line.TenDuoc);
  const { PhongBan_Id } = await sessionById(tx, toa.KhamBenh_Id);
  await noticeOfRewriting(tx, { ...toa, PhongBan_Id, khoa: `${toa._id}:${toa.version + 1}`, noiDung });
}

/** What was handed out is not written anew. */
const isSupplied = ({ TrangThai }: ToaThuocRow) => TrangThai === 'DaCap';

/** What the prescriber does about a prescription since the visit has another payer, as an error code; null for nothing. */
export async function rewritingOf(ctx: Ctx, toa: ToaThuocRow) {
  if (isSupplied(toa) || toa.TrangThai === 'DaHuy') return null;
  const { DoiTuong_Id } = await receptionById(ctx, toa.TiepNhan_Id);
  const payer = await payerOf(ctx, DoiTuong_Id);
  return payer && toRewrite(toa.LoaiToa, await prescriptionLines(ctx, toa._id), payer);
}

const loggedLine = ({ _id, Duoc_Id, TenDuoc, DonGia, LaBHYT }: ToaThuocChiTietRow) => ({
  ...{ _id, Duoc_Id, TenDuoc, DonGia, LaBHYT },
});
