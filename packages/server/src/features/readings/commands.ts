import { hasAct } from '@sen/domain/acts/acts';
import { type DichVuYeuCauAction, slipActs } from '@sen/domain/orders/dichVuYeuCau';
import type { FieldValue, ReportField } from '@sen/domain/readings/fields';
import type { DanhDau } from '@sen/domain/readings/marks';
import type { PhiaAnh } from '@sen/domain/readings/phiaAnh';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { excluded } from '../../engine/sql/rows.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { lockSlip, saveOnSlip } from '../orders/slipNotes.ts';
import { announceSlip, changeSlipState, liveLines, slipFacts } from '../orders/states.ts';
import type { SlipRow } from '../orders/tables.ts';
import { writtenFields } from './fields.ts';
import { attachImages } from './images.ts';
import { inputIssues } from './input.ts';
import { takeJudgement } from './judgedAnew.ts';
import { loggedReading } from './loggedReading.ts';
import { givePreliminary, takeBackPreliminary } from './preliminary.ts';
import type { Reading } from './reading.ts';
import type { KetQuaRow } from './readingTables.ts';
import { servicesOfSlip } from './services.ts';

export type ImageInput = {
  Tep_Id: string;
  ChuThich?: string | null | undefined;
  InTrenPhieu?: boolean | null | undefined;
  /** Before or after the work, null for neither; it stays when left out. */
  Phia?: PhiaAnh | null | undefined;
  /** Drawn on it, given whole; what is drawn stays when left out. */
  DanhDaus?: readonly MarkInput[] | null | undefined;
};

type MarkInput = Omit<DanhDau, 'Chu'> & { Chu?: string | null | undefined };

/** What changes of one service: parts that are left out stay as they are, and the images are given whole. */
export type LineInput = {
  ChiTiet_Id: string;
  MoTa?: string | null | undefined;
  KetLuan?: string | null | undefined;
  DeNghi?: string | null | undefined;
  LaNguyHiem?: boolean | null | undefined;
  TuDienKetLuan_Id?: string | null | undefined;
  ThietBi_Id?: string | null | undefined;
  NguoiThucHien_Ids?: readonly string[] | null | undefined;
  ThoiGianThucHien?: Date | null | undefined;
  /** Values of fields of its report; those of fields that are left out stay as they are. */
  truongs?: readonly FieldValue[] | null | undefined;
  hinhAnhs?: readonly ImageInput[] | null | undefined;
  /** What its kind keeps besides; null empties it. */
  noiDung?: unknown;
};

export type ResultInput = { version: number; ketQuas: readonly LineInput[] };

/** Writes what a kind keeps of a version besides its services; answers what the log says of it. */
export type WriteBeside = (
  tx: Tx,
  slip: SlipRow,
  PhienBan: number,
) => Promise<{ before: object; after: object }>;

export type ReturnInput = {
  oldState: string;
  luu?: ResultInput | null | undefined;
  /** The result is not final: the slip stays in work. */
  LaSoBo?: boolean | null | undefined;
  /** Whom the room told of what endangers the patient, and how. */
  XacNhanNguyHiem?: string | null | undefined;
  /** What is judged otherwise than when it was written, in the words of the refusal that a person has seen. */
  DanhGiaDaXem?: string | null | undefined;
};

/**
 * Saves what is written of the services of a slip in work; nothing is returned yet. Errors: NOT_FOUND, NODE_NOT_GRANTED, STATE_CHANGED,
 * CONFLICT with details.current, BAD_INPUT at `ketQuas.N.<part>`.
 */
