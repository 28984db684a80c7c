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
import { newcomer } from './visit/reception.ts';

const { ADMINISTRATOR: registry } = accounts;

/** A patient who was received today, and a second record of the same person, without papers and with another phone. */
async function twice() {
  const who = newcomer('Trần', 'Trùng');
  const { BenhNhan_Id } = await received(who);
  const { benhNhan: first } = await ask(registry, PatientByIdDocument, { id: BenhNhan_Id });
  if (!first) throw new Error('nobody was received');
  const { patient: second } = await ask(registry, CreatePatientDocument, {
    input: {
      requestId: crypto.randomUUID(),
      TenBenhNhan: first.TenBenhNhan,
      NgaySinh: first.NgaySinh ?? null,
      GioiTinh: first.GioiTinh,
      SoDienThoai: newcomer('Trần', 'Khác').phone,
      SoNha: first.SoNha ?? null,
      DiaChi_Id: first.DiaChi_Id ?? null,
      DanToc_Id: first.DanToc_Id ?? null,
      QuocTich_Id: first.QuocTich_Id ?? null,
      TienSuDiUng: 'Penicillin',
    },
    xacNhanTrung: true,
  });
  return { first, second };
}

async function opened(browser: Browser, device: Device, path: string) {
  const page = await openAs(browser, registry, device);
  await page.goto(`${device === 'narrow' ? '/his/m' : '/his'}/benh-nhan${path}`);
  return { page, t: textsOf('vi') };
}

test('a second record is merged: its visit and both codes lead to the kept one, and it is split off again', async ({
  browser,
}) => {
  const { first, second } = await twice();
  const { page, t } = await opened(browser, 'wide', `/${second._id}`);
  await page.getByRole('button', { name: t('common:moreActs') }).click();
  await page.getByRole('menuitem', { name: t('patients:merge.button') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: new RegExp(`: ${first.MaYTe}`) }).click();
  await expect(dialog.getByRole('table')).toContainText('Penicillin');
  await dialog.getByRole('radio', { name: new RegExp(first.SoDienThoai ?? '') }).check();
  await expectAccessible(page);
  const act = dialog.getByRole('button', { name: t('patients:merge.act'), exact: true });
  await act.click();
  await expect(dialog.getByText(t('common:reasonNeeded'))).toBeVisible();
  await dialog.getByLabel(t('common:reason')).fill('Một người, hai lần đăng ký');
  await act.click();
  await expect(dialog).toHaveCount(0);

  await expect(page.getByText(first.MaYTe).first()).toBeVisible();
  await expect(page.locator('.timeline-visit')).toHaveCount(1);
  await expect(page.locator('.patient-banner')).toContainText(second.MaYTe);

  await page.goto(`/his/benh-nhan/${first._id}`);
  await expect(page).toHaveURL(new RegExp(second._id));
  await expectNotice(page, t('patients:merge.led'), { kind: 'info' });

  await page.getByRole('button', { name: t('patients:merge.split') }).click();
  await dialog.getByLabel(t('common:reason')).fill('Hai người khác nhau');
  await dialog.getByRole('button', { name: t('patients:merge.split') }).click();
  await expect(page.getByText(t('patients:noTimeline'))).toBeVisible();
  await page.goto(`/his/benh-nhan/${first._id}`);
  await expect(page.locator('.patient-banner')).toContainText(first.MaYTe);
  await expect(page.locator('.timeline-visit')).toHaveCount(1);
});

test('the list of likely duplicates is worked through on a phone', async ({ browser }) => {
  const { first, second } = await twice();
  const { page, t } = await opened(browser, 'narrow', '/trung');
  const pair = page.getByRole('button', {
    name: new RegExp(`: ${first.MaYTe}, ${second.MaYTe}`),
  });
  await expect(pair).toBeVisible();
  await expectAccessible(page);
  await pair.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('patients:merge.swap') }).click();
  await expect(dialog.getByRole('columnheader').first()).toContainText(second.MaYTe);
  await expectAccessible(page);
  await dialog.getByLabel(t('common:reason')).fill('Một người');
  await dialog.getByRole('button', { name: t('patients:merge.act'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(pair).toHaveCount(0);
});
