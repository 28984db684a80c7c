import { tidyResult } from '@sen/domain/lab/entry';
import { flagOf } from '@sen/domain/lab/reference';
import { type DichVuYeuCauAction, slipActs } from '@sen/domain/orders/dichVuYeuCau';
import { and, eq, sql } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { excluded } from '../../engine/sql/rows.ts';
import { lockSlip, type SlipNotes, saveOnSlip } from '../orders/slipNotes.ts';
import { announceSlip, liveLines, slipFacts } from '../orders/states.ts';
import type { SlipRow } from '../orders/tables.ts';
import { writeLines } from '../readings/commands.ts';
import { loggedReading as toldLines } from '../readings/loggedReading.ts';
import { type LabLineInput, labReading, noteDevice } from './described.ts';
import type { Index } from './indices.ts';
import { type KetQuaRow, ketQuaTable } from './tables.ts';
import { storedValues, versions } from './versions.ts';

/** An index of a slip and its place in the order of the laboratory. */
export type Place = { index: Index; ThuTu: number };

type Draft = {
  values: ReadonlyArray<Place & { KetQua: string; GhiChu?: string | null | undefined }>;
  notes: SlipNotes;
  /** What is written of services beside their values. */
  lines?: readonly LabLineInput[];
  /** The device that measured them; a person entered them otherwise. */
  ThietBi_Id?: string;
};

/**
 * Writes values of a locked slip into its version in work, an empty one removed, the others with the reference and flag of the patient;
 * with the note in the log and the event.
 */
export async function saveDraft(
  tx: Tx,
  slip: SlipRow,
  { values, notes, lines = [], ThietBi_Id }: Draft,
): Promise<void> {
  const open = await versions.open(tx, slip._id);
  const ofVersion = async () =>
    (await storedValues(tx, [slip._id])).filter((one) => one.PhienBan === open.PhienBan);
  const before = await ofVersion();
  const described = async () => toldLines(await labReading.stored(tx, [slip._id]), open.PhienBan);
  const linesBefore = await described();
  await writeValues(tx, slip, open.PhienBan, values);
  await writeLines(tx, labReading, slip, open.PhienBan, lines, { root: 'dichVus' });
  if (ThietBi_Id) {
    const measured = values.map(({ index }) => index.ChiTiet_Id);
    await noteDevice(tx, slip, open.PhienBan, measured, ThietBi_Id);
  }
  const after = await ofVersion();
  const saved = await saveOnSlip(tx, slip._id, notes);
  await audit(tx, {
    action: 'UPDATE',
    entity: 'KetQuaXetNghiem',
    entityId: slip._id,
    BenhNhan_Id: slip.BenhNhan_Id,
    before: {
      PhienBan: open.PhienBan,
      KetLuan: slip.KetLuan,
      ketQuas: before.map(loggedResult),
      dichVus: linesBefore,
    },
    after: {
      PhienBan: open.PhienBan,
      KetLuan: saved.KetLuan,
      ketQuas: after.map(loggedResult),
      dichVus: await described(),
      ...(ThietBi_Id ? { ThietBi_Id } : {}),
    },
  });
  await announceSlip(tx, saved, 'update');
}

/** The index that a value of a slip is of, with its place; null where the slip has none such. */
export function placeOf(
  indices: readonly Index[],
  value: { ChiTiet_Id: string; MaChiSo: string },
): Place | null {
  const at = indices.findIndex(
    (index) => index.ChiTiet_Id === value.ChiTiet_Id && index.MaChiSo === value.MaChiSo,
  );
  const index = indices[at];
  return index ? { index, ThuTu: at } : null;
}

/** A laboratory slip, locked, with which an act is allowed. Errors: NOT_FOUND, those of the act. */
export async function labSlip(tx: Tx, id: string, action: DichVuYeuCauAction): Promise<SlipRow> {
  const slip = await lockSlip(tx, id);
  if (slip.Loai !== 'XetNghiem') throw new DomainError('NOT_FOUND', { entity: 'DichVuYeuCau' });
  requireAct(tx, slipActs(slip.Loai), action, slipFacts(slip, await liveLines(tx, id)));
  return slip;
}

/** Removes the empty ones of values of a version and writes the others: two statements at most. */
async function writeValues(tx: Tx, slip: SlipRow, PhienBan: number, values: Draft['values']): Promise<void> {
  // of a value that is given twice the last one counts
  const last = new Map(values.map((value) => [`${value.index.ChiTiet_Id} ${value.index.MaChiSo}`, value]));
  const tidied = [...last.values()].map((value) => ({
    ...value,
    KetQua: tidyResult(value.KetQua, value.index.KieuDuLieu),
  }));
  const empty = tidied.filter(({ KetQua }) => KetQua === '').map(({ index }) => index);
  if (empty.length > 0)
    await tx.db.delete(ketQuaTable).where(
      and(
        eq(ketQuaTable.DichVuYeuCau_Id, slip._id),
        eq(ketQuaTable.PhienBan, PhienBan),
        sql`(${ketQuaTable.ChiTiet_Id}, ${ketQuaTable.MaChiSo}) in (
          select * from unnest(${sql.param(empty.map(({ ChiTiet_Id }) => ChiTiet_Id))}::uuid[],
            ${sql.param(empty.map(({ MaChiSo }) => MaChiSo))}::text[]))`,
      ),
    );
  const rows = tidied
    .filter(({ KetQua }) => KetQua !== '')
    .map(({ index, ThuTu, KetQua, GhiChu }) => ({
      DichVuYeuCau_Id: slip._id,
      PhienBan,
      ChiTiet_Id: index.ChiTiet_Id,
      MaChiSo: index.MaChiSo,
      BenhNhan_Id: slip.BenhNhan_Id,
      NguoiTao_Id: actor(tx),
      GiaTriThamChieu_Id: index.GiaTriThamChieu_Id,
      TenChiSo: index.TenChiSo,
      KieuDuLieu: index.KieuDuLieu,
      KetQua,
      DonViTinh: index.DonViTinh,
      Min: index.normal?.min ?? null,
      Max: index.normal?.max ?? null,
      MucBinhThuong: index.MucBinhThuong,
      CoKetQua: flagOf(KetQua, index.reference, index.normal),
      GhiChu: GhiChu?.trim() || null,
      ThuTu,
    }));
  if (rows.length === 0) return;
  await tx.db
    .insert(ketQuaTable)
    .values(rows)
    .onConflictDoUpdate({
      target: [
        ketQuaTable.DichVuYeuCau_Id,
        ketQuaTable.PhienBan,
        ketQuaTable.ChiTiet_Id,
        ketQuaTable.MaChiSo,
      ],
      set: {
        ...excluded(ketQuaTable, entered),
        version: sql`${ketQuaTable.version} + 1`,
        NgayCapNhat: tx.now(),
        NguoiCapNhat_Id: actor(tx),
      },
    });
}

/** What is written anew of a value that stands. */
const entered = [
  'GiaTriThamChieu_Id',
  'TenChiSo',
  'KieuDuLieu',
  'KetQua',
  'DonViTinh',
  'Min',
  'Max',
  'MucBinhThuong',
  'CoKetQua',
  'GhiChu',
  'ThuTu',
] as const;

function loggedResult({ MaChiSo, KetQua, MucBinhThuong, CoKetQua }: KetQuaRow) {
  return { MaChiSo, KetQua, MucBinhThuong, CoKetQua };
}
