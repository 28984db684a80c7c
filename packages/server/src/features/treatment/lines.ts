import type { Issue } from '@sen/domain/catalogue/validate';
import type { OverriddenWarning, WarningReason } from '@sen/domain/prescriptions/overridden';
import { dropsPerMinute, readTimes } from '@sen/domain/treatment/doseTimes';
import { changedFields, yLenhThuocIssues } from '@sen/domain/treatment/yLenhThuoc';
import { v7 } from 'uuid';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Tx } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { insertRow, rowsById, updateRow } from '../../engine/sql/rows.ts';
import type { YLenhThuocInput } from '../../gql/main.ts';
import type { NhapVienRow } from '../admission/tables.ts';
import { drugPrices, unitOfDrug } from '../pharmacy/drugFacts.ts';
import { dayNumbers, judgeOrders } from './judge.ts';
import { ordersOfEntry } from './queries.ts';
import { type ToDieuTriRow, yLenhThuocTable as table, type YLenhThuocRow } from './tables.ts';

const entity = 'YLenhThuoc';

type Written = Omit<
  YLenhThuocRow,
  '_id' | 'version' | 'NgayTao' | 'NguoiTao_Id' | 'NgayCapNhat' | 'NguoiCapNhat_Id'
>;

/**
 * Writes the orders of drugs of an entry as they are given: new ones, corrected ones by their id, and what is no longer there is
 * cancelled; what was stopped stays. Errors: BAD_INPUT by line, NEEDS_CONFIRMATION with what speaks against a drug.
 */
export async function writeOrders(
  tx: Tx,
  stay: NhapVienRow,
  entry: ToDieuTriRow,
  inputs: readonly YLenhThuocInput[],
  reasons: readonly WarningReason[],
): Promise<void> {
  // 1. What is there, and what is repeated.
  const there = (await ordersOfEntry(tx, entry._id)).filter(({ TrangThai }) => TrangThai === 'DangDung');
  const repeated = await repeatedBy(tx, stay, inputs);
  const own = new Set(there.map(({ _id }) => _id));
  // 2. What is wrong with each line, and what speaks against its drug.
  const facts = await drugPrices(tx, [...new Set(inputs.flatMap(({ Duoc_Id }) => Duoc_Id ?? []))]);
  const drafted: Array<Written & { _id: string | null }> = [];
  const issues: Issue[] = [];
  for (const [at, input] of inputs.entries()) {
    const wrong: Issue[] = [...yLenhThuocIssues(input)];
    const drug = facts.get(input.Duoc_Id ?? '');
    if (input.Duoc_Id && drug?.LoaiHang !== 'Thuoc') wrong.push({ path: 'Duoc_Id', code: 'NOT_IN_LIST' });
    if (input._id && !own.has(input._id)) wrong.push({ path: '_id', code: 'NOT_IN_LIST' });
    const TuLuc = input.TuLuc ?? entry.ThoiGian;
    const DenLuc = input.DenLuc ?? entry.HieuLucDen;
    if (TuLuc < entry.ThoiGian) wrong.push({ path: 'TuLuc', code: 'ORDER_BEFORE_ENTRY' });
    if (DenLuc <= TuLuc) wrong.push({ path: 'DenLuc', code: 'ORDER_END' });
    else if (DenLuc > entry.HieuLucDen) wrong.push({ path: 'DenLuc', code: 'ORDER_HORIZON' });
    issues.push(...wrong.map((one) => ({ ...one, path: `thuocs.${at}.${one.path}` })));
    if (wrong.length > 0 || !drug) continue;
    const before = repeated.get(input.LapTu_Id ?? '') ?? null;
    const DonViTinh = await unitOfDrug(tx, drug._id);
    const base = { ToDieuTri_Id: entry._id, NhapVien_Id: stay._id, BenhNhan_Id: stay.BenhNhan_Id };
    drafted.push({
      ...base,
      ...saidIn(input),
      _id: input._id ?? null,
      TrangThai: 'DangDung',
      ThuTu: at + 1,
      Duoc_Id: drug._id,
      TenDuoc: drug.TenDuoc,
      DonViTinh,
      TuLuc,
      DenLuc,
      NgayThu: null,
      LapTu_Id: before?._id ?? null,
      DoiTruong: before ? changedFields(before, saidIn(input)).join(' ') || null : null,
      CanhBao: [],
      ...{ NgungLuc: null, LyDoNgung: null, NguoiNgung_Id: null },
    });
  }
  refuseIssues(issues);
  const told = [...there, ...repeated.values()].flatMap(({ CanhBao }) => CanhBao);
  const judged = await judgeOrders(tx, stay, drafted, { reasons, before: told, own });
  refuseIssues(judged.issues);
  const days = await dayNumbers(tx, stay._id, drafted, own);
  // 3. The rows.
  for (const one of drafted) {
    const NgayThu = days.get(one) ?? null;
    await write(tx, there, { ...one, NgayThu, CanhBao: overriddenOf(one, judged.overridden) });
  }
  const kept = new Set(inputs.map(({ _id }) => _id));
  for (const row of there) if (!kept.has(row._id)) await cancelOrder(tx, row);
}

