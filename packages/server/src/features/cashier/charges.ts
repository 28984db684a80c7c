import { dec } from '@sen/domain/money/decimal';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { fillCopies } from '../../engine/sql/lateNumbers.ts';
import { queryByIds } from '../../engine/sql/preparedByIds.ts';
import { pipeline } from '../../engine/sql/transaction.ts';
import { insertStatement, sendTogether } from '../../engine/sql/written.ts';
import { type Account, lockAccount, lockSomeLines } from './account.ts';
import { refuseAwaited } from './awaited.ts';
import { cashierOf } from './books.ts';
import { factsOfDrugs, factsOfServices } from './chargeFacts.ts';
import { limitRefusal } from './exemptionLimit.ts';
import { requireOnLines } from './facts.ts';
import { liveOf, refuseBilled, visitsOf } from './liveCharges.ts';
import { type NewLine, unsettled } from './newLine.ts';
import { settleAccount } from './recompute.ts';
import { mienGiamTable as exemptions, vienPhiDongTable as lines, type VienPhiDongRow } from './tables.ts';
import { queueLast } from './tickets.ts';

export { type ChargeFacts, factsOfDrugs, factsOfServices } from './chargeFacts.ts';
export { estimateItems, servicesThought, type ThoughtItem } from './estimate.ts';
export { waitForBought } from './gifts.ts';
export { changeDrugPrices, changePrices } from './newPrices.ts';
export { noCost, previewCharges } from './preview.ts';
export { followRules, recompute } from './recompute.ts';
export { queueVisitLast } from './tickets.ts';

/** A charge as the feature that orders it knows it; name, code, unit and insurance scope come from the catalogue. */
export type ChargeInput = {
  source: 'DichVu' | 'Thuoc';
  /** The order line or prescription line. */
  source_Id: string;
  DichVu_Id?: string | null;
  Duoc_Id?: string | null;
  KhamBenh_Id?: string | null;
  /** Code of the slip or prescription, as printed. */
  MaPhieu?: string | null;
  LoaiGia_Id?: string | null;
  BangGia_Id?: string | null;
  SoLuong: string;
  /** The hospital's price of one unit. */
  DonGia: string;
  /** The price that the fund accepts; '0' when none. */
  DonGiaBHYT: string;
  /** Percent of an item with a payment limit; the catalogue's when empty. */
  tyLeBH?: number | null;
  /** Whether it may be billed to the insurance at all: false for drugs outside the insurance prescription. True when empty. */
  LaBHYT?: boolean;
  NgayYLenh: Date;
  KhongThuTien?: boolean;
  /** Why nothing is collected for it. */
  LyDoKhongThu?: string | null;
};

