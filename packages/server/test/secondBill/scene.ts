import { sql } from 'drizzle-orm';
import type { Ctx } from '../../src/engine/context.ts';
import type { invoiceFactory } from '../../src/features/invoices/testInvoices.ts';
import { createProgramme, createVouchers, moveProgrammes } from '../../src/features/promotions/commands.ts';
import { mustVoucher } from '../../src/features/promotions/queries.ts';
import { aVisit, type Visit } from '../cashierVisits.ts';
import type { TestSite } from '../testSite.ts';
import type { Ware } from './bill.ts';
import type { Dice } from './dice.ts';
import { Promotions } from './house.ts';
import { thousandths } from './numbers.ts';
import { anyProgramme, anyVoucher, keptProgramme, keptVoucher, type Things } from './offers.ts';
import { insuredPayers, termsOf } from './terms.ts';
import { SecondVisit } from './visit.ts';

/** A visit in the product and in the second calculation. */
export type Played = { visit: Visit; second: SecondVisit; performed: Set<string> };

export type Goods = {
  id: string;
  isDrug: boolean;
  kind: Ware['kind'];
  speciality: string | null;
  inScope: boolean;
};

/** Everything that the acts share: the site, its clock, what may be bought, and who pays. */
export class Scene {
  readonly payers = ['THUPHI', 'DICHVU', 'MIENPHI', 'KSK', 'BAOLANH', 'NHANVIEN', 'BHYT', 'TREEM'];
  readonly cards = [
    'DN4010123456789',
    'HT3010123456781',
    'HN2010123456782',
    'CN3010123456783',
    'TE1010123456784',
    'QN5970123456785',
    'LH4010123456786',
    '0123456787',
  ];
  readonly promotions = new Promotions();
  readonly site: TestSite;
  wares: Goods[] = [];
  things: Things = { services: [], goods: [], groups: [] };
  private readonly cashier: Ctx;
  private readonly accountant: Ctx;
  /** Who issues invoices, and lets what waits be sent. */
  private readonly invoicing: Awaited<ReturnType<typeof invoiceFactory>>;
  private seconds = 0;
  private opening = 0;
  private released = 0;

  constructor(of: {
    site: TestSite;
    cashier: Ctx;
    accountant: Ctx;
    invoicing: Awaited<ReturnType<typeof invoiceFactory>>;
  }) {
    this.site = of.site;
    this.cashier = of.cashier;
    this.accountant = of.accountant;
    this.invoicing = of.invoicing;
  }

  desk = (): Ctx => this.later(this.cashier);
  office = (): Ctx => this.later(this.accountant);
  issuer = (): Ctx => this.later(this.invoicing.accountant);
  /** The provider answers what waits to be sent. */
  sendInvoices = (): Promise<void> => this.invoicing.tell();

  startDay(day: string): void {
    this.opening = Date.parse(`${day}T00:30:00Z`);
    this.seconds = 0;
  }

  /** What the site sells: services of several kinds, a supply and drugs. */
  async stock(codes: {
    services: readonly string[];
    goods: readonly string[];
    groups: readonly string[];
  }): Promise<void> {
    const { db } = this.site.database;
    const { rows } = await db.execute<{
      id: string;
      kind: string;
      speciality: string | null;
      scope: boolean;
      drug: boolean;
      ma: string;
    }>(sql`
      select d.id, coalesce(t.loai, 'Khac') as kind, d.chuyen_khoa_id as speciality, d.pham_vi_bhyt = 'TrongPhamVi' as scope, false as drug, d.ma_dich_vu as ma
      from main.dm_dich_vu d left join main.nhom_dich_vu n on n.id = d.nhom_dich_vu_id left join main.loai_dich_vu t on t.id = n.loai_dich_vu_id
      where d.ma_dich_vu = any(${sql.param([...codes.services])}) union all
      select d.id, coalesce(d.loai_hang, 'Thuoc'), null, d.la_bhyt is true, true, d.ma_duoc from pharmacy.duoc d where d.ma_duoc = any(${sql.param([...codes.goods])})
      order by ma`);
    this.wares = rows.map(({ id, kind, speciality, scope, drug }) => ({
      ...{ id, isDrug: drug, inScope: scope },
      kind:
        kind === 'Thuoc' ? 'Thuoc' : kind === 'VatTu' ? 'SanPham' : kind === 'Khac' ? 'DichVuKhac' : 'KCB',
      speciality: kind === 'KhamBenh' ? (speciality ?? id) : null,
    }));
    const groups: string[] = [];
    for (const code of codes.groups) groups.push(await this.site.id('main.nhom_benh_nhan', code));
    this.things = {
      services: this.wares.filter(({ isDrug }) => !isDrug).map(({ id }) => id),
      goods: this.wares.filter(({ kind }) => kind === 'SanPham').map(({ id }) => id),
      groups,
    };
  }

