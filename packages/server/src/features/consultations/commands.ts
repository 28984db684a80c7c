import type { Issue } from '@sen/domain/catalogue/validate';
import {
  consultationIssues,
  type HinhThucHoiChan,
  hoiChanActs,
  type NguoiThamGia,
  viTriHoiChan,
} from '@sen/domain/consultations/hoiChan';
import type { HanhViChucVu } from '@sen/domain/signing/positions';
import { v7 } from 'uuid';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenTexts } from '../../engine/acts/givenTexts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { transition } from '../../engine/acts/transition.ts';
import { refLabel, refLabels } from '../../engine/catalogue/queries.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { drawNumber } from '../../engine/sql/numbering.ts';
import { lockRow, updateRow } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { BienBanHoiChanInput } from '../../gql/main.ts';
import { lockSessionFor } from '../examination/commands.ts';
import { announceSession, notePaper } from '../examination/open.ts';
import { sessionById } from '../examination/queries.ts';
import { refusedByPosition } from '../signing/queries.ts';
import { invite } from './invite.ts';
import { maHoiChan } from './numbers.ts';
import { minutesFacts } from './queries.ts';
import { type HoiChanRow, hoiChanTable as table } from './tables.ts';

/** What is written; empty text counts as nothing. */
const written = [
  'BacSiDeNghi_Id',
  'DiaDiem',
  'LyDo',
  'DienBienBenh',
  'ChanDoan',
  'YKien',
  'KetLuan',
  'HuongDieuTri',
] as const satisfies ReadonlyArray<keyof HoiChanRow & keyof BienBanHoiChanInput>;

type Values = { [K in (typeof written)[number]]?: string | null } & {
  NgayHoiChan?: Date | null;
  HinhThucHoiChan?: HinhThucHoiChan;
  DoiNguThamGia?: readonly NguoiThamGia[];
};

/**
 * Begins the minutes of a session's patient and tells those who take part. Errors: NOT_FOUND, EXAM_ENDED when cancelled, BAD_INPUT by
 * field.
 */
export function createMinutes(ctx: Ctx, input: BienBanHoiChanInput): Promise<string> {
  const content = { id: input.requestId, operation: 'createBienBanHoiChan', content: input };
  return once(ctx, content, async (tx) => {
    const session = await lockSessionFor(tx, input.KhamBenh_Id ?? '', 'lapHoiChan');
    const given = valuesOf(input);
    const disease = await refLabel(tx, 'ICD', session.ChanDoanICD_Id);
    const whole = {
      DoiNguThamGia: [],
      ...given,
      ChanDoan: given.ChanDoan || session.ChanDoan || disease?.ten || null,
    };
    await judge(tx, whole);
    const row = {
      ...whole,
      _id: v7(),
      MaBienBanHoiChan: (await drawNumber(tx, maHoiChan)).text,
      KhamBenh_Id: session._id,
      BenhNhan_Id: session.BenhNhan_Id,
      TiepNhan_Id: session.TiepNhan_Id,
      NguoiTao_Id: actor(tx),
    };
    // what the issues found missing is there
    const [made] = await tx.db
      .insert(table)
      .values(row as typeof table.$inferInsert)
      .returning();
    if (!made) throw new Error('an insert answered no row');
    await notePaper(tx, session, { entity: hoiChanActs.name, entityId: made._id, after: made });
    await invite(tx, made, made.DoiNguThamGia);
    return made._id;
  });
}

/** Changes minutes that are being written, and tells who joined. Errors: NOT_FOUND, CONFLICT, CONSULTATION_CLOSED, BAD_INPUT by field. */
export function updateMinutes(ctx: Ctx, id: string, input: BienBanHoiChanInput): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const before = await locked(tx, id, input.version, 'sua');
    const set = valuesOf(input);
    await judge(tx, { ...before, ...set });
    const after = await updateRow(tx, table, id, {
      ...(set as Partial<HoiChanRow>), // an empty one that must be filled was refused
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    });
    if (!after) throw new DomainError('NOT_FOUND', { entity: hoiChanActs.name });
    await notePaper(tx, await sessionById(tx, before.KhamBenh_Id), {
      entity: hoiChanActs.name,
      entityId: id,
      before,
      after,
    });
    const known = new Set(before.DoiNguThamGia.map((one) => one.NhanVien_Id));
    await invite(
      tx,
      after,
      after.DoiNguThamGia.filter((one) => !known.has(one.NhanVien_Id)),
    );
    return id;
  });
}

