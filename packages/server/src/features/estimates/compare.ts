import { dec } from '@sen/domain/money/decimal';
import { v7 } from 'uuid';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type { CanhBaoDuToan, DongSoSanh, SoSanhDuToan } from '../../gql/main.ts';
import { previewCharges, type ThoughtItem } from '../cashier/charges.ts';
import { payerOf } from '../insurance/queries.ts';
import { facilityOf, nodesOfFacility } from '../organisation/facility.ts';
import { availableAt } from '../pharmacy/stockQueries.ts';
import { requireVisibleVisit } from '../reception/queries.ts';
import { estimateById } from './queries.ts';
import type { DongDuToan, DuToanRow } from './tables.ts';
import { itemsOf } from './workOut.ts';

/**
 * An estimate against a visit, line by line: what was told and what it would cost there today, beside what the visit has already; of
 * drugs also what lies free in the stores of the facility. Nothing is written. Errors: NOT_FOUND, ESTIMATE_OTHER_PATIENT.
 */
export async function compareWithVisit(ctx: Ctx, id: string, TiepNhan_Id: string): Promise<SoSanhDuToan> {
  const [row, visit] = await Promise.all([estimateById(ctx, id), requireVisibleVisit(ctx, TiepNhan_Id)]);
  if (row.BenhNhan_Id !== null && row.BenhNhan_Id !== visit.BenhNhan_Id)
    throw new DomainError('ESTIMATE_OTHER_PATIENT');
  const { DoiTuong_Id } = visit;
  const payer = await payerOf(ctx, DoiTuong_Id);
  const asked = row.Dongs.map(({ DichVu_Id, Duoc_Id, LoaiGia_Id, SoLuong }) => ({
    ...{ DichVu_Id, Duoc_Id, SoLuong },
    LoaiGia_Id: DoiTuong_Id === row.DoiTuong_Id ? LoaiGia_Id : null,
  }));
  const items = await itemsOf(ctx, { DoiTuong_Id, dongs: asked }, payer);
  const services = items.filter((item) => item.DichVu_Id !== null && item.price !== null);
  const [costs, ordered, stock] = await Promise.all([
    previewCharges(ctx, visit, thoughtLines(ctx, items)),
    previewCharges(ctx, visit, thoughtLines(ctx, services)),
    stockFor(ctx, row),
  ]);
  const dongs = row.Dongs.map((line, at): DongSoSanh => {
    const item = items[at];
    const now = costs.lines[at];
    const ton = line.Duoc_Id ? (stock.get(line.Duoc_Id) ?? '0.000') : null;
    return {
      ...{ dong: line, DonGiaNay: item?.price?.DonGia ?? null, ton },
      ThanhTienNay: now?.ThanhTien ?? '0.00',
      BHChiTraNay: now?.BHChiTra ?? '0.00',
      BenhNhanTTNay: now?.BenhNhanTT ?? '0.00',
      KhuyenMaiNay: now?.KhuyenMai ?? '0.00',
      MienGiamNay: now?.MienGiam ?? '0.00',
      canhBaos: warningsOf(line, item, ton),
    };
  });
  return {
    dongs,
    khacDoiTuong: DoiTuong_Id !== row.DoiTuong_Id,
    PhaiTraCu: row.PhaiTra,
    TongNay: costs.BenhNhanThem,
    PhaiTraNay: ordered.BenhNhanThem,
    khuyenMais: ordered.khuyenMais,
  };
}

const thoughtLines = (ctx: Ctx, items: readonly ThoughtItem[]) => items.map((item) => thoughtLine(ctx, item));

/** A line as the bill of the visit would have it. What has no price any more costs nothing here: it is told. */
function thoughtLine(ctx: Ctx, { fact, price, DichVu_Id, Duoc_Id, SoLuong, LaBHYT }: ThoughtItem) {
  const phamVi = fact?.phamVi ?? 2;
  const DonGiaBHYT = price?.DonGiaBHYT ?? '0.00';
  return {
    ...{ _id: v7(), Ten: fact?.Ten ?? '', NhomChiPhi: fact?.NhomChiPhi ?? 'Khac', DichVu_Id, Duoc_Id },
    ...{ DonGia: price?.DonGia ?? '0.00', DonGiaBHYT, SoLuong, phamVi },
    tyLeBH: fact?.tyLeBH ?? 100,
    LaBHYT: LaBHYT && phamVi !== 2 && dec(DonGiaBHYT).gt(0),
    NgayYLenh: ctx.now(),
    KhongThuTien: false,
  };
}

/** What lies free of its drugs where it was made. */
async function stockFor(ctx: Ctx, { Noi_Id, Dongs }: DuToanRow): Promise<Map<string, string>> {
  const ids = [...new Set(Dongs.flatMap((line) => line.Duoc_Id ?? []))];
  if (ids.length === 0) return new Map();
  const facility = await facilityOf(ctx, ctx.nodeId ?? Noi_Id);
  return facility ? availableAt(ctx, await nodesOfFacility(ctx, facility), ids) : new Map();
}

function warningsOf(line: DongDuToan, item: ThoughtItem | undefined, ton: string | null): CanhBaoDuToan[] {
  const told: CanhBaoDuToan[] = [];
  if (!item?.price) told.push('KhongCoGia');
  else if (!dec(item.price.DonGia).eq(line.DonGia)) told.push('DoiGia');
  if (ton !== null && dec(ton).lt(line.SoLuong)) told.push('ThieuHang');
  if (line.Duoc_Id !== null) told.push('CanKeDon');
  return told;
}
