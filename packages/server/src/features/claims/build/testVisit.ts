import { v7 } from 'uuid';
import { aVisit, type Visit } from '../../../../test/cashierVisits.ts';
import type { TestSite } from '../../../../test/testSite.ts';
import { inTransaction } from '../../../engine/sql/transaction.ts';
import { addCharges, markPerformed } from '../../cashier/charges.ts';
import { khamBenhTable } from '../../examination/tables.ts';
import { phienBanTable, ketQuaTable as readingTable } from '../../imaging/tables.ts';
import { ketQuaTable as valueTable } from '../../lab/tables.ts';
import { dichVuYeuCauChiTietTable, dichVuYeuCauTable } from '../../orders/tables.ts';
import { toaThuocChiTietTable, toaThuocTable } from '../../prescriptions/tables.ts';

/** A moment of 10 March 2026 in Viet Nam. */
export const at = (time: string) => new Date(`2026-03-10T${time}:00+07:00`);

/** An order of one service: when it was ordered, begun and done. */
type Order = {
  ma: string;
  price: string;
  room: string;
  times: readonly [order: string, begun: string, done: string];
  by?: string;
};
type Value = readonly [ma: string, ten: string, value: string, unit: string];

/** Visits of 10 March 2026 with a DN4 card, whose orders and prescriptions stand behind their bills. */
export async function claimFactory(site: TestSite) {
  const { db } = site.database;
  const cashier = await site.ctx('thungan1', { node: 'QT01' });
  const ids = {
    doctor: await site.id('main.nhan_vien', 'NV005'),
    second: await site.id('main.nhan_vien', 'NV006'),
    technician: await site.id('main.nhan_vien', 'NV016'),
    price: await site.id('main.loai_gia', 'BHYT'),
  };
  const fresh = (time: string) => ({ ...cashier, loaders: new Map(), now: () => at(time) });

  /** Gives an entry of a catalogue what a site's own list would. */
  const known = (statement: string, ...values: unknown[]) => site.database.pool.query(statement, values);

  async function received(over: Parameters<typeof aVisit>[1] = {}): Promise<Visit> {
    const visit = await aVisit(site, {
      payer: 'BHYT',
      NgayTiepNhan: at('07:50'),
      LyDoKham: 'Ho, sốt',
      BHYTNgayHieuLuc: '2025-01-01',
      BHYTNgayHetHieuLuc: '2030-12-31',
      BenhVien_KCB_Id: String(
        (await known('select id from main.benh_vien order by ma_cskcb limit 1')).rows[0]?.id,
      ),
      NoiTiepNhan_Id: await site.id('auth.node', 'TN01'),
      ...over,
    });
    await known(
      `update main.benh_nhan set cmnd_hoac_ho_chieu = '001185012345', ngay_sinh = '1985-08-15', full_address = 'Số 5 phố Lụa',
        dia_chi_id = (select id from main.don_vi_hanh_chinh where cap = 2 order by ma_don_vi limit 1),
        quoc_tich_id = (select id from main.quoc_tich where ma_xml = '000'), dan_toc_id = (select id from main.dan_toc where ma_xml = '01'),
        nghe_nghiep_id = (select id from main.nghe_nghiep where ma_xml is not null order by ma_nghe_nghiep limit 1)
       where id = $1`,
      visit.BenhNhan_Id,
    );
    return visit;
  }

  /** An order that was performed and billed. */
  async function ordered(visit: Visit, Loai: 'KhamBenh' | 'XetNghiem' | 'ChanDoanHinhAnh', order: Order) {
    const [slip, line] = [v7(), v7()];
    const DichVu_Id = await site.id('main.dm_dich_vu', order.ma);
    const room = await site.id('auth.node', order.room);
    const [NgayYeuCau, NgayThucHien, NgayKetQua] = order.times.map(at) as [Date, Date, Date]; // three times
    const performer = Loai === 'XetNghiem' ? ids.technician : (order.by ?? ids.doctor);
    await db.insert(dichVuYeuCauTable).values({
      ...{ _id: slip, SoPhieuYeuCau: slip, SoThuTu: 1, Loai, ...visit, TrangThai: 'CoKetQua' as const },
      ...{ NoiYeuCau_Id: room, NoiThucHien_Id: room, NgayYeuCau, NgayThucHien, NgayKetQua },
      ...{ BacSiChiDinh_Id: order.by ?? ids.doctor, NguoiThucHien_Id: performer, NguoiDuyet_Id: ids.doctor },
    });
    await db.insert(dichVuYeuCauChiTietTable).values({
      ...{ _id: line, DichVuYeuCau_Id: slip, DichVu_Id, MaDichVu: order.ma, TenDichVu: order.ma },
      ...{
        LoaiGia_Id: ids.price,
        BangGia_Id: v7(),
        DonGia: order.price,
        DonGiaBHYT: order.price,
        SoLuong: '1',
      },
      ...{ TrangThai: 'CoKetQua' as const, NgayYeuCau },
    });
    await inTransaction(fresh(order.times[0]), (tx) =>
      addCharges(tx, visit.TiepNhan_Id, [
        {
          ...{ source: 'DichVu', source_Id: line, DichVu_Id, SoLuong: '1', DonGia: order.price },
          ...{ DonGiaBHYT: order.price, NgayYLenh: NgayYeuCau },
        },
      ]),
    );
    await inTransaction(fresh(order.times[2]), (tx) => markPerformed(tx, [line], true));
    return { slip, line };
  }

  /** An examination with what the doctor wrote; over when it says so. */
  async function examined(
    visit: Visit,
    order: Order,
    over: Partial<typeof khamBenhTable.$inferInsert> = {},
  ): Promise<string> {
    const { slip } = await ordered(visit, 'KhamBenh', order);
    const KhamBenh_Id = v7();
    await db.insert(khamBenhTable).values({
      ...{
        _id: KhamBenh_Id,
        MaKhamBenh: KhamBenh_Id,
        DichVuYeuCau_Id: slip,
        ...visit,
        TrangThai: 'DaKham' as const,
      },
      ...{
        PhongBan_Id: await site.id('auth.node', order.room),
        NgayKham: at(order.times[1]),
        Ngay: '2026-03-10',
      },
      ...{ NgayKetThuc: at(order.times[2]), BacSiKham_Id: order.by ?? ids.doctor, CanNang: 52.5 },
      ...{ ChanDoanICD_Id: await site.id('main.icd', 'J02.9'), ChanDoan: 'Viêm họng cấp' },
      ...{ TrieuChungLamSang: 'Ho, sốt 3 ngày.' },
      ...over,
    });
    return KhamBenh_Id;
  }

  async function tested(visit: Visit, order: Order, values: readonly Value[]): Promise<void> {
    const { slip, line } = await ordered(visit, 'XetNghiem', order);
    await db.insert(valueTable).values(
      values.map(([MaChiSo, TenChiSo, KetQua, DonViTinh], ThuTu) => ({
        ...{ DichVuYeuCau_Id: slip, ChiTiet_Id: line, BenhNhan_Id: visit.BenhNhan_Id, PhienBan: 1, ThuTu },
        ...{ MaChiSo, TenChiSo, KetQua, DonViTinh, KieuDuLieu: 'ChuoiKyTu' as const, MucBinhThuong: '' },
        NgayKetQua: at(order.times[2]),
      })),
    );
  }

  async function read(visit: Visit, order: Order, MoTa: string, KetLuan: string, ThietBi_Id: string) {
    const { slip, line } = await ordered(visit, 'ChanDoanHinhAnh', order);
    const version = { DichVuYeuCau_Id: slip, PhienBan: 1 };
    await db
      .insert(phienBanTable)
      .values({ ...version, NgayTra: at(order.times[2]), NguoiTra_Id: ids.doctor });
    await db.insert(readingTable).values({ ...version, ChiTiet_Id: line, MoTa, KetLuan, ThietBi_Id });
  }

  /** A drug of a prescription that was billed: so many a time, morning and evening. */
  async function prescribed(
    visit: Visit,
    KhamBenh_Id: string,
    ma: string,
    time: string,
    price: string,
    doses: string,
    SoLuong: string,
  ) {
    const [toa, line] = [v7(), v7()];
    const Duoc_Id = await site.id('pharmacy.duoc', ma);
    await db.insert(toaThuocTable).values({
      ...{ _id: toa, KhamBenh_Id, ...visit, BacSi_Id: ids.doctor, MaDonThuoc: toa, LoaiToa: 'BHYT' as const },
      ...{ SoNgay: 5, NgayKe: at(time) },
    });
    await db.insert(toaThuocChiTietTable).values({
      ...{
        _id: line,
        ToaThuoc_Id: toa,
        Duoc_Id,
        TenDuoc: ma,
        SoLuong,
        SoNgay: 5,
        Sang: doses,
        Toi: doses,
        LaBHYT: true,
      },
    });
    await inTransaction(fresh(time), (tx) =>
      addCharges(tx, visit.TiepNhan_Id, [
        {
          ...{ source: 'Thuoc', source_Id: line, Duoc_Id, KhamBenh_Id, SoLuong, DonGia: price },
          ...{ DonGiaBHYT: price, NgayYLenh: at(time) },
        },
      ]),
    );
    await inTransaction(fresh(time), (tx) => markPerformed(tx, [line], true));
  }

  return { cashier, fresh, ids, known, received, examined, tested, read, prescribed };
}
