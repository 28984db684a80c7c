import { expect } from '@playwright/test';
import { CashierRemoveDocument } from '../packages/web/src/features/cashier/acts.main.gen.ts';
import { CashierBillDocument } from '../packages/web/src/features/cashier/cashier.main.gen.ts';
import {
  KetThucKhuyenMaiDocument,
  KhuyenMaiDocument,
  LapKhuyenMaiDocument,
  PhatHanhKhuyenMaiDocument,
} from '../packages/web/src/features/promotions/programmes.main.gen.ts';
import {
  LapVoucherDocument,
  VoucherDocument,
} from '../packages/web/src/features/promotions/vouchers.main.gen.ts';
import { ReceptionDefaultsDocument } from '../packages/web/src/features/reception/reception.main.gen.ts';
import { accounts } from './accounts.ts';
import { ask, saveEntry } from './ask.ts';
import { dayInVietnam, yearInVietnam } from './clock.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { detailsOf, received } from './visit/arranged.ts';
import { agree, openVisit, stillDue, visitAct } from './visit/cashier.ts';
import { actButton, atWork, expectDone, type Person } from './visit/person.ts';
import { type Newcomer, newcomer } from './visit/reception.ts';

const period = () => ({
  NgayBatDau: `${yearInVietnam()}-01-01`,
  NgayKetThuc: `${yearInVietnam() + 1}-12-31`,
});

/** A patient group that nobody else is in, so that its programmes reduce no bill of others. */
async function ownGroup(code: string): Promise<string> {
  const input = { MaNhomBenhNhan: code, TenNhomBenhNhan: code };
  return (await saveEntry('quantri', 'NhomBenhNhan', { input }))._id;
}

async function receivedIn(group: string, who: Newcomer) {
  const usual = await ask(accounts.NURSE, ReceptionDefaultsDocument, {});
  const BenhNhan = { ...(await detailsOf(who, usual)), NhomBenhNhan_Ids: [group] };
  return received(who, null, undefined, { BenhNhan });
}

async function voucher(GiaTri: string, SoLuong = 1) {
  const { createVoucher } = await ask('ketoan', LapVoucherDocument, {
    input: {
      ...{
        requestId: crypto.randomUUID(),
        TenVoucher: 'Hành trình khuyến mại',
        LoaiGiamGia: 'PhanTram' as const,
      },
      ...{ GiaTri, SoLuong, ...period() },
    },
    hasRelease: true,
  });
  return createVoucher;
}

const usesOf = async (id: string) => (await ask('ketoan', VoucherDocument, { id })).voucher?.SoLuongDaDung;

/** A programme that takes 10 % off the bills of a patient group that nobody else is in. */
async function programmeFor(group: string): Promise<string> {
  const { createChuongTrinhKhuyenMai } = await ask('ketoan', LapKhuyenMaiDocument, {
    input: {
      ...{ requestId: crypto.randomUUID(), TenChuongTrinhKhuyenMai: `Hành trình ${group.slice(-6)}` },
      ...{ LoaiChuongTrinhKhuyenMai: 'GiamGiaDichVu' as const, ToanHoaDon: true, PhanTramKhuyenMai: '10' },
      ...{ NhomKhachHang_Ids: [group], ...period() },
    },
  });
  return createChuongTrinhKhuyenMai._id;
}

const givenBy = async (id: string) =>
  Number((await ask('ketoan', KhuyenMaiDocument, { id })).chuongTrinhKhuyenMai?.SoTienDaKhuyenMai);

async function useVoucher({ page, t }: Person, code: string): Promise<void> {
  const field = page.getByLabel(t('cashier:voucherCode'));
  await field.fill(code);
  await field.press('Enter');
}

