import type { KetQuaKiemTra } from '@sen/domain/connections/check';
import {
  dauMaDonThuoc,
  diaChiLienThong,
  type MoiTruongLienThong,
  moiTruongLienThong,
} from '@sen/domain/prescriptions/lienThong';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { masterDatum } from '../../engine/masterData.ts';
import { type Check, unchecked } from '../../engine/outside/checks.ts';
import type { BacSiLienThong } from '../../gql/main.ts';
import { accountProfileRows, accountRows, profileRows } from '../identity/sql.ts';
import { readSetting } from '../system/queries.ts';
import { lienThongTable as table } from './tables.ts';

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
  return told(ctx, await linkRow(ctx));
}

/** The link as the API tells it. */
export async function told(ctx: Ctx, row: LienThongRow | null): Promise<LienThong> {
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
      nullif(trim(s.ma_lien_thong_bac_si), '') as "MaLienThongBacSi"
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
