import { lastShiftBegan } from '@sen/domain/treatment/houseClock';
import { sql } from 'drizzle-orm';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { loadOne } from '../../engine/loaders.ts';
import { openStay } from '../admission/queries.ts';
import { orderLineRows, slipRows } from '../orders/sql.ts';
import { bedsOfStay, wardsOfStay } from '../stays/queries.ts';
import { type StayChange, type StayChanges, stayChanges } from './points.ts';

/** What is new of a stay, the newest first. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY. */
export async function newsOfStay(ctx: Ctx, NhapVien_Id: string, since: Date | null) {
  const stay = await openStay(ctx, NhapVien_Id);
  if (!stay) throw new DomainError('NOT_FOUND', { entity: 'TiepNhanNhapVien' });
  const tu = since ?? lastShiftBegan(ctx.now());
  const told = await Promise.all(stayChanges.all().map((source) => source(ctx, stay, tu)));
  const thayDois = told.flat().sort((one, other) => other.at.getTime() - one.at.getTime());
  return { tu, thayDois };
}

type SlipNews = {
  id: string;
  number: string;
  asked: Date | string;
  answered: Date | string | null;
  names: string;
};

/** Services that were ordered for the visit of a stay, and their results. One statement. */
export const slipChanges: StayChanges = async (ctx, { TiepNhan_Id }, since) => {
  const { rows } = await ctx.db.execute<SlipNews>(sql`
    select s.id, s.so_phieu_yeu_cau as number, s.ngay_yeu_cau as asked, s.ngay_ket_qua as answered,
      (select string_agg(l.ten_dich_vu, ', ' order by l.thu_tu) from ${orderLineRows} l
        where l.dich_vu_yeu_cau_id = s.id and l.trang_thai <> 'DaHuy') as names
    from ${slipRows} s where s.tiep_nhan_id = ${TiepNhan_Id} and s.trang_thai not in ('DaHuy', 'Nhap')
      and greatest(s.ngay_yeu_cau, s.ngay_ket_qua) >= ${since} order by s.ngay_yeu_cau desc limit 100`);
  return rows.flatMap(({ id, number, asked, answered, names }): StayChange[] => {
    const noiDung = `${names ?? ''} (${number})`;
    const at = new Date(asked);
    const ordered: StayChange[] = at >= since ? [{ _id: id, loai: 'ChiDinh', at, noiDung }] : [];
    const back = answered === null ? null : new Date(answered);
    return back && back >= since ? [{ _id: id, loai: 'KetQua', at: back, noiDung }, ...ordered] : ordered;
  });
};

/** The beds and wards that a patient came to. */
export const moveChanges: StayChanges = async (ctx, { _id }, since) => {
  const [beds, wards] = await Promise.all([bedsOfStay(ctx, _id), wardsOfStay(ctx, _id)]);
  const moves = [
    ...beds.map((one) => ({ one, label: refLabel(ctx, 'GiuongBenh', one.Giuong_Id) })),
    ...wards.map((one) => ({ one, label: refLabel(ctx, 'Node', one.Khoa_Id) })),
  ].filter(({ one }) => one.TuLuc >= since);
  return Promise.all(
    moves.map(
      async ({ one, label }): Promise<StayChange> => ({
        _id: one._id,
        loai: 'ChuyenKhoa',
        at: one.TuLuc,
        noiDung: (await label)?.ten ?? '',
      }),
    ),
  );
};

type SheetNews = { id: string; at: Date | string; text: string; stopped: boolean };

/** Entries of the treatment sheet, and orders that were stopped. One statement. */
export const sheetChanges: StayChanges = async (ctx, { _id }, since) => {
  const { rows } = await ctx.db.execute<SheetNews>(sql`
    select id, thoi_gian as at, dien_bien as text, false as stopped from main.to_dieu_tri
    where nhap_vien_id = ${_id} and trang_thai <> 'DaHuy' and thoi_gian >= ${since}
    union all
    select id, ngung_luc, ten_duoc || ': ' || ly_do_ngung, true from main.y_lenh_thuoc
    where nhap_vien_id = ${_id} and trang_thai = 'DaNgung' and ngung_luc >= ${since}`);
  return rows.map(
    ({ id, at, text, stopped }): StayChange => ({
      _id: id,
      loai: 'YLenh',
      at: new Date(at),
      noiDung: text,
      batThuong: stopped,
    }),
  );
};

/** How many results of a visit came back and were not looked at; of a list in one statement. */
export async function newResultsOf(ctx: Ctx, TiepNhan_Id: string): Promise<number> {
  const found = await loadOne(ctx, 'treatment:newResults', TiepNhan_Id, async (of, ids) => {
    const { rows } = await of.db.execute<{ visit: string; many: number }>(sql`
      select tiep_nhan_id as visit, count(*)::int as many from ${slipRows} s
      where s.tiep_nhan_id = any(${sql.param([...ids])}::uuid[]) and s.trang_thai = 'CoKetQua' group by 1`);
    return new Map(rows.map(({ visit, many }) => [visit, many]));
  });
  return found ?? 0;
}
