import { type Browser, expect } from '@playwright/test';
import {
  CreatePatientDocument,
  PatientByIdDocument,
} from '../packages/web/src/features/patients/patients.main.gen.ts';
import { accounts } from './accounts.ts';
import { ask } from './ask.ts';
import { expectNotice } from './notices.ts';
import { openAs } from './openAs.ts';
import { type Device, expectAccessible } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { received } from './visit/arranged.ts';
import { choose } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

const { ADMINISTRATOR: registry } = accounts;

/** A new customer of the house, who lives where somebody else does. */
async function customer(surname: string, given: string) {
  const { BenhNhan_Id } = await received(newcomer('Trần', 'Mẫu'));
  const { benhNhan: known } = await ask(registry, PatientByIdDocument, { id: BenhNhan_Id });
  if (!known) throw new Error('nobody was received');
  const who = newcomer(surname, given);
  const { patient } = await ask(registry, CreatePatientDocument, {
    input: {
      requestId: crypto.randomUUID(),
      TenBenhNhan: who.name,
      NgaySinh: known.NgaySinh ?? null,
      GioiTinh: known.GioiTinh,
      SoDienThoai: who.phone,
      DiaChi_Id: known.DiaChi_Id ?? null,
      DanToc_Id: known.DanToc_Id ?? null,
      QuocTich_Id: known.QuocTich_Id ?? null,
    },
    xacNhanTrung: true,
  });
  return patient;
}

async function opened(browser: Browser, device: Device, path = '') {
  const page = await openAs(browser, registry, device);
  await page.goto(`${device === 'narrow' ? '/his/m' : '/his'}/benh-nhan${path}`);
  return { page, t: textsOf('vi') };
}

test('chosen patients become business customers with a person in charge; the list is filtered by them', async ({
  browser,
}) => {
  const one = await customer('Phùng', 'Dược');
  const { page, t } = await opened(browser, 'wide');
  await page.getByRole('textbox', { name: t('patients:searchHint') }).fill(one.MaYTe);
  await page.getByRole('checkbox', { name: `Chọn ${one.TenBenhNhan}` }).check();
  await page.getByRole('button', { name: t('patients:customer.makeBusiness') }).click();
  await expect(page.locator('.customer-mark')).toHaveCount(1);

  await page.getByRole('checkbox', { name: `Chọn ${one.TenBenhNhan}` }).check();
  await page.getByRole('button', { name: t('patients:customer.inCharge') }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await choose({ page, t, device: 'wide' }, /Nhân viên phụ trách/, 'NV007', 'NV007');
  await dialog.getByRole('button', { name: t('patients:customer.give'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Nhân viên phụ trách' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: t('grid:filter'), exact: true }).click();
  const business = dialog.getByRole('radiogroup', { name: 'Doanh nghiệp' });
  await business.getByRole('radio', { name: t('grid:bool.no') }).click();
  await dialog.getByRole('button', { name: /Xem/ }).click();
  await expect(page.getByRole('link', { name: one.MaYTe })).toHaveCount(0);
});

test('the customer part of a record is filled in on a phone, and the banner says what it is', async ({
  browser,
}) => {
  const one = await customer('Phùng', 'Hóa');
  const { page, t } = await opened(browser, 'narrow', `/${one._id}`);
  await page.getByRole('tab', { name: t('patients:record') }).click();
  await page.getByLabel('Tên trên hóa đơn').fill('Công ty TNHH Dược phẩm Phùng');
  await page.getByLabel('Mã số thuế').fill('0312770607');
  await page.getByLabel('Ngày cấp GPP').fill('02/01/2026');
  await page.getByRole('checkbox', { name: t('patients:customer.business') }).check();
  await page.getByRole('button', { name: t('patients:save') }).click();
  await expect(page.getByLabel('Số giấy chứng nhận GPP')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Số giấy chứng nhận GPP').fill('123/GPP');
  await expectAccessible(page);
  await page.getByRole('button', { name: t('patients:save') }).click();
  await expectNotice(page, t('patients:saved'));
  await expect(page.locator('.patient-banner')).toContainText(t('patients:customer.business'));
});

test('a business customer is made with its delivery addresses, which are kept on the page', async ({
  browser,
}) => {
  const { page, t } = await opened(browser, 'wide', '/moi');
  const owner = await customer('Phùng', 'Chung');
  const who = newcomer('Phùng', 'Mới');
  await page.getByLabel('Họ và tên').fill(who.name);
  await page.getByLabel(t('patients:birth')).fill('02/03/1980');
  await page.getByRole('radio', { name: t('common:sex.FEMALE') }).click();
  await page.getByLabel('Số điện thoại', { exact: true }).fill(owner.SoDienThoai ?? '');
  await choose({ page, t, device: 'wide' }, t('patients:commune'), 'ba dinh', 'Ba Đình');
  await choose({ page, t, device: 'wide' }, /Dân tộc/, 'kinh', 'Kinh');
  await choose({ page, t, device: 'wide' }, /Quốc tịch/, 'viet nam', 'Việt Nam');
  await page.getByRole('checkbox', { name: t('patients:customer.business') }).check();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: t('patients:delivery.new') }).click();
  await expect(dialog.getByLabel('Người nhận', { exact: true })).toHaveValue(who.name);
  await dialog.getByRole('button', { name: t('patients:save') }).click();
  await expect(dialog.getByText('Không được để trống')).toBeVisible();
  await dialog.getByLabel('Địa chỉ giao').fill('12 Hàng Bông, Hà Nội');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('patients:save') }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: t('patients:save') }).click();
  await expect(dialog).toContainText(owner.MaYTe);
  await expect(dialog).toContainText(t('patients:samePhoneTitle'));
  await dialog.getByRole('button', { name: t('patients:saveAnyway') }).click();
  await expectNotice(page, t('patients:saved'));

  await page.getByRole('tab', { name: t('patients:delivery.title') }).click();
  await expect(page.locator('.delivery li')).toContainText('12 Hàng Bông');
  await page.getByRole('button', { name: t('patients:delivery.new') }).click();
  await dialog.getByLabel('Địa chỉ giao').fill('5 Lê Lợi, Hà Nội');
  await dialog.getByRole('button', { name: t('patients:save') }).click();
  await expectNotice(page, t('patients:delivery.saved'));
  await page.getByRole('button', { name: t('patients:delivery.makeUsual') }).click();
  await expect(page.locator('.delivery li').first()).toContainText('5 Lê Lợi');
  await expectAccessible(page);
  await page.getByRole('button', { name: /Bỏ địa chỉ: 12 Hàng Bông/ }).click();
  await dialog.getByRole('button', { name: t('patients:delivery.remove') }).click();
  await expect(page.locator('.delivery li')).toHaveCount(1);
});
