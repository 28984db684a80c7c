import { randomInt } from 'node:crypto';
import { billedToFund, priceOfDrug } from '@sen/domain/prescriptions/drugPayer';
import type { OverriddenWarning } from '@sen/domain/prescriptions/overridden';
import { maDonThuoc } from '@sen/domain/prescriptions/toaThuoc';
import { eq, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { actor, type Tx } from '../../engine/context.ts';
import type { Statement } from '../../engine/database/database.ts';
import { insertStatement, sendTogether } from '../../engine/sql/written.ts';
import type { ToaThuocInput } from '../../gql/main.ts';
import { addCharges, removeCharges } from '../cashier/charges.ts';
import type { KhamBenhRow } from '../examination/tables.ts';
import { payerOf } from '../insurance/queries.ts';
import { hold, release } from '../pharmacy/stock.ts';
import { prescriptionPrefix } from '../prescriptionLink/queries.ts';
import { receptionById } from '../reception/queries.ts';
import type { CheckedLine } from './check.ts';
import { prescriptionLines } from './queries.ts';
import { toaThuocChiTietTable as lineTable, type ToaThuocRow, toaThuocTable as table } from './tables.ts';

/** Takes the promises and the charges of prescriptions back, and their lines. */
export async function takeBack(tx: Tx, before: readonly ToaThuocRow[]): Promise<void> {
  const lines = (await Promise.all(before.map((toa) => prescriptionLines(tx, toa._id)))).flat();
  const ids = lines.map((line) => line._id);
  if (ids.length === 0) return;
  await release(tx, ids);
  await removeCharges(tx, ids);
  await tx.db.update(lineTable).set({ TrangThai: 'DaHuy' }).where(inArray(lineTable._id, ids));
}

/** The lines by prescription: one a kind and control letter. */
export function groupsOf(lines: readonly CheckedLine[]): CheckedLine[][] {
  const groups = new Map<string, CheckedLine[]>();
  for (const line of lines) {
    const key = `${line.input.LoaiToa} ${line.letter}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
}

/** Writes one prescription with its lines; its id. One that somebody was given gets another code, which replaces it. */
export async function writeHeader(
  tx: Tx,
  session: KhamBenhRow,
  { before, given }: { before: readonly ToaThuocRow[]; given: ReadonlySet<string> },
  group: readonly CheckedLine[],
  input: ToaThuocInput,
  overridden: readonly OverriddenWarning[],
): Promise<string> {
  const [first] = group;
  if (!first) throw new Error('a prescription needs a line');
  const { LoaiToa } = first.input;
  const last = before.find((toa) => toa.LoaiToa === LoaiToa && toa.MaDonThuoc.endsWith(`-${first.letter}`));
  // a code that somebody carries on paper is not written anew: another one replaces it (prescriptions 5.4)
  const same = last && !given.has(last._id) ? last : undefined;
  const values = {
    SoNgay: Math.max(...group.map((line) => line.input.SoNgay)),
    LoiDan: input.LoiDan ?? null,
    // what is bought outside is collected nowhere here
    CachLayThuoc_Id: LoaiToa === 'MuaNgoai' ? null : (input.CachLayThuoc_Id ?? null),
    NgayKe: tx.now(),
    NguoiCapNhat_Id: actor(tx),
    BacSi_Id: tx.user?.NhanVien_Id ?? last?.BacSi_Id ?? session.BacSiKham_Id, // whoever wrote it as it is now
  };
  const _id = same?._id ?? v7();
  let header: Statement[] = [];
  if (same) {
    await tx.db
      .update(table)
      .set({ ...values, NgayCapNhat: tx.now(), version: sql`${table.version} + 1` })
      .where(eq(table._id, _id));
  } else {
    const dauMa = await prescriptionPrefix(tx);
    const row = {
      ...values,
      _id,
      LoaiToa,
      KhamBenh_Id: session._id,
      TiepNhan_Id: session.TiepNhan_Id,
      BenhNhan_Id: session.BenhNhan_Id,
      ThayTheCho_Id: last?._id ?? null,
      MaDonThuoc: maDonThuoc(dauMa, first.letter, () => randomInt(1_000_000) / 1_000_000),
      TrangThai: 'DaKe' as const,
      NguoiTao_Id: actor(tx),
    };
    header = [insertStatement(table, [row])];
  }
  await writeLines(tx, session, { _id, header }, group, overridden);
  return _id;
}

/** Only what is bought outside has no price. */
const withoutPrice = { LaBHYT: false, DonGia: '0', DonGiaHoTro: '0', DonGiaThanhToan: '0' };

async function writeLines(
  tx: Tx,
  session: KhamBenhRow,
  { _id: ToaThuoc_Id, header }: { _id: string; header: readonly Statement[] },
  group: readonly CheckedLine[],
  overridden: readonly OverriddenWarning[],
): Promise<void> {
  const { DoiTuong_Id } = await receptionById(tx, session.TiepNhan_Id);
  const payer = (await payerOf(tx, DoiTuong_Id)) ?? { laBHYT: false, hoTroGia: false };
  const rows = group.map(({ input, facts, SoLuong }, index) => {
    const { LoaiToa } = input;
    const drug = { ...facts, LoaiToa, duocBHYT: facts.LaBHYT, NgoaiBHYT: false };
    // an ordinary prescription of what the fund would pay is the prescriber's decision
    const NgoaiBHYT = LoaiToa === 'Thuong' && billedToFund(drug, payer);
    const price = priceOfDrug({ ...drug, NgoaiBHYT }, payer);
    return {
      _id: v7(),
      ToaThuoc_Id,
      Duoc_Id: input.Duoc_Id,
      TenDuoc: facts.TenDuoc,
      Kho_Id: input.LoaiToa === 'MuaNgoai' ? null : (input.Kho_Id ?? null),
      SoLuong,
      SoNgay: input.SoNgay,
      Sang: input.Sang ?? null,
      Trua: input.Trua ?? null,
      Chieu: input.Chieu ?? null,
      Toi: input.Toi ?? null,
      DuongDung_Id: input.DuongDung_Id ?? facts.DuongDung_Id,
      CachDung: input.CachDung ?? null,
      ...(price ?? withoutPrice),
      NgoaiBHYT,
      DonGiaGoc: facts.GiaBan ?? '0',
      DonGiaBHYTGoc: facts.GiaBHYT ?? '0',
      GiaVon: facts.GiaVon,
      TyLeBHYT: facts.TyLeBHYT,
      CanhBao: overridden.filter((one) => one.Duoc_Id === input.Duoc_Id),
      ThuTu: index + 1,
      NguoiTao_Id: actor(tx),
    };
  });
  sendTogether(tx, [...header, insertStatement(lineTable, rows)]);
  const charged = rows.filter((row) => row.Kho_Id !== null);
  for (const Kho_Id of new Set(charged.map((row) => row.Kho_Id))) {
    if (!Kho_Id) continue;
    const lines = charged
      .filter((row) => row.Kho_Id === Kho_Id)
      .map((row) => ({ Duoc_Id: row.Duoc_Id, SoLuong: row.SoLuong, sourceId: row._id }));
    await hold(tx, { Kho_Id, lines });
  }
  await addCharges(
    tx,
    session.TiepNhan_Id,
    charged.map((row) => ({
      source: 'Thuoc' as const,
      source_Id: row._id,
      Duoc_Id: row.Duoc_Id,
      KhamBenh_Id: session._id,
      SoLuong: row.SoLuong,
      DonGia: row.DonGia,
      DonGiaBHYT: row.LaBHYT ? row.DonGiaBHYTGoc : '0',
      tyLeBH: row.TyLeBHYT,
      LaBHYT: row.LaBHYT,
      NgayYLenh: tx.now(),
    })),
  );
}