/** Adds charges to a visit and works it out anew. Errors: NOT_FOUND, RECEPTION_INSURANCE_CONFIRMED, RECEPTION_COST_CONFIRMED. */
export async function addCharges(
  tx: Tx,
  TiepNhan_Id: string,
  charges: readonly ChargeInput[],
): Promise<void> {
  if (charges.length === 0) return;
  const [account, services, drugs] = await Promise.all([
    lockAccount(tx, TiepNhan_Id),
    factsOfServices(
      tx,
      charges.flatMap(({ DichVu_Id }) => DichVu_Id ?? []),
    ),
    factsOfDrugs(
      tx,
      charges.flatMap(({ Duoc_Id }) => Duoc_Id ?? []),
    ),
  ]);
  refuseClosed(account);
  const rows = charges.map((charge) => {
    const facts = services.get(charge.DichVu_Id ?? '') ?? drugs.get(charge.Duoc_Id ?? '');
    if (!facts) throw new DomainError('NOT_FOUND', { entity: charge.source });
    const insurable = (charge.LaBHYT ?? true) && facts.phamVi !== 2 && dec(charge.DonGiaBHYT).gt(0);
    return {
      ...facts,
      _id: v7(),
      TiepNhan_Id,
      BenhNhan_Id: account.row.BenhNhan_Id,
      source: charge.source,
      source_Id: charge.source_Id,
      DichVu_Id: charge.DichVu_Id ?? null,
      Duoc_Id: charge.Duoc_Id ?? null,
      KhamBenh_Id: charge.KhamBenh_Id ?? null,
      MaPhieu: charge.MaPhieu ?? null,
      LoaiGia_Id: charge.LoaiGia_Id ?? null,
      BangGia_Id: charge.BangGia_Id ?? null,
      SoLuong: charge.SoLuong,
      DonGia: charge.DonGia,
      DonGiaBHYT: charge.DonGiaBHYT,
      tyLeBH: charge.tyLeBH ?? facts.tyLeBH,
      LaBHYT: insurable,
      NgayYLenh: charge.NgayYLenh,
      KhongThuTien: charge.KhongThuTien ?? false,
      NguoiTao_Id: actor(tx),
    };
  });
  // settled before they are written: nobody knows of them yet
  const add = (settled: readonly NewLine[]) => insertStatement(lines, settled);
  const { ConLai } = await settleAccount(tx, account, {
    lines: rows.map((row) => unsettled(tx, row)),
    counted: [],
    write: () => sendTogether(tx, [add(rows)]),
    add,
  });
  fillCopies(
    tx,
    lines,
    lines.MaPhieu,
    rows.map(({ _id, MaPhieu }) => ({ _id, copy: MaPhieu })),
  );
  await grantFree(tx, account, charges);
  // the reception hands out its own number with its first services
  if (charges.some((charge) => charge.KhamBenh_Id)) queueLast(tx, account, ConLai);
}

/** What is ordered without charge is an exemption: with its right at the facility of the visit, a reason, and who granted it. */
async function grantFree(tx: Tx, { reception }: Account, charges: readonly ChargeInput[]): Promise<void> {
  const reasons = new Map(
    charges.flatMap((charge) =>
      charge.KhongThuTien ? [[charge.source_Id, charge.LyDoKhongThu ?? ''] as const] : [],
    ),
  );
  if (reasons.size === 0) return;
  const granted = await tx.db
    .select()
    .from(lines)
    .where(liveOf([...reasons.keys()]));
  await requireOnLines(tx, granted, reception, 'mienGiam');
  await requireWithinLimit(tx, granted);
  const NguoiDuyet_Id = cashierOf(tx);
  await tx.db.insert(exemptions).values(
    granted.map((line) => ({
      TiepNhan_Id: line.TiepNhan_Id,
      VienPhiDong_Id: line._id,
      SoTien: line.MienGiam,
      LyDo: reasons.get(line.source_Id) ?? '',
      NguoiDuyet_Id,
      NguoiTao_Id: actor(tx),
    })),
  );
}

/** What is free counts to the limit of who orders it, as any other exemption. Errors: EXEMPTION_ABOVE_LIMIT, EXEMPTION_ABOVE_ALL. */
async function requireWithinLimit(tx: Tx, granted: readonly VienPhiDongRow[]): Promise<void> {
  for (const TiepNhan_Id of new Set(granted.map((line) => line.TiepNhan_Id))) {
    const given = granted.filter((line) => line.TiepNhan_Id === TiepNhan_Id);
    const above = await limitRefusal(
      tx,
      TiepNhan_Id,
      given.map(({ _id, MienGiam }) => ({ VienPhiDong_Id: _id, SoTien: MienGiam })),
      'written',
    );
    if (above) throw new DomainError(above.code, { ...above.details });
  }
}

/**
 * Takes the charges of cancelled orders off their visit. Errors: PAID_LINE when money was collected for one of them, TRANSFER_AWAITED,
 * those of a closed visit.
 */
export async function removeCharges(tx: Tx, sourceIds: readonly string[]): Promise<void> {
  for (const [TiepNhan_Id, { sources: ids, lines: touched }] of await visitsOf(tx, sourceIds)) {
    const account = await lockAccount(tx, TiepNhan_Id);
    refuseClosed(account);
    const removed = await tx.db.select().from(lines).where(liveOf(ids)).for('update');
    const paid = removed.find((line) => dec(line.HachToan).gt(0));
    if (paid) throw new DomainError('PAID_LINE', { Ten: paid.Ten });
    await refuseAwaited(tx, account, removed);
    await tx.db
      .update(lines)
      .set({
        TrangThai: 'DaHuy',
        version: sql`${lines.version} + 1`,
        NgayCapNhat: tx.now(),
        NguoiCapNhat_Id: actor(tx),
      })
      .where(liveOf(ids));
    await settleAccount(tx, account, touched);
  }
}

