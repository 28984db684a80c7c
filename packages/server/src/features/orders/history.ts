import { sql } from 'drizzle-orm';
import { andKeyHolds } from '../../engine/catalogue/words.ts';
import type { Ctx } from '../../engine/context.ts';
import { rowsById } from '../../engine/sql/rows.ts';
import type { QueryLichSuChiDinhArgs } from '../../gql/main.ts';
import { requireVisibleVisit } from '../reception/queries.ts';
import { visibleRecords } from '../recordAccess/visible.ts';
import { madeOfSlip } from './queries.ts';
import { type FoundService, servicesAtPrices } from './serviceSearch.ts';
import { type SlipRow, dichVuYeuCauTable as slips } from './tables.ts';

/** A service that the patient was ordered before, and the same as it is offered today. */
export type EarlierLine = {
  _id: string;
  DichVu_Id: string;
  MaDichVu: string;
  TenDichVu: string;
  SoLuong: string;
  phieu: SlipRow;
  dichVu: FoundService | null;
};

const shownMax = 100;

/**
 * What was ordered for the patient of a visit, the newest first, as far as it may be seen here; examinations, drafts and what was
 * cancelled aside. By words of the service, by kind, or only what has a result.
 */
export async function orderHistory(ctx: Ctx, args: QueryLichSuChiDinhArgs): Promise<EarlierLine[]> {
  const visit = await requireVisibleVisit(ctx, args.TiepNhan_Id);
  const rows = await readLines(ctx, visit.BenhNhan_Id, args);
  const of = new Map(
    (await rowsById(ctx.db, slips, [...new Set(rows.map((row) => row.DichVuYeuCau_Id))])).map((slip) => [
      slip._id,
      slip,
    ]),
  );
  const seen = new Map(
    (await visibleRecords(ctx, [...of.values()], madeOfSlip)).map((slip) => [slip._id, slip]),
  );
  const offered = await servicesAtPrices(ctx, [...new Set(rows.map((row) => row.DichVu_Id))], {
    NoiYeuCau_Id: args.NoiYeuCau_Id,
    DoiTuong_Id: visit.DoiTuong_Id,
  });
  return rows.flatMap(({ DichVuYeuCau_Id, ...row }) => {
    const phieu = seen.get(DichVuYeuCau_Id);
    return phieu ? [{ ...row, phieu, dichVu: offered.get(row.DichVu_Id) ?? null }] : [];
  });
}

type LineRead = Omit<EarlierLine, 'phieu' | 'dichVu'> & { DichVuYeuCau_Id: string };

/** One statement. */
async function readLines(
  ctx: Ctx,
  BenhNhan_Id: string,
  { keyWord, Loai, coKetQua }: QueryLichSuChiDinhArgs,
): Promise<LineRead[]> {
  const { rows } = await ctx.db.execute<LineRead>(sql`
    select c.id as "_id", c.dich_vu_yeu_cau_id as "DichVuYeuCau_Id", c.dich_vu_id as "DichVu_Id", c.ma_dich_vu as "MaDichVu",
      c.ten_dich_vu as "TenDichVu", c.so_luong as "SoLuong"
    from main.dich_vu_yeu_cau s join main.dich_vu_yeu_cau_chi_tiet c on c.dich_vu_yeu_cau_id = s.id
    join main.dm_dich_vu d on d.id = c.dich_vu_id
    where s.benh_nhan_id = ${BenhNhan_Id} and s.loai <> 'KhamBenh' and c.trang_thai not in ('Nhap', 'DaHuy')
      ${Loai ? sql`and s.loai = ${Loai}` : sql``}
      ${coKetQua ? sql`and s.trang_thai in ('CoKetQua', 'DaXemKetQua')` : sql``}
      ${andKeyHolds(sql`d.search_key`, keyWord ?? '')}
    order by s.ngay_yeu_cau desc, c.thu_tu, c.id limit ${shownMax}`);
  return rows;
}
