import { createHash } from 'node:crypto';
import { everyRight } from '@sen/domain/acts/acts';
import type { Finding } from '@sen/domain/claims/checks/check';
import { type ClaimFile, tablesOf } from '@sen/domain/claims/file';
import { timeIn } from '@sen/domain/claims/moments';
import { claimDeadline } from '@sen/domain/claims/sending/deadline';
import { hoSoActs } from '@sen/domain/claims/sending/hoSoBHYT';
import { envelopeXml, type FilePart, tableXml } from '@sen/domain/claims/write';
import type { ThamSo } from '@sen/domain/insurance/parameters';
import { dec } from '@sen/domain/money/decimal';
import { and, eq, ne, sql } from 'drizzle-orm';
import { requireAct, rightsOf } from '../../../engine/acts/acts.ts';
import { audit } from '../../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx, today } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { insertRow } from '../../../engine/sql/rows.ts';
import { facilityOf } from '../../organisation/facility.ts';
import { type BuiltClaim, claimsOfVisits } from '../build/claims.ts';
import { factsOf } from '../build/facts.ts';
import { findingsIn } from '../build/findings.ts';
import { signFile } from '../signature/sign.ts';
import type { Signer } from '../signature/signer.ts';
import { type HoSoBHYTRow, hoSoBHYTTepTable, hoSoBHYTTable as table } from '../tables.ts';
import { closeLines } from './returned.ts';
import { sendLater, step, tell } from './send.ts';

/** A file that may be sent, with what the checks say of it. */
export type Prepared = { built: BuiltClaim; findings: readonly Finding[] };

