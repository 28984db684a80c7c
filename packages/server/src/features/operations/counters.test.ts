import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { counter, nextNumber } from '../../engine/sql/numbering.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { createPatient } from '../patients/commands.ts';
import { patientInput } from '../patients/testPatient.ts';
import { countersOf, raiseBoDemSo } from './counters.ts';

let site: TestSite;
let admin: Ctx;
let scope: string;
beforeAll(async () => {
  site = await openTestSite();
  admin = await site.ctx('quantri');
  scope = today(admin).slice(2, 4);
  await register('Nguyễn Thị Đếm');
});
afterAll(() => site.close());

async function register(name: string): Promise<string> {
  const desk = await site.ctx('tiepdon', { node: 'TN01' });
  return (await createPatient(desk, await patientInput(site, { TenBenhNhan: name }))).MaYTe;
}
const issueOf = (soToi: number, change = {}) =>
  raiseBoDemSo(admin, { name: 'MaYTe', scope, soToi, lyDo: 'Nhập hồ sơ cũ', ...change }).then(
    () => 'done',
    (error: { code?: string; details?: { issues?: Array<{ code: string }> } }) =>
      error.details?.issues?.[0]?.code ?? error.code ?? String(error),
  );
const codeCounter = async () => (await countersOf(admin, false)).find((one) => one.name === 'MaYTe');

describe('a counter', () => {
  it('says what it counts, for which period, and how its next number reads', async () => {
    const codes = await codeCounter();
    expect(codes).toMatchObject({ scope, tienTo: `${scope}.`, kyNay: true, duocSua: true });
    expect(codes?.soToi).toBe(`${scope}.${String((codes?.value ?? 0) + 1).padStart(6, '0')}`);
    expect(await site.countQueries(() => countersOf(admin, true))).toBe(1);
  });

  it('is raised with a reason, and the next record takes the new number', async () => {
    const raised = await raiseBoDemSo(admin, { name: 'MaYTe', scope, soToi: 5000, lyDo: 'Nhập hồ sơ cũ' });
    expect(raised.soToi).toBe(`${scope}.005000`);
    expect(await register('Nguyễn Thị Năm Nghìn')).toBe(`${scope}.005000`);
    const { rows } = await site.database.db.execute(
      sql`select after ->> 'soToi' as next, after ->> 'LyDo' as reason from main.audit where entity = 'BoDemSo'`,
    );
    expect(rows).toEqual([{ next: `${scope}.005000`, reason: 'Nhập hồ sơ cũ' }]);
  });

  it('never goes back, nor onto a number that a record has, nor beyond its digits', async () => {
    const next = ((await codeCounter())?.value ?? 0) + 1;
    expect(await issueOf(next)).toBe('COUNTER_NOT_HIGHER');
    expect(await issueOf(-5)).toBe('COUNTER_NOT_HIGHER');
    expect(await issueOf(1_000_000)).toBe('COUNTER_TOO_LARGE');
    const code = await register('Nguyễn Thị Mang Sang');
    await site.database.db.execute(
      sql`update main.benh_nhan set ma_y_te = ${`${scope}.007000`} where ma_y_te = ${code}`,
    );
    expect(await issueOf(7000)).toBe('COUNTER_NUMBER_USED');
    expect(await issueOf(6500)).toBe('COUNTER_NUMBER_USED');
    expect(await issueOf(7001)).toBe('done');
  });

  it('of another period, of the queues or without a reason is left alone', async () => {
    await inTransaction(admin, (tx) => nextNumber(tx, 'MaYTe', '01'));
    await inTransaction(admin, (tx) => nextNumber(tx, 'queue:KhamBenh:x', today(tx)));
    expect(await issueOf(9000, { lyDo: ' ' })).toBe('REQUIRED');
    expect(await issueOf(9000, { scope: '01' })).toBe('COUNTER_PERIOD_OVER');
    expect(await issueOf(9000, { scope: '99x' })).toBe('NOT_FOUND');
    expect(await issueOf(9000, { name: 'queue:KhamBenh:x', scope: today(admin) })).toBe('COUNTER_FIXED');
    const past = (await countersOf(admin, true)).find((one) => one.scope === '01');
    expect(past).toMatchObject({ kyNay: false, duocSua: false });
    expect((await countersOf(admin, false)).some((one) => one.scope === '01')).toBe(false);
  });

  it('waits for who takes a number just now', async () => {
    const numbers = await Promise.all([
      issueOf(8000),
      ...Array.from({ length: 5 }, () => inTransaction(admin, (tx) => nextNumber(tx, 'MaYTe', scope))),
    ]);
    expect(numbers[0]).toBe('done');
    expect(new Set(numbers).size).toBe(6);
  });

  it.each(counter.all())('$name can be looked up in its records', async (kind) => {
    const { name } = kind;
    const now = kind.scope(today(admin));
    await inTransaction(admin, (tx) => nextNumber(tx, name, now));
    const { value } = (await countersOf(admin, false)).find((one) => one.name === name) ?? { value: 0 };
    expect((await raiseBoDemSo(admin, { name, scope: now, soToi: value + 5, lyDo: 'x' })).soToi).toContain(
      kind.prefix(now),
    );
  });
});
