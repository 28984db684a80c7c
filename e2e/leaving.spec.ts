import { expect, type Locator, type Page } from '@playwright/test';
import { expectNotice } from './notices.ts';
import { openAs } from './openAs.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { newcomer } from './visit/reception.ts';
import { takenIn } from './visit/ward.ts';

type Browser = Parameters<typeof openAs>[0];
const t = textsOf('vi');
/** The doctor of the ward of internal medicine. */
const wardDoctor = 'bsnoitru';

const named = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name: new RegExp(name, 'i') });

/** A ward's doctor over a patient who lies there, with the dialogue of the discharge open. */
async function ordering(browser: Browser, name: string): Promise<{ page: Page; writing: Locator }> {
  const page = await openAs(browser, wardDoctor, 'wide', 'vi');
  await page.goto('/his/benh-nhan-vao-khoa?xem=trong-khoa');
  await page.getByRole('row', { name: new RegExp(name, 'i') }).click();
  await named(page, name)
    .getByRole('button', { name: t('discharges:order') })
    .click();
  const writing = page.getByRole('dialog', {
    name: new RegExp(`${t('discharges:order').source}: ${name}`, 'i'),
  });
  await expect(writing).toBeVisible();
  return { page, writing };
}

/** Chooses one of a list in a dialogue. */
async function pick(page: Page, writing: Locator, label: string | RegExp, option: string): Promise<void> {
  await writing.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('a doctor orders the discharge, the ward sees what stands and where it is mended, and it goes back', async ({
  browser,
}) => {
  const who = newcomer('Lý', 'Ra Viện');
  await takenIn(who);
  const { page, writing } = await ordering(browser, who.name);
  await writing.getByRole('button', { name: t('discharges:order') }).click();
  await expect(writing.locator('.form-errors')).toContainText(t('discharges:KetQuaDieuTri'));
  await pick(page, writing, t('discharges:KetQuaDieuTri'), 'Đỡ, giảm');
  await expectAccessible(page);
  await writing.getByRole('button', { name: t('discharges:order') }).click();
  await expectNotice(page, new RegExp(`Đã chỉ định ra viện cho ${who.name}`, 'i'));

  const stay = named(page, who.name);
  const lines = stay.getByRole('list', { name: t('discharges:stands') });
  await expect(lines).toContainText('Thiếu tóm tắt');
  await expect(stay.getByRole('button', { name: 'Chuyển thanh toán' })).toBeDisabled();
  await stay.getByRole('button', { name: t('discharges:writeSummary') }).click();
  const changing = page.getByRole('dialog', { name: /Giấy ra viện: / });
  for (const box of ['QuaTrinhBenhLy', 'KetQuaCanLamSang', 'PhuongPhapDieuTri', 'HuongDieuTri'])
    await changing.getByRole('textbox', { name: t(`discharges:${box}`) }).fill('Ổn định');
  await changing.getByRole('button', { name: t('discharges:save') }).click();
  await expect(lines.getByText('Thiếu tóm tắt')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: t('stays:view.ra-vien') }).click();
  await expect(page.getByRole('row', { name: new RegExp(who.name, 'i') })).toContainText('Chỉ định ra viện');
  await expectNothingCut(page);
  await page.getByRole('row', { name: new RegExp(who.name, 'i') }).click();
  await named(page, who.name).getByRole('button', { name: 'Hủy chỉ định ra viện' }).click();
  await page.getByRole('textbox', { name: t('common:reason') }).fill('Sốt lại');
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: t('discharges:next') })
    .click();
  await expect(page.getByText(t('discharges:backHint'))).toBeVisible();
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: t('discharges:takeBack') })
    .click();
  await expectNotice(page, new RegExp(`${who.name} nằm tiếp ở khoa`, 'i'));
});

test('an escape says when the patient was last seen and who was told', async ({ browser }) => {
  const who = newcomer('Tạ', 'Trốn Viện');
  await takenIn(who);
  const { page, writing } = await ordering(browser, who.name);
  await pick(page, writing, t('discharges:KetQuaDieuTri'), 'Không thay đổi');
  await pick(page, writing, t('discharges:LoaiRaVien'), 'Bỏ điều trị');
  await expect(writing.getByText(t('discharges:escapeDuties'))).toBeVisible();
  await writing.getByRole('button', { name: t('discharges:order') }).click();
  await expect(writing.locator('.form-errors')).toContainText(t('discharges:LanCuoiThay'));
  await expect(writing.locator('.form-errors')).toContainText(t('discharges:XuLyTronVien'));
});

test('a death asks when and of what, and says that every screen will know', async ({ browser }) => {
  const who = newcomer('Hồ', 'Qua Đời');
  await takenIn(who);
  const { page, writing } = await ordering(browser, who.name);
  await pick(page, writing, t('discharges:KetQuaDieuTri'), 'Tử vong');
  await expect(writing.getByText(t('discharges:deathTold'))).toBeVisible();
  await writing.getByRole('button', { name: t('discharges:order') }).click();
  await expect(writing.locator('.form-errors')).toContainText(t('discharges:ThoiGianTuVong'));
  await expect(writing.locator('.form-errors')).toContainText(t('discharges:NguyenNhanTuVong'));
  await expectAccessible(page);
});