/** The files of visits with what the checks find in them. As many statements for any number of visits. */
export async function prepareClaims(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Prepared>> {
  const built = [...(await claimsOfVisits(ctx, ids)).values()];
  const facts = await factsOf(ctx, built);
  return new Map(
    built.map((one) => [one.visit._id, { built: one, findings: findingsIn(one, facts.get(one.visit._id)) }]),
  );
}

/** What stops a file from being sent. Errors: CLAIM_NOT_ENDED, CLAIM_NOT_CONFIRMED, CLAIM_HAS_ERRORS. */
export function requireSendable({ built: { file, visit }, findings }: Prepared, despite: boolean): void {
  if (!file.xml1.NGAY_RA) throw new DomainError('CLAIM_NOT_ENDED');
  if (dec(file.xml1.T_BHTT ?? '0').gt(0) && visit.dongs === null)
    throw new DomainError('CLAIM_NOT_CONFIRMED');
  const count = findings.filter(({ severity }) => severity === 'error').length;
  if (count > 0 && !despite) throw new DomainError('CLAIM_HAS_ERRORS', { count });
}

export type Sent = { signer: Signer; parameters: readonly ThamSo[]; reason: string | null };

/**
 * Keeps a new version of a visit's claim, signed, and sends it with the commit; the one before is replaced. Errors: REASON_NEEDED without
 * a reason for a correction, CLAIM_UNCHANGED, CLAIM_UNDER_WAY, those of the act `guiLai`.
 */
export async function writeVersion(
  tx: Tx,
  { built: { file, visit } }: Prepared,
  { signer, parameters, reason }: Sent,
): Promise<HoSoBHYTRow> {
  const before = await standing(tx, visit._id, 'HoSo');
  const parts = partsOf(file);
  const MaBam = hashOfParts(parts);
  if (before) await requireCorrection(tx, before, MaBam, reason);
  const { xml1 } = file;
  const MaCSKCB = visit.maCSKCB ?? '';
  const envelope = { maCSKCB: MaCSKCB, ngayLap: today(tx).replaceAll('-', ''), parts };
  const xml = envelopeXml(envelope, (text) => Buffer.from(text, 'utf8').toString('base64'));
  const ngayRa = timeIn(xml1.NGAY_RA ?? visit.ngayVao);
  const money = (value: string | null) => dec(value ?? '0').toFixed(2);
  return keep(tx, before, await signFile(xml, signer), {
    ...{ TiepNhan_Id: visit._id, BenhNhan_Id: visit.BenhNhan_Id, NoiTiepNhan_Id: visit.NoiTiepNhan_Id },
    ...{ LoaiHoSo: 'HoSo', MaLienKet: xml1.MA_LK ?? visit.MaTiepNhan, MaCSKCB },
    ...{ LyDo: before ? reason : null, XacNhan_Id: visit.XacNhan_Id },
    ...{ CoBHYT: visit.SoTheBHYT !== null, MaLoaiKCB: xml1.MA_LOAI_KCB ?? '' },
    ...{ NgayRa: instantOf(ngayRa), DaThanhToan: (xml1.NGAY_TTOAN ?? null) !== null },
    ...{ TongChiBV: money(xml1.T_TONGCHI_BV), TongChiBH: money(xml1.T_TONGCHI_BH) },
    ...{ BHChiTra: money(xml1.T_BHTT), BNCCT: money(xml1.T_BNCCT), BNTT: money(xml1.T_BNTT) },
    ...{ NguonKhac: money(xml1.T_NGUONKHAC), MaBam },
    HanGui: instantOf(claimDeadline(ngayRa, parameters)),
  });
}

/** The version of a visit that stands, one at a time changing it; null for none. */
export async function standing(
  tx: Tx,
  TiepNhan_Id: string,
  LoaiHoSo: HoSoBHYTRow['LoaiHoSo'],
): Promise<HoSoBHYTRow | null> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`hoSoBHYT:${TiepNhan_Id}`}, 0))`);
  const [row] = await tx.db
    .select()
    .from(table)
    .where(
      and(eq(table.TiepNhan_Id, TiepNhan_Id), eq(table.LoaiHoSo, LoaiHoSo), ne(table.TrangThai, 'DaThayThe')),
    )
    .for('update');
  return row ?? null;
}

async function requireCorrection(tx: Tx, before: HoSoBHYTRow, MaBam: string, reason: string | null) {
  const node = await facilityOf(tx, before.NoiTiepNhan_Id);
  // what the house does by itself asks for no right
  const rights = tx.user === null ? everyRight : rightsOf(tx);
  requireAct(tx, hoSoActs, 'guiLai', { TrangThai: before.TrangThai, node }, rights);
  if (before.TrangThai !== 'TuChoi' && before.MaBam === MaBam) throw new DomainError('CLAIM_UNCHANGED');
  if (!reason?.trim()) throw new DomainError('REASON_NEEDED');
}

type Written = Omit<typeof table.$inferInsert, 'PhienBan' | 'TrangThai' | 'NgayTao'>;

/** Writes a version with its file, replaces the one before, and sends it with the commit. */
export async function keep(tx: Tx, before: HoSoBHYTRow | null, xml: string, row: Written) {
  if (before) await step(tx, before, 'thayThe');
  const made = await insertRow(tx, table, {
    ...row,
    NguoiTao_Id: actor(tx),
    PhienBan: (before?.PhienBan ?? 0) + 1,
    TrangThai: 'ChoGui',
  });
  await insertRow(tx, hoSoBHYTTepTable, { HoSo_Id: made._id, TepXml: xml });
  if (before) await closeLines(tx, before._id);
  await audit(tx, {
    action: 'CREATE',
    entity: 'HoSoBHYT',
    entityId: made._id,
    BenhNhan_Id: made.BenhNhan_Id,
    before: null,
    after: made,
  });
  await sendLater(tx, made);
  await tell(tx, made);
  return made;
}

const partsOf = (file: ClaimFile): FilePart[] =>
  tablesOf(file).map(({ table: one, rows }) => ({ code: one.code, xml: tableXml(one, rows) }));

const hashOfParts = (parts: readonly FilePart[]) =>
  hashOf(parts.map(({ code, xml }) => `${code}\n${xml}`).join('\n'));

/** The hash of what a file would say. */
export const hashOfFile = (file: ClaimFile) => hashOfParts(partsOf(file));

export const hashOf = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

/** A local time 'YYYY-MM-DDTHH:mm' as an instant. */
export const instantOf = (time: string) => new Date(`${time.slice(0, 16)}:00+07:00`);
