import { v7 } from 'uuid';
import type { TestSite } from '../../../test/testSite.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { DichVuYeuCauChiTietInput } from '../../gql/main.ts';
import { orderForSession } from '../examination/orderForSession.ts';
import { examFactory } from '../examination/testExam.ts';
import { setPaymentState } from './payment.ts';
import { previewOrder } from './previewOrder.ts';
import { slipsOfVisit, slipsWithLines } from './queries.ts';

/** Services of the demo, and orders made of them in sessions. */
export async function orderFactory(site: TestSite) {
  const make = await examFactory(site);
  const ids = { lab: '', glucose: '', count: '', procedure: '', blood: '' };
  ids.lab = await site.id('auth.node', 'XN01');
  ids.glucose = await site.id('main.dm_dich_vu', 'XN-GLU');
  ids.count = await site.id('main.dm_dich_vu', 'XN-CBC');
  const { rows } = await site.database.pool.query<{ id: string }>(
    `select d.id from main.dm_dich_vu d join main.nhom_dich_vu n on n.id = d.nhom_dich_vu_id
      join main.loai_dich_vu t on t.id = n.loai_dich_vu_id where t.loai = 'ThuThuat' order by d.ma_dich_vu limit 2`,
  );
  ids.procedure = rows[0]?.id ?? '';
  ids.blood = rows[1]?.id ?? '';

  /** Sets a column of services. */
  const set = (column: string, value: unknown, ...services: string[]) =>
    site.database.pool.query(`update main.dm_dich_vu set ${column} = $1 where id = any($2::uuid[])`, [
      value,
      services,
    ]);
  /** A session of a visit with a card. */
  const insured = () =>
    make.examined({
      visit: {
        DoiTuong_Id: make.ids.insured,
        SoTheBHYT: `DN4${String(Date.now()).slice(-7)}${String(Math.floor(Math.random() * 1e5)).padStart(5, '0')}`,
        BHYTNgayHieuLuc: '2020-01-01',
        BHYTNgayHetHieuLuc: '2099-12-31',
      },
    });
  const preview = (TiepNhan_Id: string, chiTiets: DichVuYeuCauChiTietInput[]) => {
    make.doctor.loaders.clear();
    return previewOrder(make.doctor, { TiepNhan_Id, NoiYeuCau_Id: make.ids.room, chiTiets });
  };
  async function order(
    KhamBenh_Id: string,
    chiTiets: DichVuYeuCauChiTietInput[],
    TrangThai: 'Nhap' | 'SanSang' = 'SanSang',
  ) {
    const made = await orderForSession(make.doctor, {
      requestId: v7(),
      KhamBenh_Id,
      TrangThai,
      chiTiets,
      xacNhanTrung: true,
    });
    make.doctor.loaders.clear();
    return slipsWithLines(make.doctor, made);
  }
  /** Notes a line as paid, without a receipt. */
  const setPaid = (line: string) =>
    inTransaction(make.doctor, (tx) =>
      setPaymentState(tx, [line], { DaThuTien: true, DuocPhepThucHien: true }),
    );
  /** The lines of a visit that are not cancelled, examinations aside. */
  const live = async (visit: string) => {
    make.doctor.loaders.clear();
    const slips = await slipsOfVisit(make.doctor, visit);
    const lines = (
      await slipsWithLines(
        make.doctor,
        slips.map((slip) => slip._id),
      )
    ).flatMap((slip) => slip.chiTiets);
    return lines.filter((line) => line.TrangThai !== 'DaHuy' && line.DichVu_Id !== make.ids.exam);
  };
  return { make, ids, set, insured, preview, order, setPaid, live };
}

export type OrderFactory = Awaited<ReturnType<typeof orderFactory>>;
