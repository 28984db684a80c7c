import { receptionIssues } from '@sen/domain/reception/tiepNhan';
import { sql } from 'drizzle-orm';
import { type Ctx, localDay, today } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import type { TiepNhanInput } from '../../gql/main.ts';
import { benefitOf } from '../insurance/queries.ts';
import type { TiepNhan } from './queries.ts';
import type { tiepNhanTable } from './tables.ts';

type Columns = typeof tiepNhanTable.$inferInsert;

/** The columns that an input fills; the code, the patient and the desk are added by the command. */
export type PreparedReception = Omit<Columns, 'MaTiepNhan' | 'BenhNhan_Id'>;

const fields = [
  'UuTien',
  'LyDoUuTien',
  'DoiTuong_Id',
  'SoTheBHYT',
  'BHYTNgayHieuLuc',
  'BHYTNgayHetHieuLuc',
  'NgayDu5Nam',
  'KhuVucSinhSong',
  'BenhVien_KCB_Id',
  'BenhVienChuyen_Id',
  'CoGiayChuyen',
  'TaiKhamTheoHen',
  'CapCuu',
  'MienCungChiTra',
  'CungChiTraLuyKe',
  'TenNguoiLienHe',
  'QuanHeNguoiLienHe',
  'SoDienThoaiNguoiLienHe',
  'DiaChiNguoiLienHe',
  'LyDoKham',
] as const satisfies readonly (keyof TiepNhanInput & keyof Columns)[];

const cardFields = [
  'SoTheBHYT',
  'BHYTNgayHieuLuc',
  'BHYTNgayHetHieuLuc',
  'NgayDu5Nam',
  'KhuVucSinhSong',
  'BenhVien_KCB_Id',
] as const;
const flags: ReadonlySet<string> = new Set([
  'UuTien',
  'CoGiayChuyen',
  'TaiKhamTheoHen',
  'CapCuu',
  'MienCungChiTra',
]);

/**
 * Checks an input over what a reception already has and works out its benefit. A payer who is not insured has no card.
 * Errors: BAD_INPUT with its issues.
 */
export async function prepareReception(
  ctx: Ctx,
  input: TiepNhanInput,
  before: TiepNhan | null,
): Promise<PreparedReception> {
  const merged: Record<string, unknown> = { ...before };
  for (const field of fields) if (input[field] !== undefined) merged[field] = clean(field, input[field]);
  const NgayTiepNhan = input.NgayTiepNhan ?? before?.NgayTiepNhan ?? ctx.now();
  const Ngay = localDay(NgayTiepNhan);
  const laBHYT = await isInsured(ctx, text(merged['DoiTuong_Id']));
  if (!laBHYT) for (const field of cardFields) merged[field] = null;
  const rules = { laBHYT, ngay: Ngay, today: today(ctx), needsService: before === null };
  refuseIssues(receptionIssues({ ...merged, dichVus: input.dichVus ?? [] }, rules));
  const benefit = laBHYT
    ? await benefitOf(ctx, {
        SoTheBHYT: text(merged['SoTheBHYT']) ?? '',
        BHYTNgayHieuLuc: text(merged['BHYTNgayHieuLuc']),
        BHYTNgayHetHieuLuc: text(merged['BHYTNgayHetHieuLuc']),
        BenhVien_KCB_Id: text(merged['BenhVien_KCB_Id']),
        CapCuu: merged['CapCuu'] === true,
        CoGiayChuyen: merged['CoGiayChuyen'] === true,
        TaiKhamTheoHen: merged['TaiKhamTheoHen'] === true,
        MaDoiTuongKCB: input.MaDoiTuongKCB ?? null,
        ngay: Ngay,
      })
    : { TuyenKCB: null, MaDoiTuongKCB: null, MucHuong: null };
  const values = Object.fromEntries(
    fields.map((field) => [field, merged[field] ?? (flags.has(field) ? false : null)]),
  );
  return {
    ...(values as Pick<Columns, (typeof fields)[number]>), // each value has passed receptionIssues or the schema
    CungChiTraLuyKe: text(merged['CungChiTraLuyKe']) ?? '0',
    NgayTiepNhan,
    Ngay,
    TuyenKCB: benefit.TuyenKCB,
    MaDoiTuongKCB: benefit.MaDoiTuongKCB,
    MucHuong: benefit.MucHuong,
  };
}

/** Whether a payer belongs to the insurance group. Errors: BAD_INPUT for an unknown payer. */
export async function isInsured(ctx: Ctx, DoiTuong_Id: string | null): Promise<boolean> {
  if (!DoiTuong_Id) return false;
  const { rows } = await ctx.db.execute<{ insured: boolean }>(sql`
    select g.ma_nhom_doi_tuong = 'BaoHiemYTe' as insured
    from main.dm_doi_tuong d join main.nhom_doi_tuong g on g.id = d.nhom_doi_tuong_id
    where d.id = ${DoiTuong_Id} and d.trang_thai = 'DangSuDung'`);
  if (!rows[0])
    throw new DomainError('BAD_INPUT', { issues: [{ path: 'DoiTuong_Id', code: 'REFERENCE_MISSING' }] });
  return rows[0].insured;
}

function clean(field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return null;
  return field === 'SoTheBHYT' ? value.replace(/[\s.-]/g, '').toUpperCase() : value.trim();
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
