import { slipLineOf } from '@sen/domain/dicom/accession';
import { dicomName, plainText } from '@sen/domain/dicom/personName';
import { uidOfId } from '@sen/domain/dicom/uid';
import { tenKhongDau } from '@sen/domain/names/key';
import { type SQL, sql } from 'drizzle-orm';
import { type Ctx, localDay } from '../../engine/context.ts';
import { orderLineRows, slipRows } from '../orders/sql.ts';
import { patientRows } from '../patients/sql.ts';
import { accessionOfLine, pictureKinds } from './matching.ts';
import type { Modality } from './modalities.ts';

/** Without a date, what was ordered in so many days. */
const usualDays = 7;
const linesMost = 500;

type Line = {
  ChiTiet_Id: string;
  SoPhieuYeuCau: string;
  n: number;
  TenDichVu: string;
  NgayYeuCau: string;
  LaKhanCap: boolean;
  MaYTe: string;
  TenBenhNhan: string;
  NgaySinh: string | null;
  GioiTinh: string;
  TenPhong: string | null;
  TenBacSi: string | null;
};

/** What a modality asks for, as dcmjs reads it. */
type Asked = Record<string, unknown>;

/**
 * The modality worklist (DICOM PS3.4 K): lines of imaging orders of the modality's rooms that are paid or urgent, ready or in work, the
 * urgent first. One statement.
 */
export async function worklistOf(ctx: Ctx, modality: Modality, asked: Asked): Promise<Asked[]> {
  const step = firstOf(asked['ScheduledProcedureStepSequence']);
  const kind = text(step['Modality']);
  const station = text(step['ScheduledStationAETitle']);
  const accession = text(asked['AccessionNumber']).replace(/^\*$/, '');
  const named = slipLineOf(accession);
  if ((kind && kind !== modality.LoaiMay) || (station && station !== modality.MaAE)) return [];
  if (accession && !named) return [];
  const { rows } = await ctx.db.execute<Line>(sql`
    select c.id as "ChiTiet_Id", s.so_phieu_yeu_cau as "SoPhieuYeuCau", c.n, c.ten_dich_vu as "TenDichVu",
      to_char(s.ngay_yeu_cau at time zone 'Asia/Ho_Chi_Minh', 'YYYYMMDDHH24MISS') as "NgayYeuCau",
      s.la_khan_cap as "LaKhanCap", p.ma_y_te as "MaYTe", p.ten_benh_nhan as "TenBenhNhan",
      to_char(p.ngay_sinh, 'YYYYMMDD') as "NgaySinh", p.gioi_tinh as "GioiTinh",
      (select r.name from auth.node r where r.id = s.noi_thuc_hien_id) as "TenPhong",
      (select d.ten_nhan_vien from main.nhan_vien d where d.id = s.bac_si_chi_dinh_id) as "TenBacSi"
    from ${slipRows} s
    cross join lateral (
      select l.*, (row_number() over (order by l.id))::int as n from ${orderLineRows} l where l.dich_vu_yeu_cau_id = s.id) c
    join ${patientRows} p on p.id = s.benh_nhan_id
    where s.noi_thuc_hien_id = any(${sql.param(modality.PhongBan_Ids)}::uuid[])
      and s.loai = any(${sql.param([...pictureKinds])}::text[]) and s.trang_thai in ('SanSang', 'ChuaKetQua')
      and ${ordered(ctx, text(step['ScheduledProcedureStepStartDate']), named !== null)}
      and c.trang_thai <> 'DaHuy' and c.duoc_phep_thuc_hien
      and ${modality.DichVu_Ids.length === 0 ? sql`true` : sql`c.dich_vu_id = any(${sql.param(modality.DichVu_Ids)}::uuid[])`}
      and ${patientIs(asked)} and ${named ? sql`s.so_phieu_yeu_cau = ${named.SoPhieuYeuCau}` : sql`true`}
    order by s.la_khan_cap desc, s.ngay_yeu_cau, c.id limit ${linesMost}`);
  return rows.filter((line) => (named?.line ?? line.n) === line.n).map((line) => answerOf(modality, line));
}

