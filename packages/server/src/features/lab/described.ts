import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { loadOne } from '../../engine/loaders.ts';
import { slipById } from '../orders/queries.ts';
import type { SlipRow } from '../orders/tables.ts';
import { type LineInput, writeLines } from '../readings/commands.ts';
import { type LineResult, performedBy, type ReadingResult, resultsOf } from '../readings/queries.ts';
import { defineReading } from '../readings/reading.ts';
import { devicesOf, servicesOfSlip } from '../readings/services.ts';
import { labReadingTables } from './tables.ts';

/** What is written of the services of a laboratory slip beside their values, kept as that of results that are read. */
export const labReading = defineReading({
  kinds: ['XetNghiem'],
  entity: 'KetQuaXetNghiem',
  perform: 'XET_NGHIEM',
  tables: labReadingTables,
  withoutCriticals: true,
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

/** Notes the device that measured services of a version, where none is written yet. */
export async function noteDevice(
  tx: Tx,
  slip: SlipRow,
  PhienBan: number,
  ChiTiet_Ids: readonly string[],
  ThietBi_Id: string,
): Promise<void> {
  const { texts } = await labReading.stored(tx, [slip._id]);
  const known = new Set(
    texts.filter((row) => row.PhienBan === PhienBan && row.ThietBi_Id).map((row) => row.ChiTiet_Id),
  );
  const open = [...new Set(ChiTiet_Ids)].filter((id) => !known.has(id));
  await writeLines(
    tx,
    labReading,
    slip,
    PhienBan,
    open.map((ChiTiet_Id) => ({ ChiTiet_Id, ThietBi_Id })),
  );
}

/**
 * With the return it is written down who performed each service and when, and the device where the room has only one. Errors:
 * RESULT_NOT_PERFORMED for services with a result of which nobody said which of several devices measured them.
 */
export async function writePerformed(tx: Tx, slip: SlipRow, PhienBan: number): Promise<void> {
  const [services, { texts }] = await Promise.all([
    servicesOfSlip(tx, slip._id),
    labReading.stored(tx, [slip._id]),
  ]);
  const unsaid: string[] = [];
  const lines = await Promise.all(
    services.map(async ({ ChiTiet_Id, DichVu_Id, TenDichVu, KhongKetQua }): Promise<LineInput> => {
      const text = texts.find((row) => row.PhienBan === PhienBan && row.ChiTiet_Id === ChiTiet_Id);
      const { NguoiThucHien_Ids, ThoiGianThucHien } = performedBy(slip, text);
      const [device, ...others] = text?.ThietBi_Id ? [] : await devicesOf(tx, DichVu_Id, slip.NoiThucHien_Id);
      if (others.length > 0 && !KhongKetQua) unsaid.push(TenDichVu);
      const me = tx.user?.NhanVien_Id;
      return {
        ChiTiet_Id,
        NguoiThucHien_Ids: NguoiThucHien_Ids.length > 0 || !me ? NguoiThucHien_Ids : [me],
        ThoiGianThucHien: ThoiGianThucHien ?? slip.NgayLayMau,
        ...(device && others.length === 0 ? { ThietBi_Id: device._id } : {}),
      };
    }),
  );
  if (unsaid.length > 0) throw new DomainError('RESULT_NOT_PERFORMED', { missing: unsaid.join(', ') });
  await writeLines(tx, labReading, slip, PhienBan, lines);
}
