import type { KetQuaKiemTra } from '@sen/domain/connections/check';
import {
  dauMaDonThuoc,
  diaChiLienThong,
  type MoiTruongLienThong,
  moiTruongLienThong,
} from '@sen/domain/prescriptions/lienThong';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { masterDatum } from '../../engine/events/masterData.ts';
import { type Check, unchecked } from '../../engine/outside/checks.ts';
import { openSecret } from '../../engine/secrets/secrets.ts';
import type { BacSiLienThong } from '../../gql/main.ts';
import { accountProfileRows, accountRows, profileRows } from '../identity/sql.ts';
import { readSetting } from '../system/queries.ts';
import type { DoctorAccount } from './portal.ts';
import { bacSiLienThongTable as doctorTable, lienThongTable as table } from './tables.ts';

export type LienThongRow = typeof table.$inferSelect;

/** The link as the API tells it: all but its password. */
export type LienThong = Check & {
  version: number;
  Bat: boolean;
  MoiTruong: MoiTruongLienThong;
  moiTruongs: MoiTruongLienThong[];
  MaLienThong: string;
  dauMa: string;
  coMatKhau: boolean;
};

/** The link's row; null while it was never set up. */
export async function linkRow(ctx: Ctx): Promise<LienThongRow | null> {
  const [row] = await ctx.db.select().from(table);
  return row ?? null;
}

/** The link to the national prescription system. */
export async function prescriptionLink(ctx: Ctx): Promise<LienThong> {
  return linkView(ctx, await linkRow(ctx));
}

/** The link as the API tells it. */
export async function linkView(ctx: Ctx, row: LienThongRow | null): Promise<LienThong> {
  const { MaCSKCB } = await readSetting(ctx, 'facility');
  const { version, Bat, MoiTruong, MaLienThong } = row ?? nothing;
  const { KiemTraLuc, KetQuaKiemTra, ThongBaoKiemTra } = row ?? unchecked;
  return {
    version,
    Bat,
    MoiTruong,
    moiTruongs: environments.filter((one) => isOffered(ctx, one) || one === MoiTruong),
    MaLienThong,
    dauMa: dauMaDonThuoc(MaLienThong, MaCSKCB),
    coMatKhau: Boolean(row?.MatKhau),
    KiemTraLuc,
    KetQuaKiemTra,
    ThongBaoKiemTra,
  };
}

const nothing = { version: 0, Bat: false, MoiTruong: 'That', MaLienThong: '' } as const;

const environments = Object.keys(moiTruongLienThong) as MoiTruongLienThong[]; // its keys

/** Whether a system can be chosen: the simulator only where one runs. */
export function isOffered({ config }: Ctx, environment: MoiTruongLienThong): boolean {
  return (
    environment !== 'MoPhong' || Object.hasOwn(config.standIns, new URL(diaChiLienThong.MoPhong).hostname)
  );
}

/** The five characters that begin the codes of the facility's prescriptions. */
export async function prescriptionPrefix(ctx: Ctx): Promise<string> {
  const [MaLienThong, { MaCSKCB }] = await Promise.all([
    masterDatum(ctx, 'lienThong', async () => (await linkRow(ctx))?.MaLienThong ?? ''),
    readSetting(ctx, 'facility'),
  ]);
  return dauMaDonThuoc(MaLienThong, MaCSKCB);
}

/** Staff whose accounts may prescribe, those without a link code first. One statement. */
export async function prescribers(ctx: Ctx): Promise<BacSiLienThong[]> {
  const { rows } = await ctx.db.execute<BacSiLienThong>(sql`
    select s.id as "NhanVien_Id", s.ma_nhan_vien as "MaNhanVien", s.ten_nhan_vien as "TenNhanVien",
      nullif(trim(s.ma_lien_thong_bac_si), '') as "MaLienThongBacSi",
      exists (select from ${doctorTable} p where p.nhan_vien_id = s.id) as "coMatKhau"
    from main.nhan_vien s
    where s.trang_thai = 'DangSuDung' and exists (
      select from ${accountRows} a
      join ${accountProfileRows} h on h.account_id = a.id
      join ${profileRows} p on p.id = h.profile_id
      where a.nhan_vien_id = s.id and not a.is_locked and 'KE_DON' = any(p.permissions)
        and p.trang_thai = 'DangSuDung' and not p.tam_ngung)
    order by nullif(trim(s.ma_lien_thong_bac_si), '') is not null, s.ten_nhan_vien, s.id`);
  return rows;
}

/** How the last check of the link ended; null while it is off. */
export async function linkChecks(ctx: Ctx): Promise<Array<KetQuaKiemTra | null>> {
  const link = await linkRow(ctx);
  return link?.Bat ? [link.KetQuaKiemTra] : [];
}

/** Whether prescriptions are sent from here. */
export async function linkIsOn(ctx: Ctx): Promise<boolean> {
  return masterDatum(ctx, 'prescription link is on', async () => {
    const link = await linkRow(ctx);
    return Boolean(link?.Bat && link.MaLienThong !== '');
  });
}

/** Whose name a kept password is sealed for. */
export const doctorOwner = (NhanVien_Id: string) => `BacSiLienThong:${NhanVien_Id}`;

/**
 * The account with which the prescriptions of a doctor are sent. Errors: LINK_OFF, DOCTOR_NOT_LINKED
 * without a doctor, a link code or a password.
 */
export async function doctorAccount(ctx: Ctx, NhanVien_Id: string | null): Promise<DoctorAccount> {
  const link = await linkRow(ctx);
  if (!link?.Bat || link.MaLienThong === '') throw new DomainError('LINK_OFF');
  const { rows } = await ctx.db.execute<{ code: string | null; password: string | null }>(sql`
    select nullif(trim(s.ma_lien_thong_bac_si), '') as code, p.mat_khau as password
    from main.nhan_vien s left join ${doctorTable} p on p.nhan_vien_id = s.id where s.id = ${NhanVien_Id}`);
  const [doctor] = rows;
  if (!NhanVien_Id || !doctor?.code || !doctor.password) throw new DomainError('DOCTOR_NOT_LINKED');
  return {
    address: diaChiLienThong[link.MoiTruong],
    MaLienThong: link.MaLienThong,
    MaLienThongBacSi: doctor.code,
    MatKhau: openSecret(ctx.config, doctorOwner(NhanVien_Id), doctor.password).toString('utf8'),
  };
}
