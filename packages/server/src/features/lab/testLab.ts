import { v7 } from 'uuid';
import type { TestSite } from '../../../test/testSite.ts';
import { withPermission } from '../../../test/withPermission.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { createOrders, queueSlip } from '../orders/commands.ts';
import { receivePaying } from '../reception/testReception.ts';
import { layMau, traKetQua } from './commands.ts';
import { type Result, resultOfSlip } from './queries.ts';

/** The same value for every index of a result, as the editor sends it. */
export const input = (result: Result, KetQua: string) => ({
  version: result.DichVuYeuCau.version,
  ketQuas: result.ketQuas.map(({ ChiTiet_Id, MaChiSo }) => ({ ChiTiet_Id, MaChiSo, KetQua })),
});

/** People and records of the demo that tests of the laboratory XN01 use, and slips made for them. */
export async function labFactory(site: TestSite) {
  const desk = await site.ctx('tiepdon', { node: 'TN01' });
  const doctor = await site.ctx('bsnoi1', { node: 'PK01' });
  const lab = await site.ctx('ktvxn', { node: 'XN01' });
  const ids = {
    room: await site.id('auth.node', 'PK01'),
    lab: await site.id('auth.node', 'XN01'),
    glucose: await site.id('main.dm_dich_vu', 'XN-GLU'),
    count: await site.id('main.dm_dich_vu', 'XN-CBC'),
  };
  /** What the next act reads is read anew. */
  const forget = () => {
    for (const ctx of [desk, doctor, lab]) ctx.loaders.clear();
  };

  async function received(): Promise<{ BenhNhan_Id: string; visit: string }> {
    const person = { TenBenhNhan: `Người Xét Nghiệm ${v7().slice(-6)}` };
    const { _id, BenhNhan_Id } = await receivePaying(site, desk, person);
    return { BenhNhan_Id, visit: _id };
  }

  /** A glucose order of a patient at the laboratory XN01, free of charge unless told otherwise. */
  async function ordered(
    options: { paid?: boolean; of?: { BenhNhan_Id: string; visit: string }; services?: string[] } = {},
  ) {
    const { BenhNhan_Id, visit } = options.of ?? (await received());
    const [slip] = await inTransaction(withPermission(desk, 'VIEN_PHI_MIEN_GIAM'), async (tx) => {
      const made = await createOrders(tx, {
        TiepNhan_Id: visit,
        BenhNhan_Id,
        NoiYeuCau_Id: ids.room,
        lines: (options.services ?? [ids.glucose]).map((DichVu_Id) => ({
          DichVu_Id,
          SoLuong: '1',
          NoiThucHien_Id: ids.lab,
          ...(options.paid === false ? {} : { KhongThuTien: true, LyDoKhongThu: 'Thử' }),
        })),
        trangThai: 'SanSang',
        xacNhanTrung: true,
      });
      for (const one of made) await queueSlip(tx, one);
      return made;
    });
    if (!slip) throw new Error('nothing was ordered');
    return { slip: slip._id, visit, BenhNhan_Id };
  }

  /** The same, its sample taken. */
  async function sampled(options: Parameters<typeof ordered>[0] = {}) {
    const made = await ordered(options);
    await layMau(lab, made.slip, { oldState: 'SanSang' });
    return made;
  }

  /** Enters one value for every index and returns the result. */
  async function returned(KetQua: string, options: Parameters<typeof ordered>[0] = {}) {
    const made = await sampled(options);
    const result = await resultOfSlip(lab, made.slip);
    await traKetQua(lab, made.slip, {
      oldState: 'ChuaKetQua',
      luu: input(result, KetQua),
      XacNhanNguyHiem: 'BS Minh, điện thoại, 09:10',
    });
    lab.loaders.clear();
    return made;
  }

  return { doctor, lab, ids, ordered, sampled, returned, forget };
}