/** Cancels an order with its entry, or because a correction left it out. */
export async function cancelOrder(tx: Tx, { _id, BenhNhan_Id, TrangThai }: YLenhThuocRow): Promise<void> {
  const stamp = { NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) };
  await updateRow(tx, table, _id, { TrangThai: 'DaHuy', ...stamp });
  const states = { before: { TrangThai }, after: { TrangThai: 'DaHuy' } };
  await audit(tx, { action: 'CANCEL', entity, entityId: _id, BenhNhan_Id, ...states });
}

async function write(
  tx: Tx,
  there: readonly YLenhThuocRow[],
  { _id, ...values }: Written & { _id: string | null },
): Promise<void> {
  const { BenhNhan_Id } = values;
  const before = there.find((row) => row._id === _id);
  if (before) {
    const stamp = { NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) };
    const after = await updateRow(tx, table, before._id, { ...values, ...stamp });
    await audit(tx, { action: 'UPDATE', entity, entityId: before._id, BenhNhan_Id, before, after });
    return;
  }
  const row = await insertRow(tx, table, { ...values, _id: v7(), NguoiTao_Id: actor(tx) });
  await audit(tx, { action: 'CREATE', entity, entityId: row._id, BenhNhan_Id, after: row });
}

const overriddenOf = ({ Duoc_Id }: Written, all: readonly OverriddenWarning[]) =>
  all.filter((one) => one.Duoc_Id === Duoc_Id);

/** What an input says of how a drug is given; what its kind does not have is left out. */
function saidIn(input: YLenhThuocInput) {
  const { CachDung = 'TheoGio' } = input;
  const asNeeded = CachDung === 'KhiCan';
  const TheTich = input.TheTich ?? null;
  const SoPhut = input.SoPhut ?? null;
  const GiotMl = TheTich === null ? null : (input.GiotMl ?? 20);
  return {
    CachDung: CachDung ?? 'TheoGio',
    Lieu: input.Lieu ?? '',
    DuongDung_Id: input.DuongDung_Id ?? '',
    Gios: CachDung === 'TheoGio' ? (readTimes(input.Gios ?? '') ?? []).join(', ') || null : null,
    LyDoKhiCan: asNeeded ? (input.LyDoKhiCan?.trim() ?? null) : null,
    ToiDa24h: asNeeded ? (input.ToiDa24h ?? null) : null,
    CachGio: asNeeded ? (input.CachGio ?? null) : null,
    TheTich,
    SoPhut,
    GiotMl,
    TocDo: dropsPerMinute(TheTich === null ? null : Number(TheTich), SoPhut, GiotMl ?? undefined),
    GhiChu: input.GhiChu?.trim() || null,
  };
}

/** The orders of the same stay that the lines repeat, by id. */
async function repeatedBy(
  tx: Tx,
  stay: NhapVienRow,
  inputs: readonly YLenhThuocInput[],
): Promise<Map<string, YLenhThuocRow>> {
  const ids = [...new Set(inputs.flatMap(({ LapTu_Id }) => LapTu_Id ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await rowsById(tx.db, table, ids);
  const own = rows.filter(({ NhapVien_Id }) => NhapVien_Id === stay._id);
  const known = new Set(own.map(({ _id }) => _id));
  refuseIssues(
    inputs.flatMap(({ LapTu_Id }, at) =>
      LapTu_Id && !known.has(LapTu_Id) ? [{ path: `thuocs.${at}.LapTu_Id`, code: 'NOT_IN_LIST' }] : [],
    ),
  );
  return new Map(own.map((row) => [row._id, row]));
}
