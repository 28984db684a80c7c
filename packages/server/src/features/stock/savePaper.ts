import type { Issue } from '@sen/domain/catalogue/validate';
import { type DongPhieu, loiNhap, tongPhieu } from '@sen/domain/stock/dongPhieu';
import { phieuKhoActs } from '@sen/domain/stock/phieuKho';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { requireAct } from '../../engine/acts/acts.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx, today } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { insertRow, insertRows, updateRow } from '../../engine/sql/rows.ts';
import { once } from '../../engine/sql/transaction.ts';
import type { DongPhieuKhoInput, PhieuKhoInput } from '../../gql/pharmacy.ts';
import { lotRows } from '../pharmacy/sql.ts';
import { storeNode, storesById } from '../pharmacy/stores.ts';
import { lockDraft } from './facts.ts';
import { linesOf, tellStores } from './movements.ts';
import { drawSoPhieu } from './numbers.ts';
import { type PhieuKhoDongRow, type PhieuKhoRow, phieuKhoChiTietTable, phieuKhoTable } from './tables.ts';

const longest = 250;
export const linesMost = 1000;

/**
 * Writes a draft whole, a new one with the next number of its store. A stock-take keeps its lots and what the books held; a lot that
 * it lacks may be added. Answers the paper's id. Errors: BAD_INPUT, NOT_FOUND, FORBIDDEN, NODE_NOT_GRANTED, STATE_CHANGED, CONFLICT,
 * STOCK_OTHER_KIND for a new stock-take, which begins by freezing the books.
 */
export async function savePaper(ctx: Ctx, input: PhieuKhoInput): Promise<string> {
  refuseIssues([...headIssues(input), ...loiNhap(input.dongs.map(lineOf))]);
  const answer = await once(
    ctx,
    { id: input.requestId, operation: 'luuPhieuKho', content: input },
    async (tx) => {
      const row = input._id ? await change(tx, input, input._id) : await create(tx, input);
      await tellStores(tx, row, false);
      return { id: row._id };
    },
  );
  return answer.id;
}

async function create(tx: Tx, input: PhieuKhoInput): Promise<PhieuKhoRow> {
  const { LoaiPhieu, Kho_Id } = input;
  if (LoaiPhieu === 'KiemKe') throw new DomainError('STOCK_OTHER_KIND');
  const node = await storeNode(tx, Kho_Id);
  const facts = { TrangThai: 'Nhap', LoaiPhieu, node, nodeNhan: null, daDung: false };
  requireAct(tx, phieuKhoActs, 'sua', facts);
  const [store] = await storesById(tx, Kho_Id);
  if (!store) throw new DomainError('NOT_FOUND', { entity: 'Kho' });
  const lines = await resolved(tx, input, []);
  const SoPhieu = await drawSoPhieu(tx, { LoaiPhieu, Kho_Id, MaKho: store.MaKho });
  const row = await insertRow(tx, phieuKhoTable, {
    ...headOf(input),
    SoPhieu,
    LoaiPhieu,
    Kho_Id,
    Ngay: input.Ngay ?? today(tx),
    TongTien: tongPhieu(lines).TongTien,
    NguoiTao_Id: actor(tx),
    NgayTao: tx.now(),
  });
  await writeLines(tx, row._id, lines);
  await audit(tx, {
    action: 'CREATE',
    entity: 'PhieuKho',
    entityId: row._id,
    after: { SoPhieu, LoaiPhieu, Kho_Id, ...headOf(input), dongs: lines.map(loggedLine) },
  });
  return row;
}

async function change(tx: Tx, input: PhieuKhoInput, id: string): Promise<PhieuKhoRow> {
  const before = await lockDraft(tx, id, input.version ?? null);
  const old = await linesOf(tx, id);
  const lines = await resolved(tx, { ...input, LoaiPhieu: before.LoaiPhieu }, old);
  const head = {
    ...headOf({ ...input, LoaiPhieu: before.LoaiPhieu }),
    Ngay: input.Ngay ?? before.Ngay,
    TongTien: tongPhieu(lines).TongTien,
  };
  const row = await updateRow(tx, phieuKhoTable, id, {
    ...head,
    NgayCapNhat: tx.now(),
    NguoiCapNhat_Id: actor(tx),
  });
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'PhieuKho' });
  await tx.db.delete(phieuKhoChiTietTable).where(eq(phieuKhoChiTietTable.PhieuKho_Id, id));
  await writeLines(tx, id, lines);
  const names = Object.keys(head) as (keyof typeof head)[]; // the keys of head
  await audit(tx, {
    action: 'UPDATE',
    entity: 'PhieuKho',
    entityId: id,
    before: { ...Object.fromEntries(names.map((name) => [name, before[name]])), dongs: old.map(loggedLine) },
    after: { ...head, dongs: lines.map(loggedLine) },
  });
  return row;
}

