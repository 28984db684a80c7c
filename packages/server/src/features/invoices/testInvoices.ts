import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { aVisit, bill, cash, charge, payAll, type Visit } from '../../../test/cashierVisits.ts';
import type { TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { sendOne } from '../../engine/jobs/outbox.ts';
import { insertRow } from '../../engine/sql/rows.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { TaiKhoanHoaDonInput } from '../../gql/main.ts';
import { collect } from '../cashier/collect.ts';
import { refund } from '../cashier/refund.ts';
import { createInvoiceAccount } from './accountCommands.ts';
import { invoiceById } from './invoiceRows.ts';
import { misaHost, startMisaSimulator } from './misaSimulator.ts';
import { invoiceAdapter, sendInvoice } from './send.ts';
import { simulatorHost, startInvoiceSimulator } from './simulator.ts';
import type { InvoiceSimulator } from './simulatorFrame.ts';
import { hoaDonTable, quyetToanTable, taiKhoanHoaDonTable, thongBaoSaiSotTable } from './tables.ts';
import { startVnptSimulator, vnptHost } from './vnptSimulator.ts';

/** A provider as tests ask it: its simulator, and what its account has beside what every account has. */
type Asked<Made, Simulator> = {
  host: string;
  start: (made?: Map<string, Made>, now?: () => number) => Promise<Simulator>;
  account: Pick<TaiKhoanHoaDonInput, 'NhaCungCap' | 'TenPhatHanh' | 'MatKhauPhatHanh' | 'MaUngDung'>;
};

/** A cashier with an account at Viettel, and what tests do with invoices. */
export const invoiceFactory = (site: TestSite) =>
  factoryOf(site, { host: simulatorHost, start: startInvoiceSimulator, account: { NhaCungCap: 'Viettel' } });

/** The same with an account at VNPT. */
export const vnptFactory = (site: TestSite) =>
  factoryOf(site, {
    host: vnptHost,
    start: startVnptSimulator,
    account: { NhaCungCap: 'VNPT', TenPhatHanh: 'phathanh', MatKhauPhatHanh: 'demo' },
  });

/** The same with an account at MISA. */
export const misaFactory = (site: TestSite) =>
  factoryOf(site, {
    host: misaHost,
    start: startMisaSimulator,
    account: { NhaCungCap: 'MISA', MaUngDung: 'sen-demo' },
  });

async function factoryOf<Made, Simulator extends InvoiceSimulator<Made>>(
  site: TestSite,
  { host, start, account: given }: Asked<Made, Simulator>,
) {
  let provider = await start();
  let later = 0;
  let outsideMs = 5000;
  const standIns = (): Record<string, string> => ({ [host]: provider.url });
  const at = async (name: string, node?: string): Promise<Ctx> => {
    const ctx = await site.ctx(name, node ? { node } : {});
    return {
      ...ctx,
      get config() {
        return { ...ctx.config, outsideMs, standIns: standIns() };
      },
      now: () => new Date(Date.now() + later),
    };
  };
  const admin = await at('quantri');
  const cashier = await at('thungan1', 'QT01');
  const accountant = await at('ketoan', 'QT01');
  await site.database.db.update(taiKhoanHoaDonTable).set({ TamNgung: true });
  const account = await createInvoiceAccount(admin, {
    Ten: 'Quầy một',
    ...given,
    DiaChi: `http://${host}`,
    MaSoThue: '0312770607',
    TenDangNhap: '0312770607',
    MatKhau: 'demo',
    MauSo: '1',
    KyHieu: 'C26TBV',
    MaMau: '',
    Node_Ids: [],
    NhanVien_Ids: [],
    TuNgay: '2026-01-01',
    TamNgung: false,
  });
  const fresh = (ctx: Ctx): Ctx => ({ ...ctx, loaders: new Map() });

  return {
    account,
    cashier,
    accountant,
    admin,
    fresh,
    provider: (): Simulator => provider,
    /** The provider dies and comes back with what it has made. */
    async restartProvider(): Promise<void> {
      const { made, behaviour } = provider;
      await provider.close();
      provider = await start(made, () => Date.now() + later);
      Object.assign(provider.behaviour, behaviour);
    },
    /** How long the provider may take, in milliseconds. */
    patience(ms: number): void {
      outsideMs = ms;
    },
    /** Time goes on, in milliseconds. */
    pass(ms: number): void {
      later += ms;
    },
    /** A patient who paid; prices by code of service. */
    async paid(prices: Readonly<Record<string, string>> = { 'KB-NOI': '50000' }): Promise<Paid> {
      const visit = await aVisit(site);
      await charge(
        site,
        cashier,
        visit,
        Object.entries(prices).map(([ma, donGia]) => ({ ma, donGia })),
      );
      return { ...visit, BienLai_Id: await payAll(site, fresh(cashier), visit) };
    },
    /** Money of a patient that waits for services. */
    async advance(): Promise<string> {
      const visit = await aVisit(site);
      await charge(site, cashier, visit, [{ ma: 'KB-NOI', donGia: '50000' }]);
      return collect(fresh(cashier), {
        requestId: v7(),
        ...visit,
        LoaiBienLai: 'TamUng',
        SoTien: '90000.00',
        thanhToans: [await cash(site, '90000.00')],
      });
    },
    /** Gives the money of one service of a visit back; the receipt of that. */
    async givenBack(visit: Visit, ma: string): Promise<string> {
      const line = (await bill(cashier, visit)).dongs.find((one) => one.Ma === ma);
      if (!line) throw new Error(`no ${ma} on the bill`);
      return refund(fresh(cashier), {
        requestId: v7(),
        TiepNhan_Id: visit.TiepNhan_Id,
        dongs: [{ VienPhiDong_Id: line._id }],
        LyDo: 'Không làm',
        thanhToans: [await cash(site, line.HachToan)],
      });
    },
    /** Runs what waits to be sent, as its job does; what failed is tried again at the next call. */
    async tell(): Promise<void> {
      const { rows } = await site.database.db.execute<{ id: string }>(
        sql`select id from main.outbox where adapter = ${invoiceAdapter} and trang_thai in ('Cho', 'Loi') order by id`,
      );
      const job = fresh({ ...admin, user: null });
      for (const { id } of rows)
        await sendOne(job, id, { [invoiceAdapter]: sendInvoice }).catch(() => undefined);
    },
    invoice: (id: string) => invoiceById(fresh(admin), id),
    all: () => site.database.db.select().from(hoaDonTable).orderBy(hoaDonTable.NgayTao),
    close: () => provider.close(),
  };
}

export type Paid = Visit & { BienLai_Id: string };

/** A settlement at the place where somebody works. */
export async function settlementAt(ctx: Ctx): Promise<string> {
  const { _id } = await inTransaction(ctx, (tx) =>
    insertRow(tx, quyetToanTable, {
      ...{
        CoSo_Id: tx.nodeId,
        LoaiKy: 'Thang',
        Nam: 2021,
        Ky: 1,
        TuNgay: '2021-01-01',
        DenNgay: '2021-01-31',
      },
      ...{ SoBienBan: '1', NgayBienBan: '2021-02-01', SoTienDeNghi: '2', SoTienChapNhan: '1' },
      TrangThai: 'HieuLuc',
    }),
  );
  return _id;
}

/** A notice of errors about an invoice. */
export async function noticeAt(ctx: Ctx, HoaDon_Id: string): Promise<string> {
  const { _id } = await inTransaction(ctx, (tx) =>
    insertRow(tx, thongBaoSaiSotTable, {
      ...{ HoaDon_Id, SoThongBao: 'SS-1', NgayThongBao: '2026-11-01', NguoiMua: 'Trần Lan', LyDo: 'Sai tên' },
      TrangThai: 'DaLap',
    }),
  );
  return _id;
}
