import type { SlipKind } from '@sen/domain/orders/orderKinds';
import { withoutConclusion } from '@sen/domain/orders/textResult';
import type { ReportField } from '@sen/domain/readings/fields';
import { auditView, logged } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { madeOfSlip, returnedBefore, slipById, slipsOfVisit } from '../orders/queries.ts';
import type { SlipRow } from '../orders/tables.ts';
import { requireVisible, visibleRecords } from '../recordAccess/visible.ts';
import { enteredOf } from './entered.ts';
import { readingKind } from './points.ts';
import { preliminaryOf } from './preliminary.ts';
import { isReturned, mayBeGiven, type Reading, type Stored } from './reading.ts';
import type { StoredContent } from './readingContent.ts';
import type { HinhAnhRow, KetQuaRow, PhienBanRow } from './readingTables.ts';
import { type ReadService, servicesOfSlips } from './services.ts';

/** What a version says of one service; nulls where nothing is written yet. */
export type LineResult = ReadService & {
  /** The room that performs the slip. */
  room: string | null;
  MoTa: string | null;
  KetLuan: string | null;
  DeNghi: string | null;
  /** What was found endangers the patient. */
  LaNguyHiem: boolean;
  TuDienKetLuan_Id: string | null;
  ThietBi_Id: string | null;
  /** Whoever began the slip, and when, until others are given. */
  NguoiThucHien_Ids: string[];
  ThoiGianThucHien: Date | null;
  /** The fields of its report that say something. */
  Truongs: readonly ReportField[];
  hinhAnhs: HinhAnhRow[];
  /** Something was entered of it. */
  daNhap: boolean;
  /** Its version is worked on. */
  inWork: boolean;
  slip: SlipRow;
  /** The kind of its slip, and what that keeps besides. */
  kind: SlipKind;
  noiDung: unknown;
};

export type ReadingResult = {
  DichVuYeuCau_Id: string;
  DichVuYeuCau: SlipRow;
  PhienBan: number;
  ketQuas: LineResult[];
  /** Whether every service that needs one has a conclusion. */
  daDu: boolean;
  /** What is shown was given out before the result is final. */
  laSoBo: boolean;
  phienBans: (PhienBanRow & { ketQuas: LineResult[] })[];
};

/** The result of a slip of the kind with all its versions. Errors: NOT_FOUND. */
export async function resultOfSlip(ctx: Ctx, reading: Reading, id: string): Promise<ReadingResult> {
  const slip = await slipById(ctx, id);
  if (!reading.kinds.includes(slip.Loai)) throw new DomainError('NOT_FOUND', { entity: 'DichVuYeuCau' });
  const [result] = await resultsOf(ctx, reading, [slip]);
  if (!result) throw new DomainError('NOT_FOUND', { entity: 'DichVuYeuCau' });
  return result;
}

/** The result of a slip for a screen; the reading is logged. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY. */
export async function openResult(ctx: Ctx, reading: Reading, id: string): Promise<ReadingResult> {
  const result = await resultOfSlip(ctx, reading, id);
  const { BenhNhan_Id } = result.DichVuYeuCau;
  await requireVisible(ctx, madeOfSlip(result.DichVuYeuCau));
  await auditView(ctx, { entity: reading.entity, entityId: id, BenhNhan_Id });
  return result;
}

/** The returned results of a visit, the newest first, preliminary ones among them; the reading is logged. */
export async function resultsOfVisit(
  ctx: Ctx,
  reading: Reading,
  TiepNhan_Id: string,
): Promise<ReadingResult[]> {
  const slips = await visibleRecords(
    ctx,
    (await slipsOfVisit(ctx, TiepNhan_Id)).filter((slip) => mayBeGiven(reading, slip)),
    madeOfSlip,
  );
  const BenhNhan_Id = slips[0]?.BenhNhan_Id;
  if (!BenhNhan_Id) return [];
  const entry = { entity: reading.entity, entityId: TiepNhan_Id, BenhNhan_Id };
  return logged(ctx, entry, givenResults(ctx, reading, slips));
}

async function givenResults(ctx: Ctx, reading: Reading, slips: readonly SlipRow[]): Promise<ReadingResult[]> {
  const results = await resultsOf(ctx, reading, slips);
  const given = results.flatMap((result) => givenOut(reading, result) ?? []);
  const time = ({ phienBans: [newest] }: ReadingResult) => newest?.NgayTra?.getTime() ?? 0;
  return given.sort((a, b) => time(b) - time(a));
}

/** What is given out of a result: the returned version, or a preliminary one while the slip is in work; null where nothing is. */
export function givenOut(reading: Reading, result: ReadingResult): ReadingResult | null {
  const phienBans = result.phienBans.filter((version) => version.NgayTra);
  if (isReturned(reading, result.DichVuYeuCau)) return { ...result, phienBans };
  const given = preliminaryOf(phienBans);
  if (!given) return null;
  const { PhienBan, ketQuas } = given;
  return { ...result, PhienBan, ketQuas, phienBans, laSoBo: true };
}

/** Who gave out what is shown: who verified the result, or gave the preliminary one. */
export function giverOf({ DichVuYeuCau: slip, laSoBo, phienBans }: ReadingResult): string | null {
  return laSoBo ? (phienBans[0]?.NguoiTra_Id ?? null) : slip.NguoiDuyet_Id;
}

/** So many earlier results stand beside one that is worked on. */
const earlierMost = 5;