  /** Writes and releases a programme; none where the law refuses it. */
  async release(dice: Dice): Promise<boolean> {
    const input = anyProgramme(dice, this.things);
    this.startDay('2025-01-02');
    const id = await createProgramme(this.office(), input);
    this.released++;
    this.seconds = this.released;
    const done = await moveProgrammes(this.office(), [id], 'phatHanh').catch(() => 0);
    if (done > 0) this.promotions.programmes.push(keptProgramme(id, this.released, input));
    return done > 0;
  }

  async end(dice: Dice): Promise<void> {
    const live = this.promotions.programmes.filter(({ state }) => state === 'live');
    if (live.length === 0) return;
    const one = dice.of(live);
    await moveProgrammes(this.office(), [one.id], 'ketThuc');
    one.state = 'ended';
  }

  async issueVoucher(dice: Dice): Promise<void> {
    const input = anyVoucher(dice, this.things);
    this.startDay('2025-01-02');
    const [id = ''] = await createVouchers(this.office(), input, { hasRelease: true });
    this.promotions.vouchers.push(keptVoucher(id, (await mustVoucher(this.office(), id)).MaVoucher, input));
  }

  /** A patient is received: somebody new, or who was here before. */
  async receive(dice: Dice, day: string, before: Visit | null): Promise<Played> {
    this.startDay(day);
    const payer = dice.of([...this.payers, 'TREEM-CT', 'BHYT', 'BHYT', 'BHYT', 'THUPHI']);
    const isInsured = insuredPayers.includes(payer);
    const child = payer === 'TREEM-CT';
    const fiveYears = isInsured && dice.chance(25);
    const MaDoiTuongKCB = child ? '1.1' : dice.of(['1.1', '1.1', '1.3', '1.12', '1.13', '2', '3.1', '1.2']);
    const visit = await aVisit(this.site, {
      ...{ payer, NgayTiepNhan: this.desk().now(), TuyenKCB: 'DungTuyen' as const },
      ...(before ? { BenhNhan_Id: before.BenhNhan_Id } : {}),
      ...(isInsured && !child
        ? { SoTheBHYT: dice.of(this.cards), BHYTNgayHieuLuc: '2020-01-01', BHYTNgayHetHieuLuc: '2099-12-31' }
        : {}),
      ...(isInsured ? { MaDoiTuongKCB } : {}),
      ...(child ? { SoGiayKhaiSinh: '12/2024', NgayGiayKhaiSinh: '2024-02-01' } : {}),
      ...(fiveYears
        ? { NgayDu5Nam: '2022-01-01', CungChiTraLuyKe: dice.of(['0', '14000000', '15150000']) }
        : {}),
      ...(isInsured && dice.chance(10) ? { MienCungChiTra: true } : {}),
    });
    const known = before ? { ...visit, BenhNhan_Id: before.BenhNhan_Id } : visit;
    if (!before && dice.chance(40)) {
      const group = dice.of(this.things.groups);
      await this.site.database.db.execute(
        sql`update main.benh_nhan set nhom_benh_nhan_ids = array[${group}::uuid] where id = ${known.BenhNhan_Id}`,
      );
    }
    const second = new SecondVisit({
      id: known.TiepNhan_Id,
      patient: known.BenhNhan_Id,
      day,
      promotions: this.promotions,
    });
    const played = { visit: known, second, performed: new Set<string>() };
    await this.readTerms(played);
    return played;
  }

  /** What a bill is worked out by, as the reception has it: who pays, by which card and code; and the prices for that payer. */
  async readTerms({ visit, second }: Played): Promise<void> {
    const { db } = this.site.database;
    const { payer, groups, insured } = await termsOf(this.site.database, visit.TiepNhan_Id);
    second.groups = groups;
    second.paysNothing = payer === 'MIENPHI';
    second.insured = insured;
    const { rows: prices } = await db.execute<Price>(sql`
      select id, don_gia::text as price, don_gia_bhyt::text as "fundPrice", la_bhyt as insured from main.vien_phi_dong
      where tiep_nhan_id = ${visit.TiepNhan_Id} and trang_thai = 'DangSuDung'`);
    for (const { id, price, fundPrice, insured: billed } of prices) {
      const line = second.lines.find((one) => one.id === id);
      if (line)
        Object.assign(line, {
          price: thousandths(price),
          fundPrice: thousandths(fundPrice),
          insured: billed,
        });
    }
  }

  lineOf = (source_Id: string) => this.one('id::text', 'source_id', source_Id);
  sourceOf = (id: string) => this.one('source_id::text', 'id', id);
  versionOf = async (id: string) => Number(await this.one('version::text', 'id', id));

  private async one(column: string, by: string, id: string): Promise<string> {
    const { rows } = await this.site.database.db.execute<{ value: string }>(
      sql`select ${sql.raw(column)} as value from main.vien_phi_dong where ${sql.raw(by)} = ${id} order by id desc limit 1`,
    );
    return rows[0]?.value ?? '';
  }

  /** Each act stands a second after the one before. */
  private later(ctx: Ctx): Ctx {
    const now = new Date(this.opening + ++this.seconds * 1000);
    return { ...ctx, loaders: new Map(), now: () => now };
  }
}

type Price = { id: string; price: string; fundPrice: string; insured: boolean };