export async function saveResult(
  ctx: Ctx,
  reading: Reading,
  id: string,
  input: ResultInput,
  beside?: WriteBeside,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const slip = await lockedSlip(tx, reading, id, 'luuKetQua');
    if (slip.version !== input.version)
      throw new DomainError('CONFLICT', { entity: reading.entity, current: slip });
    const services = await servicesOfSlip(tx, id);
    refuseIssues(await inputIssues(tx, reading, slip, services, input.ketQuas));

    const { PhienBan } = await reading.versions.open(tx, id);
    const before = await reading.stored(tx, [id]);
    const around = { slip, services, texts: before.texts, PhienBan };
    const fields = await Promise.all(input.ketQuas.map((line) => writtenFields(tx, around, line)));
    await writeLines(tx, reading, slip, PhienBan, input.ketQuas, { fields });
    for (const line of input.ketQuas) {
      if (line.noiDung !== undefined) {
        const place = { DichVuYeuCau_Id: id, PhienBan, ChiTiet_Id: line.ChiTiet_Id };
        const stands = before.contents.find(
          (one) => one.PhienBan === PhienBan && one.ChiTiet_Id === line.ChiTiet_Id,
        );
        const taken = await reading.content?.taken(tx, line.noiDung, stands?.noiDung ?? null);
        await reading.content?.write(tx, place, taken ?? null);
      }
    }
    const more = await beside?.(tx, slip, PhienBan);
    const saved = await saveOnSlip(tx, id, {
      NguoiThucHien_Id: slip.NguoiThucHien_Id ?? tx.user?.NhanVien_Id ?? null,
    });
    await audit(tx, {
      action: 'UPDATE',
      entity: reading.entity,
      entityId: id,
      BenhNhan_Id: slip.BenhNhan_Id,
      before: { PhienBan, ketQuas: loggedReading(before, PhienBan), ...more?.before },
      after: { PhienBan, ketQuas: loggedReading(await reading.stored(tx, [id]), PhienBan), ...more?.after },
    });
    await announceSlip(tx, saved, 'update');
  });
}

/**
 * Verifies and returns the result, saving what is given first. Errors: those of saveResult, FORBIDDEN, RESULT_TOO_EARLY, RESULT_INCOMPLETE,
 * RESULT_JUDGED_ANEW, CRITICAL_NOT_CONFIRMED, of a preliminary one PRELIMINARY_EMPTY.
 */
export async function returnResult(
  ctx: Ctx,
  reading: Reading,
  id: string,
  input: ReturnInput,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (input.luu) await saveResult(tx, reading, id, input.luu);
    const confirmation = input.XacNhanNguyHiem?.trim();
    if (confirmation) await noteTold(tx, reading, id, confirmation, input.LaSoBo ? 'traSoBo' : 'traKetQua');
    const seen = input.DanhGiaDaXem;
    if (seen)
      await takeJudgement(
        tx,
        reading,
        await lockedSlip(tx, reading, id, input.LaSoBo ? 'traSoBo' : 'traKetQua'),
        seen,
      );
    if (input.LaSoBo) return givePreliminary(tx, reading, await lockedSlip(tx, reading, id, 'traSoBo'));
    await lockedSlip(tx, reading, id, 'traKetQua');
    await changeSlipState(tx, id, 'traKetQua', { expected: input.oldState });
  });
}

/**
 * Takes a returned result back; its content stays for the next version. While the slip is in work that is its preliminary result. Errors:
 * FORBIDDEN, STATE_CHANGED, RESULT_VIEWED, BAD_INPUT at LyDo, NO_PRELIMINARY.
 */
export async function takeBackResult(
  ctx: Ctx,
  reading: Reading,
  id: string,
  input: { oldState: string; LyDo: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (input.oldState === 'ChuaKetQua' && reading.kinds.every((kind) => hasAct(slipActs(kind), 'huySoBo'))) {
      const slip = await lockedSlip(tx, reading, id, 'huySoBo');
      return takeBackPreliminary(tx, reading, slip, givenReason(input.LyDo));
    }
    await lockedSlip(tx, reading, id, 'huyKetQua');
    await changeSlipState(tx, id, 'huyKetQua', { expected: input.oldState, LyDo: input.LyDo });
  });
}

async function noteTold(
  tx: Tx,
  reading: Reading,
  id: string,
  confirmation: string,
  action: DichVuYeuCauAction,
): Promise<void> {
  await lockedSlip(tx, reading, id, action);
  await reading.versions.noteTold(tx, id, confirmation);
}

/** A slip of the kind, locked, with which an act is allowed. Errors: NOT_FOUND, those of the act. */
async function lockedSlip(
  tx: Tx,
  { kinds }: Reading,
  id: string,
  action: DichVuYeuCauAction,
): Promise<SlipRow> {
  const slip = await lockSlip(tx, id);
  if (!kinds.includes(slip.Loai)) throw new DomainError('NOT_FOUND', { entity: 'DichVuYeuCau' });
  const acts = slipActs(slip.Loai);
  if (!hasAct(acts, action)) throw new DomainError('ORDER_OF_ANOTHER_KIND', { kind: slip.Loai });
  requireAct(tx, acts, action, slipFacts(slip, await liveLines(tx, id)));
  return slip;
}

