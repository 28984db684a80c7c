import type { TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import type { BenhNhanInput } from '../../gql/main.ts';
import { createPatient } from './commands.ts';
import type { Patient } from './queries.ts';

let made = 0;

/** The input of a patient whom every site accepts; phones differ, so that nobody is taken for somebody else. */
export async function patientInput(site: TestSite, more: BenhNhanInput = {}): Promise<BenhNhanInput> {
  made += 1;
  return {
    TenBenhNhan: 'Nguyễn Văn An',
    NgaySinh: '1980-05-02',
    GioiTinh: 'MALE',
    SoDienThoai: `09${String(10_000_000 + made)}`,
    SoNha: 'Số 5 ngõ 2',
    DiaChi_Id: await firstCommune(site),
    DanToc_Id: await site.id('main.dan_toc', '01'),
    QuocTich_Id: await site.id('main.quoc_tich', 'VN'),
    ...more,
  };
}

/** Makes a patient for a test. */
export async function makePatient(site: TestSite, ctx: Ctx, more: BenhNhanInput = {}): Promise<Patient> {
  return createPatient(ctx, await patientInput(site, more), { acceptDuplicate: true });
}

async function firstCommune(site: TestSite): Promise<string> {
  const { rows } = await site.database.pool.query<{ id: string }>(
    "select id from main.don_vi_hanh_chinh where cap = 2 and trang_thai = 'DangSuDung' order by ma_don_vi limit 1",
  );
  const [row] = rows;
  if (!row) throw new Error('the demo has no commune');
  return row.id;
}
