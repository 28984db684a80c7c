import { ketQuaDieuTri, loaiRaVien } from '@sen/domain/medicalRecords/raVien';
import { type LuotGiuong, type NgayGiuong, ngayGiuongs, phut } from '@sen/domain/stays/bedDays';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import type { NhapVienRow } from '../admission/tables.ts';
import { localMinute } from '../insurance/settleVisit.ts';
import { priceOf } from '../pricing/queries.ts';
import { receptionById } from '../reception/queries.ts';
import { endOfStay } from './points.ts';
import { bedsOfStay } from './queries.ts';

type Row = { stay: string; bed: string; ward: string; service: string | null; from: Date; until: Date };

/** Bed days of a stay from its moves: by its discharge, before that as if the patient left now and better; none before the stay. */
export async function bedDaysOfStay(
  ctx: Ctx,
  { _id, TiepNhan_Id }: Pick<NhapVienRow, '_id' | 'TiepNhan_Id'>,
): Promise<NgayGiuong[]> {
  const own = await bedsOfStay(ctx, _id);
  const [first] = own;
  const last = own.at(-1);
  if (!first || !last) return [];
  const [luots, { DoiTuong_Id }, left] = await Promise.all([
    timesInBeds(ctx, [...new Set(own.map(({ Giuong_Id }) => Giuong_Id))], first.TuLuc),
    receptionById(ctx, TiepNhan_Id),
    Promise.all(endOfStay.all().map((read) => read(ctx, _id))).then((ends) => ends.find(Boolean)),
  ]);
  const services = [...new Set(own.flatMap(({ DichVu_Id }) => DichVu_Id ?? []))];
  const prices = await priceOf(ctx, { DichVu_Ids: services, DoiTuong_Id });
  const stay = {
    ngayVao: localMinute(first.TuLuc),
    ngayRa: localMinute(last.DenLuc ?? ctx.now()),
    ketQuaDieuTri: String(ketQuaDieuTri[left?.KetQuaDieuTri ?? 'Do'].xml),
    maLoaiRaVien: String(loaiRaVien[left?.LoaiRaVien ?? 'RaVien'].xml),
  };
  return ngayGiuongs(_id, stay, luots, (service) => prices.get(service)?.DonGia ?? '0.00');
}

/** Who lay in these beds since a moment. One statement. */
async function timesInBeds(ctx: Ctx, beds: readonly string[], since: Date): Promise<LuotGiuong[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select d.nhap_vien_id as stay, d.giuong_id as bed, d.khoa_id as ward, d.dich_vu_id as service, d.tu_luc as "from",
      coalesce(d.den_luc, ${ctx.now()}::timestamptz) as until
    from main.dot_giuong d where d.giuong_id = any(${sql.param([...beds])}::uuid[]) and not d.da_huy
      and (d.den_luc is null or d.den_luc > ${since}::timestamptz) order by d.tu_luc`);
  return rows.map(({ stay, bed, ward, service, from, until }) => ({
    nguoi: stay,
    giuong: bed,
    khoa: ward,
    dichVu: service ?? '',
    tu: phut(localMinute(new Date(from))),
    den: phut(localMinute(new Date(until))),
  }));
}
