import { sql } from 'drizzle-orm';
import type { Tx } from '../../src/engine/context.ts';
import { ofDemo } from '../../src/seed/upgrade/codes.ts';
import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import { addRows } from '../../src/seed/upgrade/rows.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';
import { demoPrices } from '../demo/prices.ts';
import { giuongNoiTru, khoaNoiTru, ngayGiuong } from '../demo/wards.ts';
import { table } from '../table.ts';

const wardDoctors = ['DOCTOR', 'CLINIC_DOCTOR'];

/** The prices of bed days stand in the price lists of the demo that are in force. */
async function addPrices(tx: Tx): Promise<void> {
  const prices = demoPrices.filter(({ MaDichVu }) => MaDichVu.startsWith('NG-'));
  await tx.db.execute(sql`
    insert into main.gia_dich_vu (id, bang_gia_id, dich_vu_id, don_gia)
    select gen_random_uuid(), b.id, d.id, p.price::numeric
    from unnest(${sql.param(prices.map((one) => one.MaDichVu))}::text[], ${sql.param(prices.map((one) => one.MaLoaiGia))}::text[],
      ${sql.param(prices.map((one) => one.DonGia))}::text[]) p (service, kind, price)
    join main.dm_dich_vu d on d.ma_dich_vu = p.service
    join main.loai_gia l on l.ma_loai_gia = p.kind
    join main.bang_gia b on b.loai_gia_id = l.id and b.trang_thai = 'DaPhatHanh' and b.den_ngay is null
    where not exists (select from main.gia_dich_vu g where g.bang_gia_id = b.id and g.dich_vu_id = d.id)`);
}

/** Inpatients: who takes them in and assigns beds; the demo gets wards. */
export const noiTru: SeedUpgrade = {
  name: '0072-noi-tru',
  steps: [
    grant('NOI_TRU_NHAN', { profiles: ['NURSE', ...wardDoctors] }),
    grant('GIUONG_BENH_XEP', { profiles: ['NURSE', ...wardDoctors] }),
    addToMenus('so-do-giuong-benh', {
      beside: 'benh-nhan-vao-khoa',
      profiles: ['ADMINISTRATOR', 'NURSE', ...wardDoctors],
    }),
    ofDemo(
      addRows(table('Node', khoaNoiTru)),
      addRows(table('DM_DichVu', ngayGiuong)),
      addRows(table('GiuongBenh', giuongNoiTru)),
      addPrices,
    ),
  ],
};
