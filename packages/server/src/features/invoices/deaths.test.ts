import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { benhNhanTable } from '../patients/tables.ts';
import { correctBuyer, issueReceipt } from './commands.ts';
import type { Mishap } from './simulatorFrame.ts';
import { invoiceFactory, misaFactory, vnptFactory } from './testInvoices.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
let site: TestSite;
let make: Awaited<ReturnType<typeof invoiceFactory | typeof vnptFactory | typeof misaFactory>>;
const issue = async (BienLai_Id: string) => (await issueReceipt(make.fresh(make.cashier), BienLai_Id))._id;
const madeOf = (key: string) => [...make.provider().made.keys()].filter((one) => one.startsWith(key));

describe.each([
  // the key protects for three days at Viettel, for ever at VNPT and MISA
  { name: 'Viettel', factory: invoiceFactory, keyEnds: true, badBuyer: 'BUYER_EMAIL_ADDRESS_FORMAT' },
  { name: 'VNPT', factory: vnptFactory, keyEnds: false, badBuyer: 'ERR:3' },
  { name: 'MISA', factory: misaFactory, keyEnds: false, badBuyer: 'BuyerEmail' },
])('at $name', ({ factory, keyEnds, badBuyer }) => {
  beforeAll(async () => {
    site = await openTestSite();
    make = await factory(site);
  });
  beforeEach(() => {
    Object.assign(make.provider().behaviour, { next: [], lagMs: 0 });
  });
  afterAll(async () => {
    await make.close();
    await site.close();
  });

  describe('whatever dies', () => {
    it.each<Mishap>(['diesBefore', 'diesAfter', 'hangsAfter', 'breaksAfter', 'bare'])(
      'as a provider that %s: the invoice is there once after the restart',
      async (mishap) => {
        const { BienLai_Id } = await make.paid();
        make.provider().behaviour.next = [mishap];
        const id = await issue(BienLai_Id);
        make.patience(mishap === 'hangsAfter' ? 500 : 5000);
        // on a busy machine the sign-in may be too slow as well: nothing was sent then
        while ((await make.invoice(id)).TrangThai === 'ChoGui') await make.tell();
        make.patience(5000);
        expect((await make.invoice(id)).TrangThai).toBe('KhongRo');
        await make.restartProvider();
        await make.tell(); // found, or too early to be sure that it is not there
        make.pass(2 * minute);
        await make.tell();
        const row = await make.invoice(id);
        expect(row.TrangThai).toBe('DaPhatHanh');
        expect(madeOf(row.MaHoaDon)).toHaveLength(1);
      },
    );

    it('is searched for before it is sent again, and not believed absent within a minute', async () => {
      const { BienLai_Id } = await make.paid();
      make.provider().behaviour.next = ['diesAfter'];
      make.provider().behaviour.lagMs = 40_000;
      const id = await issue(BienLai_Id);
      await make.tell();
      await make.tell(); // the look-up does not see it yet
      expect((await make.invoice(id)).TrangThai).toBe('KhongRo');
      make.provider().behaviour.lagMs = 0;
      make.pass(minute / 2);
      await make.tell();
      const row = await make.invoice(id);
      expect(row).toMatchObject({ TrangThai: 'DaPhatHanh' });
      expect(madeOf(row.MaHoaDon)).toHaveLength(1);
    });

    it('EI1: is sent again only while its key protects it', async () => {
      const { BienLai_Id } = await make.paid();
      make.provider().behaviour.next = ['diesBefore'];
      const id = await issue(BienLai_Id);
      await make.tell();
      make.pass(4 * day);
      await make.tell();
      const row = await make.invoice(id);
      expect(row).toMatchObject(
        keyEnds ? { TrangThai: 'KhongRo', LoiThongBao: 'KEY_TOO_OLD' } : { TrangThai: 'DaPhatHanh' },
      );
      expect(madeOf(row.MaHoaDon)).toHaveLength(keyEnds ? 0 : 1);
    });

    it('is refused for its buyer, corrected and issued under the same key', async () => {
      const { BienLai_Id, BenhNhan_Id } = await make.paid();
      await site.database.db
        .update(benhNhanTable)
        .set({ Email: 'lan@ví-dụ.vn' })
        .where(eq(benhNhanTable._id, BenhNhan_Id));
      const id = await issue(BienLai_Id);
      await make.tell();
      const refused = await make.invoice(id);
      expect(refused).toMatchObject({ TrangThai: 'TuChoi', LoiMa: badBuyer });
      const { NguoiMua, version } = refused;
      await correctBuyer(make.fresh(make.cashier), id, version, { NguoiMua, EmailMua: 'lan@vidu.vn' });
      await issue(BienLai_Id);
      await make.tell();
      const row = await make.invoice(id);
      expect(row).toMatchObject({ TrangThai: 'DaPhatHanh', MaHoaDon: refused.MaHoaDon, LoiMa: null });
      expect(madeOf(row.MaHoaDon)).toHaveLength(1);
    });
  });

  describe('EI5', () => {
    it('two workers send fifty invoices of one series: numbers without a gap', async () => {
      const before = make.provider().made.size;
      const ids: string[] = [];
      for (let i = 0; i < 50; i++) ids.push(await issue((await make.paid()).BienLai_Id));
      await Promise.all([make.tell(), make.tell()]);
      // what somebody else was in the way of, as MISA says, is searched for and sent again
      const waits = async () =>
        (await make.all()).some(({ _id, SoHoaDon }) => ids.includes(_id) && SoHoaDon === null);
      for (let turn = 0; turn < 60 && (await waits()); turn += 1) {
        make.pass(2 * minute);
        await make.tell();
      }
      const numbers = [];
      for (const id of ids) numbers.push((await make.invoice(id)).SoHoaDon ?? 0);
      const first = Math.min(...numbers);
      expect([...numbers].sort((one, other) => one - other)).toEqual(numbers.map((_, at) => first + at));
      expect(make.provider().made.size).toBe(before + 50);
    });
  });
});