/**
 * Writes texts, performance, images and, where they are given by services, fields of reports into a version of a locked slip; issues of
 * images are at `root.N`.
 */
export async function writeLines(
  tx: Tx,
  reading: Reading,
  slip: SlipRow,
  PhienBan: number,
  lines: readonly LineInput[],
  { root = 'ketQuas', fields = [] }: { root?: string; fields?: readonly (ReportField[] | null)[] } = {},
): Promise<void> {
  if (lines.length === 0) return;
  await writeTexts(tx, reading, { DichVuYeuCau_Id: slip._id, PhienBan }, lines, fields);
  for (const [at, { ChiTiet_Id, hinhAnhs }] of lines.entries())
    if (hinhAnhs) await attachImages(tx, reading, slip, { PhienBan, ChiTiet_Id }, hinhAnhs, `${root}.${at}`);
}

const parts = ['MoTa', 'KetLuan', 'DeNghi', 'TuDienKetLuan_Id', 'ThietBi_Id'] as const;
const written = [
  ...parts,
  'LaNguyHiem',
  'NguoiThucHien_Ids',
  'ThoiGianThucHien',
  'Truongs',
] as const satisfies readonly (keyof KetQuaRow)[];

/** Writes the texts of services into a version whose slip is locked: three statements at most. */
async function writeTexts(
  tx: Tx,
  { tables: { ketQuaTable } }: Reading,
  of: { DichVuYeuCau_Id: string; PhienBan: number },
  lines: readonly LineInput[],
  fields: readonly (ReportField[] | null)[],
): Promise<void> {
  const given = lines.flatMap((line, at) => {
    const set = textSet(line, fields[at] ?? null);
    return Object.keys(set).length > 0 ? [{ ChiTiet_Id: line.ChiTiet_Id, set }] : [];
  });
  if (given.length === 0) return;
  const places = and(
    eq(ketQuaTable.DichVuYeuCau_Id, of.DichVuYeuCau_Id),
    eq(ketQuaTable.PhienBan, of.PhienBan),
    inArray(
      ketQuaTable.ChiTiet_Id,
      given.map(({ ChiTiet_Id }) => ChiTiet_Id),
    ),
  );
  const stands = await tx.db.select().from(ketQuaTable).where(places);
  await tx.db
    .insert(ketQuaTable)
    .values(
      given.map(({ ChiTiet_Id, set }) => {
        const row = stands.find((one) => one.ChiTiet_Id === ChiTiet_Id);
        const kept = row ? Object.fromEntries(written.map((name) => [name, row[name]])) : {};
        return { ...kept, ...of, ChiTiet_Id, ...set, NguoiTao_Id: actor(tx) };
      }),
    )
    .onConflictDoUpdate({
      target: [ketQuaTable.DichVuYeuCau_Id, ketQuaTable.PhienBan, ketQuaTable.ChiTiet_Id],
      set: {
        ...excluded(ketQuaTable, written),
        version: sql`${ketQuaTable.version} + 1`,
        NgayCapNhat: tx.now(),
        NguoiCapNhat_Id: actor(tx),
      },
    });
  // a line of which nothing is said any more is as if nothing had been entered
  await tx.db
    .delete(ketQuaTable)
    .where(
      and(
        places,
        sql`num_nonnulls(mo_ta, ket_luan, de_nghi, tu_dien_ket_luan_id, thiet_bi_id, nguoi_thuc_hien_ids, thoi_gian_thuc_hien) = 0 and not la_nguy_hiem and truongs = '[]'`,
      ),
    );
}

/** What a line says of its service, as it is kept. */
function textSet(line: LineInput, Truongs: ReportField[] | null): Partial<KetQuaRow> {
  const given = parts.flatMap((part) =>
    line[part] === undefined ? [] : [[part, line[part]?.trim() || null] as const],
  );
  const { LaNguyHiem, NguoiThucHien_Ids, ThoiGianThucHien } = line;
  return {
    ...Object.fromEntries(given),
    ...(LaNguyHiem === undefined ? {} : { LaNguyHiem: LaNguyHiem ?? false }),
    ...(NguoiThucHien_Ids === undefined
      ? {}
      : { NguoiThucHien_Ids: NguoiThucHien_Ids && [...NguoiThucHien_Ids] }),
    ...(ThoiGianThucHien === undefined ? {} : { ThoiGianThucHien }),
    ...(Truongs === null ? {} : { Truongs }),
  };
}
