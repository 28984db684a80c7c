import type { NguoiThamGia } from '@sen/domain/consultations/hoiChan';
import { v7 } from 'uuid';
import type { TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { minutes } from './paper.ts';

/** What a doctor writes of a consultation of four people on a session. */
export const minutesInput = async (site: TestSite, KhamBenh_Id: string) => ({
  KhamBenh_Id,
  ...(await peopleInput(site)),
});

/** The same on a stay. */
export const minutesOfStayInput = async (site: TestSite, NhapVien_Id: string) => ({
  NhapVien_Id,
  ...(await peopleInput(site)),
});

async function peopleInput(site: TestSite) {
  const { rows } = await site.database.pool.query<{ id: string }>(
    'select id from main.nhan_vien order by ma_nhan_vien limit 4',
  );
  const [chair = '', secretary = '', member = '', support = ''] = rows.map((row) => row.id);
  const DoiNguThamGia: NguoiThamGia[] = [
    { NhanVien_Id: member, ViTri: 'ThanhVien' },
    { NhanVien_Id: chair, ViTri: 'ChuToa' },
    { NhanVien_Id: secretary, ViTri: 'ThuKy' },
    { NhanVien_Id: support, ViTri: 'HoTro' },
  ];
  return {
    BacSiDeNghi_Id: chair,
    NgayHoiChan: new Date('2026-11-23T03:00:00Z'),
    DiaDiem: 'Phòng giao ban',
    DoiNguThamGia,
  };
}

/** Minutes of four people of a session. */
export async function makeMinutes(site: TestSite, ctx: Ctx, KhamBenh_Id: string): Promise<string> {
  const input = { requestId: v7(), ...(await minutesInput(site, KhamBenh_Id)) };
  return minutes.create({ ...ctx, loaders: new Map() }, input);
}
