import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { bill, cash, performAll, type Visit } from '../../../test/cashierVisits.ts';
import type { TestSite } from '../../../test/testSite.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { postPeriod } from '../accounting/post.ts';
import { collect } from '../cashier/collect.ts';
import { confirmInsurance } from '../cashier/confirmInsurance.ts';
import { closeShift } from '../cashier/shift.ts';
import { adjustByItself } from '../invoices/changes.ts';
import { owedList } from '../invoices/list.ts';
import { summarise } from '../invoices/summary.ts';
import { invoiceFactory } from '../invoices/testInvoices.ts';
import { explainGap } from './explain.ts';
import { readEvening } from './read.ts';

/** Gives a receipt a number further on: those before it are gone from its book. */
async function skipReceipts({ db }: Pick<Ctx, 'db'>, BienLai_Id: string, count: number): Promise<void> {
  await db.execute(
    sql`update main.bien_lai set so_bien_lai = so_bien_lai + ${count}::int where id = ${BienLai_Id}`,
  );
  await db.execute(sql`update main.quyen_bien_lai set current_number = current_number + ${count}::int where id =
    (select quyen_bien_lai_id from main.bien_lai where id = ${BienLai_Id})`);
}

/** Says why the number after a receipt, the last of its book, is missing. Answers the id. */
export async function makeExplanation(ctx: Ctx, BienLai_Id: string): Promise<string> {
  const { rows } = await ctx.db.execute<{ book: string; next: number }>(sql`
    update main.quyen_bien_lai q set current_number = q.current_number + 1 from main.bien_lai b
    where b.id = ${BienLai_Id} and q.id = b.quyen_bien_lai_id returning q.id as book, q.current_number::int as next`);
  const [gap] = rows;
  const TuSo = gap?.next ?? 0;
  return explainGap(ctx, v7(), { QuyenBienLai_Id: gap?.book ?? null, TuSo, DenSo: TuSo, LyDo: 'Hỏng' });
}

/** Days of money through the commands of the desks, their evenings, and how each is mended. */
export async function eveningFactory(site: TestSite) {
  const at = await invoiceFactory(site);
  const fresh = (ctx: Ctx) => at.fresh(ctx);
  const clinic: Ctx = { ...(await site.ctx('thungan2', { node: 'PKSQT' })), now: at.cashier.now };
  const other: Ctx = { ...fresh(at.cashier), user: clinic.user };
  const day = () => today(fresh(at.accountant));
  const read = (asked: Parameters<typeof readEvening>[1] = {}) => readEvening(fresh(at.accountant), asked);
  return {
    ...at,
    /** The other cashier, at the same counter, and at the one of another facility. */
    other,
    clinic,
    day,
    read,
    /** What an evening names: its kinds with how many of each. */
    named: async (asked: Parameters<typeof readEvening>[1] = {}) =>
      Object.fromEntries((await read(asked)).nhoms.map(({ loai, soLuong }) => [loai, soLuong])),
    advance: async (visit: Visit, SoTien: string, who = at.cashier) =>
      collect(fresh(who), {
        ...{ requestId: v7(), ...visit, LoaiBienLai: 'TamUng', SoTien },
        thanhToans: [await cash(site, SoTien)],
      }),
    /** Leaves numbers out of the book of a receipt, or of the serial of the day's last invoice, as if they had been torn out. */
    skipReceipts: (BienLai_Id: string, count: number) => skipReceipts(site.database, BienLai_Id, count),
    skipInvoices: async (count: number) =>
      site.database.db.execute(sql`update main.hoa_don_dien_tu set so_hoa_don = so_hoa_don + ${count}::int where id =
        (select id from main.hoa_don_dien_tu where ngay_hoa_don = ${day()} order by so_hoa_don desc limit 1)`),
    /** Closes the shifts that are open. */
    async closeShifts(): Promise<void> {
      for (const who of [at.cashier, other, at.accountant])
        await closeShift(fresh(who)).catch(unlessSaid('SHIFT_EMPTY'));
    },
    /** Everything that an evening asks for: entries, shifts, invoices, confirmations of visits. */
    async mend(insured: readonly Visit[] = []): Promise<void> {
      await postPeriod(fresh(at.accountant), { requestId: v7(), tuNgay: day(), denNgay: day() });
      await this.closeShifts();
      await at.tell();
      const range = { tuNgay: day(), denNgay: day(), limit: 1000 };
      const owed = (await owedList(fresh(at.accountant), range)).data;
      for (const goc of new Set(owed.flatMap(({ HoaDonGoc_Id }) => HoaDonGoc_Id ?? []))) {
        await adjustByItself(fresh(at.accountant), goc, 'Hoàn tiền');
        await at.tell();
      }
      await summarise(fresh(at.accountant), day(), v7()).catch(unlessSaid('INVOICE_DAY_EMPTY'));
      await at.tell();
      for (const visit of insured) {
        if (Number((await bill(fresh(at.cashier), visit)).BHChiTra) === 0) continue;
        await performAll(fresh(at.cashier), visit);
        await confirmInsurance(fresh(at.cashier), visit.TiepNhan_Id).catch(
          unlessSaid('RECEPTION_INSURANCE_CONFIRMED'),
        );
      }
    },
  };
}

const unlessSaid = (code: string) => (error: unknown) => {
  if (!(error instanceof Error && 'code' in error && error.code === code)) throw error;
};
