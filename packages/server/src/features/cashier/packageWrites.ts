import { allocate } from '@sen/domain/cashier/allocate';
import type { HoanGoi } from '@sen/domain/cashier/hoanGoi';
import { dec, toMoney } from '@sen/domain/money/decimal';
import { eq } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Tx } from '../../engine/context.ts';
import type { Account } from './account.ts';
import { cashierOf } from './books.ts';
import type { PackagePlan } from './packageRefund.ts';
import { lockPostings, newestFirst, type Posting } from './postings.ts';
import { mienGiamTable as exemptions, vienPhiDongTable as lines } from './tables.ts';

/** Charges what was performed of a package at its single price; what of it is let off is an exemption, with its reason. */
export async function writeNewPrices(
  tx: Tx,
  { row }: Account,
  { parts, after, prices, sums }: PackagePlan,
  LyDo: string,
): Promise<void> {
  const { _id, BenhNhan_Id, TiepNhan_Id } = row;
  const granted: Array<{ VienPhiDong_Id: string; SoTien: string }> = [];
  for (const [at, line] of parts.entries()) {
    if (!line.ThucHien) continue;
    const DonGia = prices.get(line._id) ?? line.DonGia;
    const mienThem = sums.phans[at]?.mienThem ?? '0';
    const more = dec(mienThem).gt(0);
    const MienGiamDuyet = more
      ? toMoney(dec(after.get(line._id)?.MienGiam ?? 0).plus(mienThem))
      : line.MienGiamDuyet;
    // what is let off so that nothing is charged afterwards is an amount
    const MienGiamPhanTram = more ? null : line.MienGiamPhanTram;
    await tx.db
      .update(lines)
      .set({ DonGia, MienGiamDuyet, MienGiamPhanTram, NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) })
      .where(eq(lines._id, line._id));
    await audit(tx, {
      action: 'UPDATE',
      entity: 'VienPhiDong',
      entityId: line._id,
      BenhNhan_Id,
      before: { DonGia: line.DonGia, MienGiamDuyet: line.MienGiamDuyet },
      after: { DonGia, MienGiamDuyet, LyDo },
    });
    if (more) granted.push({ VienPhiDong_Id: line._id, SoTien: MienGiamDuyet });
  }
  await audit(tx, {
    action: 'UPDATE',
    entity: 'VienPhi',
    entityId: _id,
    BenhNhan_Id,
    after: {
      hachToan: sums.chuyen.map((one) => ({ VienPhiDong_Id: one.den, SoTien: one.soTien })),
      mienGiam: granted,
      LyDo,
    },
  });
  if (granted.length === 0) return;
  const NguoiDuyet_Id = cashierOf(tx);
  await tx.db
    .insert(exemptions)
    .values(granted.map((one) => ({ ...one, TiepNhan_Id, LyDo, NguoiDuyet_Id, NguoiTao_Id: actor(tx) })));
}

/** Where the money of a package goes, as postings of the receipts that it came from, the newest first: off the lines, and on to others. */
export async function movedPostings(tx: Tx, { phans, chuyen }: HoanGoi): Promise<Posting[]> {
  const rows = await lockPostings(tx, { lines: phans.map((one) => one.id) });
  const order = await newestFirst(
    tx,
    rows.map((row) => row.BienLai_Id),
  );
  return phans.flatMap(({ id, hoan }) => {
    const kept = order.map((receipt) => ({
      id: receipt,
      ConLai: toMoney(
        rows
          .filter((row) => row.VienPhiDong_Id === id && row.BienLai_Id === receipt)
          .reduce((sum, row) => sum.plus(row.SoTien), dec(0)),
      ),
    }));
    const goes = [
      ...chuyen.filter((one) => one.tu === id).map((one) => ({ den: one.den, soTien: one.soTien })),
      { den: null, soTien: hoan },
    ];
    const { phanBo, conThieu } = allocate(
      kept,
      goes.map(({ soTien }, at) => ({
        id: String(at),
        BenhNhanTT: soTien,
        KhuyenMai: '0',
        MienGiam: '0',
        HachToan: '0',
      })),
    );
    if (dec(conThieu).gt(0)) throw new Error(`line ${id} holds less than its postings say`);
    return phanBo.flatMap(({ nguonId, dongId, soTien }): Posting[] => {
      const den = goes[Number(dongId)]?.den ?? null;
      const of = { BienLai_Id: nguonId, BienLaiHoan_Id: null };
      return [
        { ...of, VienPhiDong_Id: id, SoTien: toMoney(dec(soTien).times(-1)) },
        ...(den ? [{ ...of, VienPhiDong_Id: den, SoTien: soTien }] : []),
      ];
    });
  });
}
