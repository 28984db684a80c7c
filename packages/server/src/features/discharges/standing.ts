import type { LeavingFacts } from '@sen/domain/admission/nhapVien';
import { hinhThucOf, tomTatRaVien } from '@sen/domain/discharges/raVienNoiTru';
import { raVienNoiTruRecord } from '@sen/domain/discharges/records';
import type { VuongMac } from '@sen/domain/discharges/vuongMac';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { loadOne } from '../../engine/loaders.ts';
import type { LeavingStay } from '../admission/points.ts';
import { completionRefusal } from '../cashier/facts.ts';
import { recordOfStay } from '../medicalRecords/ofStay.ts';
import { orderLineRows, slipRows } from '../orders/sql.ts';
import { facilityOf } from '../organisation/facility.ts';
import { prescriptionRows } from '../prescriptions/sql.ts';
import { acceptedClaim, type EndingStay, type StandingSource, standing } from './points.ts';
import { dischargesInUse } from './queries.ts';

/** What stands against the end of a stay, line by line: of many stays of a request together. */
export async function standingOf(ctx: Ctx, stay: EndingStay): Promise<readonly VuongMac[]> {
  const read = (of: Ctx, keys: readonly string[]) =>
    readStanding(
      of,
      keys.map((key) => {
        const [_id = '', TiepNhan_Id = ''] = key.split(' ');
        return { _id, TiepNhan_Id };
      }),
    );
  const key = `${stay._id} ${stay.TiepNhan_Id}`;
  const found = ctx.tx ? (await read(ctx, [key])).get(key) : await loadOne(ctx, 'stays:standing', key, read);
  return found ?? [];
}

async function readStanding(
  ctx: Ctx,
  stays: readonly EndingStay[],
): Promise<Map<string, readonly VuongMac[]>> {
  const parts = await Promise.all(standing.all().map((read) => read(ctx, stays)));
  return new Map(
    stays.map(({ _id, TiepNhan_Id }) => [
      `${_id} ${TiepNhan_Id}`,
      parts.flatMap((part) => part.get(_id) ?? []),
    ]),
  );
}

/** What the acts at the end of a stay decide on. */
export async function factsOfEnd(ctx: Ctx, stay: LeavingStay): Promise<LeavingFacts> {
  const coSo = stay.Khoa_Id ? await facilityOf(ctx, stay.Khoa_Id) : null;
  const daKhoa = (await recordOfStay(ctx, stay._id))?.daKhoa ?? false;
  if (stay.TrangThai === 'DaRaVien') {
    const accepted = await Promise.all(acceptedClaim.all().map((ask) => ask(ctx, stay.TiepNhan_Id)));
    return { coSo, daKhoa, hoSoDaNhan: accepted.some(Boolean) };
  }
  const soVuong = (await standingOf(ctx, stay)).length;
  const vienPhi = stay.TrangThai === 'ChoThanhToan' ? await completionRefusal(ctx, stay.TiepNhan_Id) : null;
  return { coSo, daKhoa, soVuong, vienPhi };
}

type Row = Omit<VuongMac, 'NoiDung'> & { stay: string; NoiDung: string | null };

const byStay = (rows: readonly Row[]): Map<string, VuongMac[]> => {
  const groups = new Map<string, VuongMac[]>();
  for (const { stay, NoiDung, ...row } of rows)
    groups.set(stay, [...(groups.get(stay) ?? []), { ...row, NoiDung: NoiDung ?? '' }]);
  return groups;
};

const visitsOf = (stays: readonly EndingStay[]) =>
  sql`unnest(${sql.param(stays.map(({ _id }) => _id))}::uuid[], ${sql.param(stays.map(({ TiepNhan_Id }) => TiepNhan_Id))}::uuid[])`;

/** Slips that are neither performed nor cancelled, and results that are not in unless the ward said that they come later. */
export const slipsStanding: StandingSource = async (ctx, stays) => {
  const { rows } = await ctx.db.execute<Row>(sql`
    select v.stay, case when s.trang_thai = 'ChuaKetQua' then 'KetQua' else 'ChiDinh' end as "Loai", s.id as "_id",
      s.so_phieu_yeu_cau as "Ma", s.noi_thuc_hien_id as "Noi_Id", s.kham_benh_id as "KhamBenh_Id",
      s.trang_thai = 'ChuaKetQua' and s.loai <> 'KhamBenh' as "traSau",
      (select string_agg(l.ten_dich_vu, ', ' order by l.thu_tu) from ${orderLineRows} l
        where l.dich_vu_yeu_cau_id = s.id and l.trang_thai <> 'DaHuy') as "NoiDung"
    from ${visitsOf(stays)} v (stay, visit)
    join ${slipRows} s on s.tiep_nhan_id = v.visit and s.trang_thai in ('Nhap', 'SanSang', 'ChuaKetQua')
    where not exists (select from main.tra_ket_qua_sau t where t.dich_vu_yeu_cau_id = s.id and t.trang_thai = 'DangSuDung'
      and s.trang_thai = 'ChuaKetQua')
      and exists (select from ${orderLineRows} l where l.dich_vu_yeu_cau_id = s.id and l.trang_thai <> 'DaHuy' and not l.khong_den)
    order by s.ngay_yeu_cau, s.id`);
  return byStay(rows);
};

/** Prescriptions whose drugs the house hands out and has not handed out. */
export const drugsStanding: StandingSource = async (ctx, stays) => {
  const { rows } = await ctx.db.execute<Row>(sql`
    select v.stay, 'DonThuoc' as "Loai", t.id as "_id", t.ma_don_thuoc as "Ma", null as "Noi_Id", t.kham_benh_id as "KhamBenh_Id",
      false as "traSau", null as "NoiDung"
    from ${visitsOf(stays)} v (stay, visit)
    join ${prescriptionRows} t on t.tiep_nhan_id = v.visit and t.loai_toa <> 'MuaNgoai'
      and t.trang_thai in ('Nhap', 'DaKe', 'YeuCauThanhToan')
    order by t.ngay_ke, t.id`);
  return byStay(rows);
};

/** What the summary of the discharge lacks. */
export const summaryStanding: StandingSource = async (ctx, stays) => {
  const ids = stays.map(({ _id }) => _id);
  const found = await dischargesInUse(ctx, ids);
  return new Map(
    [...found].map(([stay, one]) => {
      const lacks = tomTatRaVien.filter((box) => !one[box]?.trim());
      const escaped = hinhThucOf(one) === 'TronVien';
      const labels = lacks.map((box) => raVienNoiTruRecord.fields[box]?.label[ctx.language] ?? box);
      const lines: VuongMac[] =
        escaped || lacks.length === 0
          ? []
          : [
              {
                ...{ Loai: 'TomTat', _id: one._id, Ma: one.SoRaVien, NoiDung: labels.join(', ') },
                ...{ Noi_Id: null, KhamBenh_Id: null, traSau: false },
              },
            ];
      return [stay, lines];
    }),
  );
};