/** Completes minutes. Errors: NOT_FOUND, CONFLICT, CONSULTATION_CLOSED, CONSULTATION_WITHOUT_CONCLUSION. */
export function completeMinutes(ctx: Ctx, id: string, version: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const before = await locked(tx, id, version, 'hoanTat');
    await transition(tx, hoiChanActs, table, id, 'hoanTat', {
      locked: before,
      facts: minutesFacts,
      after: announce,
    });
  });
}

/** Takes minutes back that are being written (`xoa`), or cancels completed ones (`huy`). Errors: NOT_FOUND, CONSULTATION_CLOSED, STATE_CHANGED. */
export async function cancelMinutes(
  ctx: Ctx,
  id: string,
  action: 'xoa' | 'huy',
  LyDo: string | null,
): Promise<void> {
  const LyDoHuy = action === 'huy' ? givenReason(LyDo) : LyDo?.trim() || null;
  await transition(ctx, hoiChanActs, table, id, action, {
    auditAction: 'CANCEL',
    set: { LyDoHuy },
    facts: minutesFacts,
    after: announce,
  });
}

async function locked(
  tx: Tx,
  id: string,
  version: number | null | undefined,
  action: 'sua' | 'hoanTat',
): Promise<HoiChanRow> {
  const row = await lockRow(tx, table, id);
  if (!row) throw new DomainError('NOT_FOUND', { entity: hoiChanActs.name });
  requireAct(tx, hoiChanActs, action, await minutesFacts(tx, row));
  if (version !== row.version) throw new DomainError('CONFLICT', { entity: hoiChanActs.name, current: row });
  return row;
}

async function judge(tx: Tx, one: Values & { DoiNguThamGia: readonly NguoiThamGia[] }): Promise<void> {
  refuseIssues(consultationIssues({ ...one, NgayHoiChan: one.NgayHoiChan?.toISOString() ?? null }));
  const people = one.DoiNguThamGia.map(({ NhanVien_Id }) => NhanVien_Id);
  const known = new Set((await refLabels(tx, 'NhanVien', people)).map(({ _id }) => _id));
  refuseIssues(
    one.DoiNguThamGia.flatMap(({ NhanVien_Id, ViTri }) =>
      known.has(NhanVien_Id) ? [] : [{ path: `DoiNguThamGia.${ViTri}`, code: 'NOT_IN_LIST' }],
    ),
  );
  refuseIssues(await positionIssues(tx, one.DoiNguThamGia));
}

/** What the positions of chair and secretary refuse. */
async function positionIssues(tx: Tx, people: readonly NguoiThamGia[]): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const { NhanVien_Id, ViTri } of people) {
    const act = actOfPart[ViTri];
    const refused = act ? await refusedByPosition(tx, act, NhanVien_Id) : null;
    if (!refused) continue;
    const positions = String(refused.details?.['positions'] ?? '');
    issues.push({ path: `DoiNguThamGia.${ViTri}`, code: refused.code, details: { positions } });
  }
  return issues;
}

const actOfPart: Readonly<Partial<Record<NguoiThamGia['ViTri'], HanhViChucVu>>> = {
  ChuToa: 'ChuToaHoiChan',
  ThuKy: 'ThuKyHoiChan',
};

/** The fields that an input names, the rest left out. */
function valuesOf(input: BienBanHoiChanInput): Values {
  const values: Values = givenTexts(input, written);
  if (input.NgayHoiChan !== undefined) values.NgayHoiChan = input.NgayHoiChan;
  if (input.HinhThucHoiChan) values.HinhThucHoiChan = input.HinhThucHoiChan;
  if (input.DoiNguThamGia)
    values.DoiNguThamGia = input.DoiNguThamGia.map(({ NhanVien_Id, ViTri }) => ({
      NhanVien_Id: NhanVien_Id ?? '',
      ViTri,
    })).sort((one, other) => order.indexOf(one.ViTri) - order.indexOf(other.ViTri));
  return values;
}

const order = Object.keys(viTriHoiChan);

async function announce(tx: Tx, row: HoiChanRow): Promise<void> {
  await announceSession(tx, await sessionById(tx, row.KhamBenh_Id), 'update');
}
