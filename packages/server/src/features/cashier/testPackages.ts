import { dec } from '@sen/domain/money/decimal';
import { v7 } from 'uuid';
import { bill, cash, payAll, type Visit } from '../../../test/cashierVisits.ts';
import type { TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { orderFactory } from '../orders/testOrders.ts';
import { markPerformed } from './charges.ts';
import { packageRefundOf, refundPackage } from './packageRefund.ts';

/** Packages of the catalogue, ordered in sessions, paid and performed in part. */
export async function packageFactory(site: TestSite) {
  const of = await orderFactory(site);
  const cashier = await site.ctx('thungan1', { node: 'QT01' });
  const fresh = (ctx: Ctx = cashier): Ctx => ({ ...ctx, loaders: new Map() });

  /** A package of the catalogue: services with their quantities, at a price, or at that of its parts. */
  async function makePackage(parts: ReadonlyArray<[DichVu_Id: string, SoLuong: number]>, GiaGoi?: string) {
    const rows = parts.map(([DichVu_Id, SoLuong]) => ({ DichVu_Id, SoLuong: String(SoLuong) }));
    const { rows: made } = await site.database.pool.query<{ id: string }>(
      `insert into main.goi_dich_vu (id, ma_goi_dich_vu, ten_goi_dich_vu, gia_goi, chi_tiets, search_key)
        values (gen_random_uuid(), $1, 'Gói khám sức khỏe', $2, $3, ' goi kham') returning id`,
      [`G${v7().slice(-8)}`, GiaGoi ?? null, JSON.stringify(rows)],
    );
    return made[0]?.id ?? '';
  }

  /** The examination at the first price type of a payer. */
  async function examOf(payer: string) {
    const { rows } = await site.database.pool.query<{ id: string }>(
      'select loai_gia_ids[1] as id from main.dm_doi_tuong where id = $1',
      [payer],
    );
    const { exam, room } = of.make.ids;
    return [{ DichVu_Id: exam, LoaiGia_Id: rows[0]?.id ?? '', NoiThucHien_Id: room }];
  }

  /** A visit with a package, and nothing else to pay. */
  async function ordered(goi: string, payer?: string, card: object = {}) {
    const { id, visit, patient } = await of.make.examined({
      visit: payer ? { DoiTuong_Id: payer, dichVus: await examOf(payer), ...card } : {},
    });
    await payAll(site, fresh(), { TiepNhan_Id: visit, BenhNhan_Id: patient }).catch(() => undefined);
    await of.order(id, [{ DichVu_Id: goi }]);
    return { TiepNhan_Id: visit, BenhNhan_Id: patient, KhamBenh_Id: id };
  }

  /** The lines of the package on the bill. */
  const linesOf = async (visit: Visit) => {
    const parts = new Set(
      (await of.live(visit.TiepNhan_Id)).filter((one) => one.LanGoi_Id).map((one) => one._id),
    );
    return (await bill(fresh(), visit)).dongs.filter((line) => parts.has(line.source_Id));
  };
  const perform = (sources: readonly string[], performed = true) =>
    inTransaction(fresh(), (tx) => markPerformed(tx, sources, performed));
  const plan = (VienPhiDong_Id: string, ctx: Ctx = cashier) => packageRefundOf(fresh(ctx), VienPhiDong_Id);

  /** Gives the package of a line back as it is seen now; answers the receipt's id. */
  async function giveBack(
    visit: Visit,
    line: string,
    over: Partial<Parameters<typeof refundPackage>[1]> = {},
    ctx: Ctx = cashier,
  ) {
    const { soTien, phans } = await plan(line);
    return refundPackage(fresh(ctx), {
      requestId: v7(),
      TiepNhan_Id: visit.TiepNhan_Id,
      VienPhiDong_Id: line,
      dongs: phans.map(({ VienPhiDong_Id, version }) => ({ VienPhiDong_Id, version })),
      LyDo: 'Khách không làm tiếp',
      thanhToans: dec(soTien).gt(0) ? [await cash(site, soTien)] : [],
      ...over,
    });
  }
  return { of, cashier, fresh, makePackage, ordered, linesOf, perform, plan, giveBack };
}

export type PackageFactory = Awaited<ReturnType<typeof packageFactory>>;