/**
 * Charges another quantity: a dose was changed, a part was not supplied. What was paid too much becomes a refund. Errors:
 * TRANSFER_AWAITED, those of a closed visit.
 */
export async function updateChargeQuantity(tx: Tx, sourceId: string, SoLuong: string): Promise<void> {
  for (const [TiepNhan_Id, { sources: ids, lines: touched }] of await visitsOf(tx, [sourceId])) {
    const account = await lockAccount(tx, TiepNhan_Id);
    refuseClosed(account);
    await refuseAwaited(tx, account, await tx.db.select().from(lines).where(liveOf(ids)));
    await tx.db
      .update(lines)
      .set({ SoLuong, NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) })
      .where(liveOf(ids));
    await settleAccount(tx, account, touched);
  }
}

/**
 * Notes that orders were performed or supplied, or that this was taken back: performed lines are neither refunded nor removed. Errors:
 * RECEPTION_INSURANCE_CONFIRMED when one that the fund is billed for is taken back.
 */
export async function markPerformed(tx: Tx, sourceIds: readonly string[], performed: boolean): Promise<void> {
  for (const [TiepNhan_Id, { sources: ids, lines: touched }] of await visitsOf(tx, sourceIds)) {
    const account = await lockAccount(tx, TiepNhan_Id);
    if (!performed && account.reception.DaXacNhanBHYT) await refuseBilled(tx, ids);
    const found = await lockSomeLines(tx, TiepNhan_Id, touched);
    const counted = found.filter((line) => line.TrangThai === 'DangSuDung');
    const marked = counted.map((line) => ({ ...line, ThucHien: performed }));
    const write = () =>
      pipeline(tx, queryByIds(tx.db, 'sen_performed', markLines, ids, [performed, tx.now()]));
    await settleAccount(tx, account, { lines: marked, counted, write });
  }
}

const markLines = (
  isOf: (column: string) => string,
) => `update main.vien_phi_dong set thuc_hien = $2, version = version + 1, ngay_cap_nhat = $3
  where ${isOf('source_id')} and trang_thai = 'DangSuDung'`;

/** Changes a line by hand: price, quantity, or whether the insurance is billed; the account is locked and the act asked. */
export async function changeLine(
  tx: Tx,
  account: Account,
  line: VienPhiDongRow,
  set: Partial<Pick<VienPhiDongRow, 'DonGia' | 'SoLuong' | 'LaBHYT'>>,
  LyDo: string,
): Promise<void> {
  const insurable = line.phamVi !== 2 && dec(line.DonGiaBHYT).gt(0);
  await tx.db
    .update(lines)
    .set({
      ...set,
      ...(set.DonGia ? { GiaSuaTay: true } : {}),
      ...(set.LaBHYT && !insurable ? { LaBHYT: false } : {}),
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    })
    .where(eq(lines._id, line._id));
  const { DonGia, SoLuong, LaBHYT, BenhNhan_Id } = line;
  await audit(tx, {
    action: 'UPDATE',
    entity: 'VienPhiDong',
    entityId: line._id,
    BenhNhan_Id,
    before: { DonGia, SoLuong, LaBHYT },
    after: { ...set, LyDo },
  });
  await settleAccount(tx, account);
}

/** The acts on orders ask the reception before; the money of a closed visit stays whole whoever forgets it. */
function refuseClosed({ reception }: Account): void {
  if (reception.DaXacNhanBHYT) throw new DomainError('RECEPTION_INSURANCE_CONFIRMED');
  if (reception.DaXacNhanChiPhi) throw new DomainError('RECEPTION_COST_CONFIRMED');
}
