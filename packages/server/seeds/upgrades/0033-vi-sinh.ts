import { sql } from 'drizzle-orm';
import type { Tx } from '../../src/engine/context.ts';
import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import { addRows } from '../../src/seed/upgrade/rows.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';
import { ketLuanViSinh } from '../base/conclusions.ts';
import { khangSinh, loaiBenhPham, viKhuan } from '../base/microbiology.ts';
import { loaiDichVuViSinh, nhomDichVuViSinh } from '../base/services.ts';
import { table } from '../table.ts';

const types = table('LoaiDichVu', `MaLoaiDichVu|TenLoaiDichVu|Loai|ThuTu\n${loaiDichVuViSinh}`);
const groups = table(
  'NhomDichVu',
  `MaNhomDichVu|TenNhomDichVu|LoaiDichVu_Id|color|MauIn|ThuTu\n${nhomDichVuViSinh}`,
);

/** The type of services and its groups. Where the site has or had a type of that code and another kind, it comes by a code of its own. */
async function addServices(tx: Tx): Promise<void> {
  const { rows } = await tx.db.execute(
    sql`select 1 from main.loai_dich_vu where lower(ma_loai_dich_vu) = 'vs' and loai <> 'ViSinh'`,
  );
  const code = rows.length > 0 ? 'VISINH' : 'VS';
  await addRows({ ...types, rows: types.rows.map((row) => ({ ...row, MaLoaiDichVu: code })) })(tx);
  const LoaiDichVu_Id = `LoaiDichVu:${code}`;
  await addRows({ ...groups, rows: groups.rows.map((row) => ({ ...row, LoaiDichVu_Id })) })(tx);
}

/** Microbiology: who performs, returns and takes back, their screen, its kind of services, and what its results choose from. */
export const viSinh: SeedUpgrade = {
  name: '0033-vi-sinh',
  steps: [
    grant('XET_NGHIEM_VI_SINH', { profiles: ['DOCTOR', 'CLINIC_DOCTOR', 'TECHNICIAN'] }),
    grant('XET_NGHIEM_VI_SINH_DUYET', { profiles: ['DOCTOR', 'CLINIC_DOCTOR'] }),
    grant('XET_NGHIEM_VI_SINH_HUY', { profiles: ['DOCTOR', 'CLINIC_DOCTOR'] }),
    addToMenus('xet-nghiem-vi-sinh', {
      beside: 'chan-doan-hinh-anh',
      profiles: ['ADMINISTRATOR', 'DOCTOR', 'CLINIC_DOCTOR', 'TECHNICIAN'],
    }),
    addServices,
    addRows(table('LoaiBenhPham', loaiBenhPham)),
    addRows(table('ViKhuan', viKhuan)),
    addRows(table('KhangSinh', khangSinh)),
    addRows(table('TuDienKetLuan', ketLuanViSinh)),
  ],
};