/** The days of a request: `20261126`, `20261125-20261127`, `20261125-`; without any, the last ones, or all where an order is named. */
function ordered(ctx: Ctx, dates: string, isNamed: boolean): SQL {
  const [from, to] = dates.includes('-') ? dates.split('-') : [dates, dates];
  const start = dayOf(from);
  const end = dayOf(to);
  if (!start && !end && isNamed) return sql`true`;
  if (!start && !end)
    return sql`s.ngay_yeu_cau >= ${ctx.now().toISOString()}::timestamptz - make_interval(days => ${usualDays})`;
  const midnight = (day: string) => sql`(${day}::date)::timestamp at time zone 'Asia/Ho_Chi_Minh'`;
  return sql.join(
    [
      sql`s.ngay_yeu_cau >= ${midnight(start ?? localDay(new Date(ctx.now().getTime() - 366 * 86_400_000)))}`,
      ...(end ? [sql`s.ngay_yeu_cau < ${midnight(end)} + interval '1 day'`] : []),
    ],
    sql` and `,
  );
}

function dayOf(date: string | undefined): string | null {
  const found = /^(\d{4})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.exec(date?.trim() ?? '');
  const day = found ? `${found[1]}-${found[2]}-${found[3]}` : null;
  return day && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) ? day : null;
}

/** The patient by id, and by name with the wildcards of DICOM; accents and capitals do not count. */
function patientIs(asked: Asked): SQL {
  const id = text(asked['PatientID']);
  const name = text(asked['PatientName']).replaceAll('^', ' ');
  const pattern = name
    .split(/([*?])/)
    .map((part) => (part === '*' ? '%' : part === '?' ? '_' : tenKhongDau(part)))
    .join('')
    .trim();
  return sql.join(
    [
      sql`true`,
      ...(id && !/^\*+$/.test(id) ? [sql`upper(p.ma_y_te) = ${id.toUpperCase()}`] : []),
      // family and given names come in two parts, which a person may have parted otherwise
      ...(name && !/^\*+$/.test(name.trim())
        ? [sql`replace(p.ten_khong_dau, ' ', '') like ${pattern.replaceAll(' ', '')}`]
        : []),
    ],
    sql` and `,
  );
}

function answerOf(modality: Modality, line: Line): Asked {
  const plain = modality.KhongDau;
  const words = (value: string, most: number) =>
    (plain ? plainText(value) : value.normalize('NFC')).replaceAll('\\', ' ').slice(0, most);
  const accession = accessionOfLine(line);
  const doctor = line.TenBacSi ? dicomName(line.TenBacSi, plain).slice(0, 64) : '';
  return {
    ...(plain ? {} : { SpecificCharacterSet: 'ISO_IR 192' }),
    AccessionNumber: accession,
    PatientName: dicomName(line.TenBenhNhan, plain).slice(0, 64),
    PatientID: line.MaYTe,
    PatientBirthDate: line.NgaySinh ?? '',
    PatientSex: line.GioiTinh.slice(0, 1),
    ReferringPhysicianName: doctor,
    RequestingPhysician: doctor,
    StudyInstanceUID: uidOfId(line.ChiTiet_Id),
    RequestedProcedureID: accession,
    RequestedProcedureDescription: words(line.TenDichVu, 64),
    RequestedProcedurePriority: line.LaKhanCap ? 'STAT' : 'ROUTINE',
    ScheduledProcedureStepSequence: [
      {
        Modality: modality.LoaiMay,
        ScheduledStationAETitle: modality.MaAE,
        ScheduledProcedureStepStartDate: line.NgayYeuCau.slice(0, 8),
        ScheduledProcedureStepStartTime: line.NgayYeuCau.slice(8),
        ScheduledProcedureStepDescription: words(line.TenDichVu, 64),
        ScheduledProcedureStepID: accession,
        ScheduledProcedureStepLocation: words(line.TenPhong ?? '', 16),
        ScheduledPerformingPhysicianName: '',
      },
    ],
  };
}

function firstOf(sequence: unknown): Asked {
  const one: unknown = Array.isArray(sequence) ? sequence[0] : sequence;
  return typeof one === 'object' && one !== null ? { ...one } : {};
}

function text(value: unknown): string {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  const inner = typeof one === 'object' && one !== null && 'Alphabetic' in one ? one.Alphabetic : one;
  return String(inner ?? '')
    .replaceAll('\u0000', '')
    .trim();
}