for (const [device, language] of [
  ['wide', 'vi'],
  ['narrow', 'en'],
] as const) {
  test(`a programme is tried, released, reduces a bill with a voucher, and all comes back (${device}, ${language})`, async ({
    browser,
  }) => {
    const code = `KM${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
    const group = await ownGroup(code);
    const who = newcomer('Mai', 'Khuyến');
    const visit = await receivedIn(group, who);
    const programme = await programmeFor(group);
    const { vienPhi: before } = await ask('thungan1', CashierBillDocument, visit);
    const whole = Number(before.ConLai);

    // the accountant sees what it would take off today's visits before it is released
    const accountant = await atWork(browser, 'ketoan', device, language);
    await accountant.page.goto(
      `/his${device === 'narrow' ? '/m' : ''}/chuong-trinh-khuyen-mai?id=${programme}`,
    );
    const { page: office, t } = accountant;
    await office.getByRole('tab', { name: t('promotions:try.title') }).click();
    await office.getByLabel(t('promotions:try.day')).fill(dayInVietnam(0).split('-').reverse().join('/'));
    await office.keyboard.press('Tab');
    await office.getByRole('button', { name: t('promotions:try.run'), exact: true }).click();
    await expect(office.getByRole('tabpanel').getByRole('row')).toHaveCount(2);
    await expect(office.getByRole('tabpanel')).toContainText(
      (whole / 10).toLocaleString('de-DE', { maximumFractionDigits: 0 }),
    );
    await expectAccessible(office);
    const release = device === 'wide' ? 'Phát hành' : 'Release';
    await office.getByRole('button', { name: release, exact: true }).click();
    await office.getByRole('dialog').last().getByRole('button', { name: release, exact: true }).click();
    await expect(office.getByRole('button', { name: release, exact: true })).toHaveCount(0);

    // the bill: the programme comes with the voucher, which is worked out on what it left
    const cashier = await atWork(browser, 'thungan1', device, language);
    const { page } = cashier;
    await openVisit(cashier, who.name);
    const { MaVoucher, _id } = await voucher('20');
    await useVoucher(cashier, MaVoucher);
    await expect.poll(() => stillDue(cashier)).toBe(whole * 0.72);
    await expect(page.locator('.promotion-steps').first()).toContainText(MaVoucher);
    expect(await usesOf(_id)).toBe(1);
    await actButton(cashier, 'cashier:collect').click();
    await expectDone(cashier, 'cashier:collected');
    await expect.poll(() => stillDue(cashier)).toBe(0);

    // the whole bill is paid back: the voucher has its use again, the programme stays as long as the line does
    await openVisit(cashier, who.name);
    await page
      .getByRole('button', { name: t('cashier:actsOn') })
      .first()
      .click();
    await page.getByRole('menuitem', { name: t('cashier:act.hoanTien') }).click();
    await page.locator('#refund-reason').fill('Không khám nữa');
    await agree(cashier);
    await expect.poll(() => stillDue(cashier)).toBe(whole * 0.9);
    expect(await usesOf(_id)).toBe(0);
    expect(await givenBy(programme)).toBe(whole * 0.1);
    await page.getByRole('button', { name: t('promotions:history.ofBill') }).click();
    await expect(
      page.getByRole('dialog').getByRole('row').filter({ hasText: MaVoucher }).first(),
    ).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expectNothingCut(page);

    // the order is cancelled: nothing of the programme stands any more
    const { vienPhi } = await ask('thungan1', CashierBillDocument, visit);
    const ids = vienPhi.dongs.map((line) => line._id);
    await ask('thungan1', CashierRemoveDocument, { ids, LyDo: 'Không khám nữa' });
    expect(await givenBy(programme)).toBe(0);
    await ask('ketoan', KetThucKhuyenMaiDocument, { ids: [programme] });
  });
}

test('a voucher at two desks at once: one has it, the other is told why at the field and has typed nothing in vain', async ({
  browser,
}) => {
  const names = [newcomer('Trần', 'Đầu'), newcomer('Trần', 'Nhì')];
  for (const who of names) await received(who);
  const { MaVoucher, _id } = await voucher('10');
  const desks = await Promise.all(names.map(() => atWork(browser, 'thungan1', 'wide', 'vi')));
  for (const [at, desk] of desks.entries()) await openVisit(desk, names[at]?.name ?? '');
  const before = await Promise.all(desks.map((desk) => stillDue(desk)));
  await Promise.all(desks.map((desk) => useVoucher(desk, MaVoucher)));
  const held = async ({ page }: Person) => (await page.locator('.used-voucher').count()) === 1;
  const told = async ({ page }: Person) => (await page.locator('.voucher-code .form-help').count()) === 1;
  await expect
    .poll(async () => [
      (await Promise.all(desks.map(held))).filter(Boolean).length,
      (await Promise.all(desks.map(told))).filter(Boolean).length,
    ])
    .toEqual([1, 1]);
  for (const [at, desk] of desks.entries()) {
    const field = desk.page.getByLabel(desk.t('cashier:voucherCode'));
    if (await held(desk)) {
      expect(await stillDue(desk)).toBe((before[at] ?? 0) * 0.9);
      continue;
    }
    await expect(desk.page.locator('.voucher-code .form-help')).toContainText('hết lượt');
    await expect(field).toHaveValue(MaVoucher);
    expect(await stillDue(desk)).toBe(before[at]);
    await expectAccessible(desk.page);
  }
  expect(await usesOf(_id)).toBe(1);
});

test('P8: an advance gets a voucher that the cashier sees, and it goes with the advance', async ({
  browser,
}) => {
  const code = `KM${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const group = await ownGroup(code);
  const { createChuongTrinhKhuyenMai: made } = await ask('ketoan', LapKhuyenMaiDocument, {
    input: {
      ...{ requestId: crypto.randomUUID(), TenChuongTrinhKhuyenMai: 'Tạm ứng tặng voucher' },
      ...{ LoaiChuongTrinhKhuyenMai: 'TamUngTangVoucher' as const, SoTienDieuKien: '5000000' },
      ...{ SoTienKhuyenMai: '500000', SoNgayVoucher: 90, NhomKhachHang_Ids: [group], ...period() },
    },
  });
  await ask('ketoan', PhatHanhKhuyenMaiDocument, { ids: [made._id] });
  const who = newcomer('Ngô', 'Ứng');
  await receivedIn(group, who);
  const cashier = await atWork(browser, 'thungan1', 'wide', 'vi');
  const { page, t } = cashier;
  await openVisit(cashier, who.name);
  await visitAct(cashier, 'tamUng');
  await page.locator('#money-amount').fill('5000000');
  await agree(cashier);
  const given = page.locator('.given-voucher');
  await expect(given).toContainText('Giảm 500.000');
  await expectAccessible(page);
  await expectNothingCut(page);
  // it stands beside the field, one press away
  await page
    .locator('.bill-promotions')
    .getByRole('button', { name: /^[2-9A-Z]{12}$/ })
    .click();
  await expect(page.getByLabel(t('cashier:voucherCode'))).toHaveValue(/^[2-9A-Z]{12}$/);
  await visitAct(cashier, 'hoanUng');
  await expect(page.getByRole('dialog')).toContainText('5.000.000');
  await agree(cashier);
  await expect(given).toContainText(t('cashier:voucherState.takenBack'));
  await ask('ketoan', KetThucKhuyenMaiDocument, { ids: [made._id] });
});
