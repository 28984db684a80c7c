import { withoutConclusion } from '@sen/domain/orders/textResult';
import { auditView, logged } from '../../engine/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { madeOfSlip, slipById, slipsOfVisit } from '../orders/queries.ts';
import type { SlipRow } from '../orders/tables.ts';
import { requireVisible, visibleRecords } from '../recordAccess/visible.ts';
import { servicesOfSlips, type TestedService } from './services.ts';
import type { HinhAnhRow, KetQuaRow, PhienBanRow } from './tables.ts';
import { type Stored, storedResults, versions } from './versions.ts';

/** What a version says of one service; nulls where nothing is written yet. */
export type LineResult = TestedService & {
  /** The room that performs the slip. */
  room: string | null;
  MoTa: string | null;
  KetLuan: string | null;
  DeNghi: string | null;
  TuDienKetLuan_Id: string | null;
  ThietBi_Id: string | null;
  hinhAnhs: HinhAnhRow[];
};

export type TestResult = {
  DichVuYeuCau_Id: string;
  DichVuYeuCau: SlipRow;
  PhienBan: number;
  ketQuas: LineResult[];
  /** Whether every service that needs one has a conclusion. */
  daDu: boolean;
  phienBans: (PhienBanRow & { ketQuas: LineResult[] })[];
};

/** The result of a slip of functional tests with all its versions. Errors: NOT_FOUND. */
export async function resultOfSlip(ctx: Ctx, id: string): Promise<TestResult> {
  const slip = await slipById(ctx, id);
  if (slip.Loai !== 'ThamDoChucNang') throw new DomainError('NOT_FOUND', { entity: 'DichVuYeuCau' });
  const [result] = await resultsOf(ctx, [slip]);
  if (!result) throw new DomainError('NOT_FOUND', { entity: 'DichVuYeuCau' });
  return result;
}

/** The result of a slip for a screen; the reading is logged. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY. */
export async function openResult(ctx: Ctx, id: string): Promise<TestResult> {
  const result = await resultOfSlip(ctx, id);
  const { BenhNhan_Id } = result.DichVuYeuCau;
  await requireVisible(ctx, madeOfSlip(result.DichVuYeuCau));
  await auditView(ctx, { entity: 'KetQuaThamDoChucNang', entityId: id, BenhNhan_Id });
  return result;
}

/** The returned results of a visit, the newest first; the reading is logged. */
export async function resultsOfVisit(ctx: Ctx, TiepNhan_Id: string): Promise<TestResult[]> {
  const slips = await visibleRecords(
    ctx,
    (await slipsOfVisit(ctx, TiepNhan_Id)).filter(isReturned),
    madeOfSlip,
  );
  const BenhNhan_Id = slips[0]?.BenhNhan_Id;
  if (!BenhNhan_Id) return [];
  slips.sort((a, b) => (b.NgayKetQua?.getTime() ?? 0) - (a.NgayKetQua?.getTime() ?? 0));
  const entry = { entity: 'KetQuaThamDoChucNang', entityId: TiepNhan_Id, BenhNhan_Id };
  return logged(ctx, entry, resultsOf(ctx, slips));
}

/** Whether a slip is one of functional tests whose result is given out. */
export function isReturned(slip: Pick<SlipRow, 'Loai' | 'TrangThai'>): boolean {
  return (
    slip.Loai === 'ThamDoChucNang' && (slip.TrangThai === 'CoKetQua' || slip.TrangThai === 'DaXemKetQua')
  );
}

/** The conclusions of returned results by slip, each with the name of its service. Four statements. */
export async function conclusionsOfSlips(
  ctx: Ctx,
  slips: readonly SlipRow[],
): Promise<Map<string, { TenDichVu: string; KetLuan: string }[]>> {
  const returned = slips.filter(isReturned);
  if (returned.length === 0) return new Map();
  const results = await resultsOf(ctx, returned);
  return new Map(
    results.map(({ DichVuYeuCau_Id, ketQuas }) => [
      DichVuYeuCau_Id,
      ketQuas.flatMap(({ TenDichVu, KetLuan }) => (KetLuan ? [{ TenDichVu, KetLuan }] : [])),
    ]),
  );
}

/** The results of slips, in their order: four statements. */
async function resultsOf(ctx: Ctx, slips: readonly SlipRow[]): Promise<TestResult[]> {
  const ids = slips.map((slip) => slip._id);
  const [services, versionRows, stored] = await Promise.all([
    servicesOfSlips(ctx, ids),
    versions.of(ctx, ids),
    storedResults(ctx, ids),
  ]);
  return slips.map((slip) => {
    const mine = (row: { DichVuYeuCau_Id: string }) => row.DichVuYeuCau_Id === slip._id;
    const ofSlip = versionRows.filter(mine);
    const lines = (PhienBan: number) => linesOf(slip, services.filter(mine), stored, PhienBan);
    const PhienBan = ofSlip[0]?.PhienBan ?? 1;
    const ketQuas = lines(PhienBan);
    return {
      DichVuYeuCau_Id: slip._id,
      DichVuYeuCau: slip,
      PhienBan,
      ketQuas,
      daDu: withoutConclusion(ketQuas).length === 0,
      phienBans: ofSlip.map((version) => ({ ...version, ketQuas: lines(version.PhienBan) })),
    };
  });
}

function linesOf(
  slip: SlipRow,
  services: readonly TestedService[],
  { texts, images }: Stored,
  PhienBan: number,
): LineResult[] {
  const at = (row: KetQuaRow | HinhAnhRow, { ChiTiet_Id }: TestedService) =>
    row.DichVuYeuCau_Id === slip._id && row.PhienBan === PhienBan && row.ChiTiet_Id === ChiTiet_Id;
  return services.map((service) => {
    const text = texts.find((row) => at(row, service));
    return {
      ...service,
      room: slip.NoiThucHien_Id,
      MoTa: text?.MoTa ?? null,
      KetLuan: text?.KetLuan ?? null,
      DeNghi: text?.DeNghi ?? null,
      TuDienKetLuan_Id: text?.TuDienKetLuan_Id ?? null,
      ThietBi_Id: text?.ThietBi_Id ?? null,
      hinhAnhs: images.filter((row) => at(row, service)),
    };
  });
}
