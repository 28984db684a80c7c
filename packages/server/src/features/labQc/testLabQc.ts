import { VatLieuKiemChuan } from '@sen/domain/catalogues/VatLieuKiemChuan';
import type { MucKiemChuan } from '@sen/domain/labQc/materials';
import { morningIn, type TestSite } from '../../../test/testSite.ts';
import { createEntry } from '../../engine/catalogue/commands.ts';
import { createRun } from './commands.ts';

/** A control material of the glucose of a device at the laboratory XN01, with mean 5 and SD 0.2, and runs of it: at ten in the morning, for an hour before it shall be the same day. */
export async function controlFactory(site: TestSite, now = morningIn(0)) {
  const head = await site.ctx('quantri', { node: 'XN01' });
  const lab = await site.ctx('ktvxn', { node: 'XN01', now });
  const room = await site.id('auth.node', 'XN01');
  const { rows } = await site.database.pool.query<{ id: string }>(
    `select g.id from main.gia_tri_tham_chieu g join main.dm_dich_vu d on d.id = g.dich_vu_id
      where d.ma_dich_vu = 'XN-GLU' and g.ma_chi_so = 'GLU'`,
  );
  const ChiSo_Id = rows[0]?.id ?? '';

  /** A lot of a level. */
  async function material(
    MaVatLieu: string,
    { device = 'TB01', Muc = 'Muc1' as MucKiemChuan, HanDung = '2099-12-31', TamNgung = false } = {},
  ): Promise<string> {
    const row = await createEntry(head, VatLieuKiemChuan, {
      MaVatLieu,
      TenVatLieu: `Huyết thanh kiểm chuẩn ${MaVatLieu}`,
      HangSanXuat: 'Sen',
      SoLo: 'L1',
      HanDung,
      Muc,
      ThietBi_Id: await site.id('main.thiet_bi', device),
      NoiThucHien_Id: room,
      TamNgung,
      ChiSos: [{ ChiSo_Id, TrungBinh: '5', DoLechChuan: '0.2', TuTinh: false }],
    });
    return String(row['_id']);
  }

  /** A value of a material, so many minutes ago. */
  const run = (VatLieu_Id: string, GiaTri: string, minutesAgo = 0) =>
    createRun(lab, {
      VatLieu_Id,
      MaChiSo: 'GLU',
      GiaTri,
      Luc: new Date(lab.now().getTime() - minutesAgo * 60_000),
    });

  return { head, lab, room, material, run };
}