/** What was found of the same kind before the slip of a result was ordered, the newest first, as far as the reader may see it. Five statements. */
export async function earlierResults(ctx: Ctx, slip: SlipRow): Promise<ReadingResult[]> {
  const reading = readingKind.all().find((one) => one.kinds.includes(slip.Loai));
  if (!reading) return [];
  const { BenhNhan_Id, Loai, NgayYeuCau: before } = slip;
  const slips = await returnedBefore(ctx, { BenhNhan_Id, Loai, before, limit: earlierMost });
  return resultsOf(ctx, reading, await visibleRecords(ctx, slips, madeOfSlip));
}

/** The earlier results beside a slip for a screen; the reading is logged. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY. */
export async function openEarlier(ctx: Ctx, id: string): Promise<ReadingResult[]> {
  const slip = await slipById(ctx, id);
  await requireVisible(ctx, madeOfSlip(slip));
  const entry = { entity: 'DichVuYeuCau', entityId: id, BenhNhan_Id: slip.BenhNhan_Id };
  return logged(ctx, entry, earlierResults(ctx, slip));
}

/** The conclusions of returned results by slip, each with the name of its service. Four statements. */
export async function conclusionsOfSlips(
  ctx: Ctx,
  reading: Reading,
  slips: readonly SlipRow[],
): Promise<Map<string, { TenDichVu: string; KetLuan: string }[]>> {
  const returned = slips.filter((slip) => isReturned(reading, slip));
  if (returned.length === 0) return new Map();
  const results = await resultsOf(ctx, reading, returned);
  return new Map(
    results.map(({ DichVuYeuCau_Id, ketQuas }) => [
      DichVuYeuCau_Id,
      ketQuas.flatMap(({ TenDichVu, KetLuan }) => (KetLuan ? [{ TenDichVu, KetLuan }] : [])),
    ]),
  );
}

/** The conclusions of the returned results of every kind that is read, by slip, each with the name of its service. */
export async function conclusionsOfAllKinds(
  ctx: Ctx,
  slips: readonly SlipRow[],
): Promise<Map<string, { TenDichVu: string; KetLuan: string }[]>> {
  const found = await Promise.all(
    readingKind.all().map((reading) => conclusionsOfSlips(ctx, reading, slips)),
  );
  return new Map(found.flatMap((one) => [...one]));
}

/** The results of slips, in their order: four statements. */
export async function resultsOf(
  ctx: Ctx,
  { versions, stored }: Reading,
  slips: readonly SlipRow[],
): Promise<ReadingResult[]> {
  const ids = slips.map((slip) => slip._id);
  const [services, versionRows, written] = await Promise.all([
    servicesOfSlips(ctx, ids),
    versions.of(ctx, ids),
    stored(ctx, ids),
  ]);
  return slips.map((slip) => {
    const mine = (row: { DichVuYeuCau_Id: string }) => row.DichVuYeuCau_Id === slip._id;
    const ofSlip = versionRows.filter(mine);
    const lines = (PhienBan: number) => {
      const version = ofSlip.find((one) => one.PhienBan === PhienBan);
      const inWork = !version?.NgayTra && !version?.NgayHuy;
      return linesOf(slip, services.filter(mine), written, { PhienBan, inWork });
    };
    const PhienBan = ofSlip[0]?.PhienBan ?? 1;
    const ketQuas = lines(PhienBan);
    return {
      DichVuYeuCau_Id: slip._id,
      DichVuYeuCau: slip,
      PhienBan,
      ketQuas,
      daDu: withoutConclusion(ketQuas).length === 0,
      laSoBo: false,
      phienBans: ofSlip.map((version) => ({ ...version, ketQuas: lines(version.PhienBan) })),
    };
  });
}

/** Who performed a service and when: what is written, else who began the slip, and when. */
export function performedBy(
  slip: Pick<SlipRow, 'NguoiThucHien_Id' | 'NgayThucHien'>,
  text: Pick<KetQuaRow, 'NguoiThucHien_Ids' | 'ThoiGianThucHien'> | undefined,
) {
  const begun = slip.NguoiThucHien_Id ? [slip.NguoiThucHien_Id] : [];
  return {
    NguoiThucHien_Ids: text?.NguoiThucHien_Ids ?? begun,
    ThoiGianThucHien: text?.ThoiGianThucHien ?? slip.NgayThucHien,
  };
}

function linesOf(
  slip: SlipRow,
  services: readonly ReadService[],
  stored: Stored,
  { PhienBan, inWork }: { PhienBan: number; inWork: boolean },
): LineResult[] {
  const { texts, images, contents } = stored;
  const entered = new Set(
    enteredOf(stored).flatMap((row) => (row.PhienBan === PhienBan ? row.ChiTiet_Id : [])),
  );
  const at = (row: KetQuaRow | HinhAnhRow | StoredContent, { ChiTiet_Id }: ReadService) =>
    row.DichVuYeuCau_Id === slip._id && row.PhienBan === PhienBan && row.ChiTiet_Id === ChiTiet_Id;
  return services.map((service) => {
    const text = texts.find((row) => at(row, service));
    return {
      ...service,
      room: slip.NoiThucHien_Id,
      MoTa: text?.MoTa ?? null,
      KetLuan: text?.KetLuan ?? null,
      DeNghi: text?.DeNghi ?? null,
      LaNguyHiem: text?.LaNguyHiem ?? false,
      TuDienKetLuan_Id: text?.TuDienKetLuan_Id ?? null,
      ThietBi_Id: text?.ThietBi_Id ?? null,
      ...performedBy(slip, text),
      Truongs: text?.Truongs ?? [],
      hinhAnhs: images.filter((row) => at(row, service)),
      daNhap: entered.has(service.ChiTiet_Id),
      inWork,
      slip,
      kind: slip.Loai,
      noiDung: contents.find((row) => at(row, service))?.noiDung ?? null,
    };
  });
}