type Line = DongPhieu & { _id: string; Lo_Id: string | null };

/** The lines as they are kept: a line that names a lot takes the lot's facts, a line of a stock-take those that were frozen. */
async function resolved(
  tx: Tx,
  { LoaiPhieu, dongs }: Pick<PhieuKhoInput, 'LoaiPhieu' | 'dongs'>,
  old: readonly PhieuKhoDongRow[],
): Promise<Line[]> {
  const known = new Map(old.map((line) => [line._id, line]));
  const lots = LoaiPhieu === 'ChuyenKho' ? await lotsById(tx, dongs) : new Map<string, LotFacts>();
  return dongs.map((input) => {
    const _id = input._id && known.has(input._id) ? input._id : v7();
    const line = { ...lineOf(input), _id, Lo_Id: null };
    if (LoaiPhieu === 'ChuyenKho') {
      const lot = lots.get(input.Lo_Id ?? '');
      return lot ? { ...line, ...lot, VAT: null } : line;
    }
    if (LoaiPhieu !== 'KiemKe') return line;
    const frozen = known.get(_id);
    if (!frozen?.Lo_Id) return { ...line, SoLuongSo: '0' };
    const { Lo_Id, Duoc_Id, SoLo, HanDung, SoLuongSo, DonGia, VAT } = frozen;
    return { ...line, Lo_Id, Duoc_Id, SoLo, HanDung, SoLuongSo, DonGia, VAT };
  });
}

type LotFacts = Pick<Line, 'Duoc_Id' | 'SoLo' | 'HanDung' | 'DonGia'> & { Lo_Id: string };

async function lotsById(
  tx: Tx,
  lines: readonly Pick<DongPhieuKhoInput, 'Lo_Id'>[],
): Promise<Map<string, LotFacts>> {
  const ids = lines.flatMap(({ Lo_Id }) => Lo_Id ?? []);
  if (ids.length === 0) return new Map();
  const { rows } = await tx.db.execute<LotFacts>(sql`
    select id as "Lo_Id", duoc_id as "Duoc_Id", so_lo as "SoLo", han_dung::text as "HanDung", gia_von::text as "DonGia"
    from ${lotRows} l where id = any(${sql.param(ids)}::uuid[])`);
  return new Map(rows.map((row) => [row.Lo_Id, row]));
}

async function writeLines(tx: Tx, PhieuKho_Id: string, lines: readonly Line[]): Promise<void> {
  await insertRows(
    tx,
    phieuKhoChiTietTable,
    lines.map((line, ThuTu) => ({ ...line, PhieuKho_Id, ThuTu, NguoiTao_Id: actor(tx) })),
  );
}

function lineOf(input: DongPhieuKhoInput): DongPhieu {
  return {
    Duoc_Id: input.Duoc_Id ?? null,
    SoLo: input.SoLo?.trim() || null,
    HanDung: input.HanDung ?? null,
    QuyCach: input.QuyCach ?? null,
    SoLuongGoi: input.SoLuongGoi ?? null,
    SoLuong: input.SoLuong ?? null,
    SoLuongSo: null,
    DonGia: input.DonGia ?? null,
    VAT: input.VAT ?? null,
    LyDo: input.LyDo?.trim() || null,
  };
}

function headOf(input: PhieuKhoInput) {
  const text = (value: string | null | undefined) => value?.trim() || null;
  return {
    KhoNhan_Id: input.LoaiPhieu === 'ChuyenKho' ? (input.KhoNhan_Id ?? null) : null,
    NhaCungCap_Id: input.LoaiPhieu === 'NhapMua' ? (input.NhaCungCap_Id ?? null) : null,
    SoHoaDon: text(input.SoHoaDon),
    NgayHoaDon: input.NgayHoaDon ?? null,
    GoiThau: text(input.GoiThau),
    QuyetDinhThau: text(input.QuyetDinhThau),
    NguoiGiao: text(input.NguoiGiao),
    GhiChu: text(input.GhiChu),
  };
}

function headIssues(input: PhieuKhoInput): Issue[] {
  const texts = ['SoHoaDon', 'GoiThau', 'QuyetDinhThau', 'NguoiGiao', 'GhiChu'] as const;
  const issues = texts
    .filter((name) => (input[name] ?? '').length > longest)
    .map((path): Issue => ({ path, code: 'TOO_LONG', details: { max: longest } }));
  if (input.dongs.length > linesMost)
    issues.push({ path: 'dongs', code: 'TOO_MANY_ROWS', details: { max: linesMost } });
  return issues;
}

function loggedLine({ Duoc_Id, SoLo, HanDung, SoLuong, DonGia, VAT, LyDo }: DongPhieu) {
  return { Duoc_Id, SoLo, HanDung, SoLuong, DonGia, VAT, LyDo };
}
