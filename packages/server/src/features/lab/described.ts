import { isDeepStrictEqual } from 'node:util';
import { deviceIssues } from '@sen/domain/lab/measuredWith';
import { and, eq } from 'drizzle-orm';
import type { Ctx, Tx } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { loadOne } from '../../engine/loaders.ts';
import { slipById } from '../orders/queries.ts';
import type { SlipRow } from '../orders/tables.ts';
import { type LineInput, writeLines } from '../readings/commands.ts';
import { devicesOfServices, noteOnlyDevices } from '../readings/onlyDevice.ts';
import { type LineResult, performedBy, type ReadingResult, resultsOf } from '../readings/queries.ts';
import { defineReading } from '../readings/reading.ts';
import type { KetQuaRow } from '../readings/readingTables.ts';
import { type ReadService, servicesOfSlip } from '../readings/services.ts';
import { dichVuTable, labReadingTables } from './tables.ts';

/** What is written of the services of a laboratory slip beside their values, kept as that of results that are read. */
export const labReading = defineReading({
  kinds: ['XetNghiem'],
  entity: 'KetQuaXetNghiem',
  perform: 'XET_NGHIEM',
  tables: labReadingTables,
  withoutCriticals: true,
  withoutLimits: true,
});

/** What is written of a service of a laboratory slip. */
export type LabLineInput = Pick<
  LineInput,
  'ChiTiet_Id' | 'MoTa' | 'ThietBi_Id' | 'NguoiThucHien_Ids' | 'ThoiGianThucHien' | 'hinhAnhs'
>;

/** The services of a version of a slip with what is written of them, the newest version's where none is named. */
export async function describedOf(ctx: Ctx, slipId: string, PhienBan?: number): Promise<LineResult[]> {
  const found = await loadOne(ctx, 'lab:described', slipId, async (of, ids) => {
    const slips = await Promise.all(ids.map((id) => slipById(of, id)));
    const results = await resultsOf(of, labReading, slips);
    return new Map<string, ReadingResult>(results.map((result) => [result.DichVuYeuCau_Id, result]));
  });
  if (PhienBan === undefined) return found?.ketQuas ?? [];
  return found?.phienBans.find((version) => version.PhienBan === PhienBan)?.ketQuas ?? [];
}

/** With the begin of a slip its devices are written down, where the room has only one for a service. */
export async function takeOnlyDevices(tx: Tx, slip: SlipRow, PhienBan: number): Promise<void> {
  const found = await devicesOfServices(tx, slip, await servicesOfSlip(tx, slip._id));
  await noteOnlyDevices(tx, labReading, slip, PhienBan, found);
}

/** The devices that a slip took are free again. */
export async function giveDevicesBack(tx: Tx, slip: SlipRow, PhienBan: number): Promise<void> {
  await tx.db
    .delete(dichVuTable)
    .where(and(eq(dichVuTable.DichVuYeuCau_Id, slip._id), eq(dichVuTable.PhienBan, PhienBan)));
}

/** Notes the device that measured services of a version, where none is written but that which the begin took by itself. */
export async function noteDevice(
  tx: Tx,
  slip: SlipRow,
  PhienBan: number,
  ChiTiet_Ids: readonly string[],
  ThietBi_Id: string,
): Promise<void> {
  const { texts } = await labReading.stored(tx, [slip._id]);
  const written = new Map(
    texts.filter((row) => row.PhienBan === PhienBan).map((row) => [row.ChiTiet_Id, row.ThietBi_Id]),
  );
  const others = [...new Set(ChiTiet_Ids)].filter((id) => written.get(id) !== ThietBi_Id);
  if (others.length === 0) return;
  const isWritten = others.some((id) => written.get(id));
  const found = isWritten ? await devicesOfServices(tx, slip, await servicesOfSlip(tx, slip._id)) : [];
  const isTaken = (id: string) => {
    const devices = found.find(({ service }) => service.ChiTiet_Id === id)?.devices ?? [];
    return devices.length === 1 && devices[0]?._id === written.get(id);
  };
  const open = others.filter((id) => !written.get(id) || isTaken(id));
  await writeLines(
    tx,
    labReading,
    slip,
    PhienBan,
    open.map((ChiTiet_Id) => ({ ChiTiet_Id, ThietBi_Id })),
  );
}

/** Who performed a service and when where nobody said so: who entered it, else who returns it; when it was begun. */
function performedOtherwise(slip: SlipRow, returner: string | null) {
  const { NguoiThucHien_Ids, ThoiGianThucHien } = performedBy(slip, undefined);
  const me = returner ? [returner] : [];
  return {
    NguoiThucHien_Ids: NguoiThucHien_Ids.length > 0 ? NguoiThucHien_Ids : me,
    ThoiGianThucHien: ThoiGianThucHien ?? slip.NgayLayMau,
  };
}

/**
 * With the return it is written down who performed each service and when. Errors: BAD_INPUT at `dichVus.<ChiTiet_Id>.ThietBi_Id` for
 * services with a result of which nobody said which of several devices measured them: a return need not send services to count.
 */
export async function writePerformed(tx: Tx, slip: SlipRow, PhienBan: number): Promise<void> {
  const [services, { texts }] = await Promise.all([
    servicesOfSlip(tx, slip._id),
    labReading.stored(tx, [slip._id]),
  ]);
  await requireDevices(tx, slip, services, texts, PhienBan);
  const otherwise = performedOtherwise(slip, tx.user?.NhanVien_Id ?? null);
  const lines = services.map(({ ChiTiet_Id }): LineInput => {
    const text = texts.find((row) => row.PhienBan === PhienBan && row.ChiTiet_Id === ChiTiet_Id);
    const named = text?.NguoiThucHien_Ids ?? [];
    return {
      ChiTiet_Id,
      NguoiThucHien_Ids: named.length > 0 ? named : otherwise.NguoiThucHien_Ids,
      ThoiGianThucHien: text?.ThoiGianThucHien ?? otherwise.ThoiGianThucHien,
    };
  });
  await writeLines(tx, labReading, slip, PhienBan, lines);
}

async function requireDevices(
  tx: Tx,
  slip: SlipRow,
  services: readonly ReadService[],
  texts: readonly KetQuaRow[],
  PhienBan: number,
): Promise<void> {
  const named = new Map(
    texts.filter((row) => row.PhienBan === PhienBan).map((row) => [row.ChiTiet_Id, row.ThietBi_Id]),
  );
  const found = await devicesOfServices(tx, slip, services);
  refuseIssues(
    found.flatMap(({ service: { ChiTiet_Id, KhongKetQua }, devices }) =>
      deviceIssues({ KhongKetQua, ThietBi_Id: named.get(ChiTiet_Id) ?? null }, devices.length).map(
        (issue) => ({ ...issue, path: `dichVus.${ChiTiet_Id}.${issue.path}` }),
      ),
    ),
  );
}

/** A service of a version that was taken back, for the next one: what the return wrote by itself is empty again. */
export function withoutReturned(slip: SlipRow, returner: string | null) {
  const otherwise = performedOtherwise(slip, returner);
  return (row: KetQuaRow): KetQuaRow => ({
    ...row,
    NguoiThucHien_Ids: isDeepStrictEqual(row.NguoiThucHien_Ids, otherwise.NguoiThucHien_Ids)
      ? null
      : row.NguoiThucHien_Ids,
    ThoiGianThucHien: isDeepStrictEqual(row.ThoiGianThucHien, otherwise.ThoiGianThucHien)
      ? null
      : row.ThoiGianThucHien,
  });
}
