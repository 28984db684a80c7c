import { timeIn } from '@sen/domain/claims/moments';
import { claimDeadline } from '@sen/domain/claims/sending/deadline';
import { desc, eq } from 'drizzle-orm';
import { auditView } from '../../../engine/audit/audit.ts';
import type { Ctx } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { rowsById } from '../../../engine/sql/rows.ts';
import type { ClaimFinding } from '../../cashier/points.ts';
import { madeOfVisit, receptionById } from '../../reception/queries.ts';
import { requireVisible } from '../../recordAccess/visible.ts';
import { readThamSo } from '../../system/queries.ts';
import { toldOnce } from '../build/findings.ts';
import { type HoSoBHYTRow, hoSoBHYTTraoDoiTable, hoSoBHYTTable as table } from '../tables.ts';
import { hashOfFile, instantOf, prepareClaims } from './versions.ts';

/** The claim of a visit as it stands now, before its versions. Money as decimal text. */
export type OpenedClaim = {
  TiepNhan_Id: string;
  MaTiepNhan: string;
  BenhNhan_Id: string;
  MaYTe: string;
  TenBenhNhan: string;
  SoTheBHYT: string | null;
  NgayKetThuc: Date | null;
  HanGui: Date | null;
  MaDoiTuongKCB: string;
  MaLoaiKCB: string;
  ChanDoan: string | null;
  TongChiBV: string;
  BHChiTra: string;
  BNCCT: string;
  BNTT: string;
  SoDong: number;
  khacBanGui: boolean;
  findings: readonly ClaimFinding[];
};

/** The claim of a visit as its file would be now; the reading is logged. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY, RECORD_NOT_IN_CARE. */
export async function openClaim(ctx: Ctx, TiepNhan_Id: string): Promise<OpenedClaim> {
  const visit = await receptionById(ctx, TiepNhan_Id);
  await requireVisible(ctx, madeOfVisit(visit));
  await auditView(ctx, { entity: 'TiepNhan', entityId: TiepNhan_Id, BenhNhan_Id: visit.BenhNhan_Id });
  const [prepared, parameters, [last]] = await Promise.all([
    prepareClaims(ctx, [TiepNhan_Id]),
    readThamSo(ctx),
    versionsOf(ctx, TiepNhan_Id),
  ]);
  const one = prepared.get(TiepNhan_Id);
  if (!one) throw new DomainError('NOT_FOUND', { entity: 'TiepNhan' });
  const { file } = one.built;
  const { xml1 } = file;
  const ended = xml1.NGAY_RA ? timeIn(xml1.NGAY_RA) : null;
  return {
    ...{ TiepNhan_Id, MaTiepNhan: visit.MaTiepNhan, BenhNhan_Id: visit.BenhNhan_Id },
    ...{ MaYTe: one.built.visit.MaYTe, TenBenhNhan: one.built.visit.TenBenhNhan },
    SoTheBHYT: xml1.MA_THE_BHYT,
    NgayKetThuc: ended ? instantOf(ended) : null,
    HanGui: ended ? instantOf(claimDeadline(ended, parameters)) : null,
    ...{ MaDoiTuongKCB: xml1.MA_DOITUONG_KCB ?? '', MaLoaiKCB: xml1.MA_LOAI_KCB ?? '' },
    ChanDoan: [xml1.MA_BENH_CHINH, xml1.CHAN_DOAN_RV].filter(Boolean).join(' – ') || null,
    ...{ TongChiBV: xml1.T_TONGCHI_BV ?? '0', BHChiTra: xml1.T_BHTT ?? '0' },
    ...{ BNCCT: xml1.T_BNCCT ?? '0', BNTT: xml1.T_BNTT ?? '0' },
    SoDong: file.xml2.length + file.xml3.length,
    khacBanGui: last !== undefined && last.LoaiHoSo === 'HoSo' && last.MaBam !== hashOfFile(file),
    findings: ended ? toldOnce(one.findings) : [],
  };
}

/** What the portal was sent of a visit, the newest first; check-ins last. */
export function versionsOf(ctx: Ctx, TiepNhan_Id: string): Promise<HoSoBHYTRow[]> {
  return ctx.db
    .select()
    .from(table)
    .where(eq(table.TiepNhan_Id, TiepNhan_Id))
    .orderBy(desc(table.LoaiHoSo), desc(table.PhienBan));
}

/** What the portal was asked about a version, the newest first. */
export function exchangesOf(ctx: Ctx, HoSo_Id: string) {
  return ctx.db
    .select()
    .from(hoSoBHYTTraoDoiTable)
    .where(eq(hoSoBHYTTraoDoiTable.HoSo_Id, HoSo_Id))
    .orderBy(desc(hoSoBHYTTraoDoiTable.Luc), desc(hoSoBHYTTraoDoiTable._id));
}

/** One version. Errors: NOT_FOUND. */
export async function versionById(ctx: Ctx, id: string): Promise<HoSoBHYTRow> {
  const [row] = await rowsById(ctx.db, table, [id]);
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'HoSoBHYT' });
  return row;
}
