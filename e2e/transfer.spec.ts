import { expect } from '@playwright/test';
import { expectNotice } from './notices.ts';
import { expectAccessible } from './steps.ts';
import { test } from './test.ts';
import { diagnosed, receivedInsured } from './visit/arranged.ts';
import { actButton, atWork, choose, expectDone, find, openTab } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

test('an insured patient is referred out: the transfer is written, taken back, written again, holds the resolution, and the examination ends', async ({
  browser,
}) => {
  const who = newcomer('Phùng', 'Chuyển');
  await receivedInsured(who);
  await diagnosed(who, 'J18.9');
  const doctor = await atWork(browser, 'bsnoi1', 'wide', 'en');
  const { page, t } = doctor;
  await openTab(doctor, 'examination:tab.DangKham');
  await (await find(doctor, who.name)).first().click();
  const resolve = (code: string) => choose(doctor, t('examination:field.HuongGiaiQuyet_Id'), code, code);
  await resolve('CHUYENVIEN');
  const part = page.locator('section', {
    has: page.getByRole('heading', { name: t('transfers:title') }),
  });
  const write = async () => {
    await part.getByRole('button', { name: t('transfers:write') }).click();
    await choose(doctor, t('transfers:BenhVien_Id'), '01997', /01997/);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('transfers:save') })
      .click();
    await expect(part).toContainText(/Bệnh viện Trung ương Hồ Sen · No\. \d+/);
  };
  await write();
  await part.getByRole('button', { name: t('transfers:remove') }).click();
  await expectAccessible(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('transfers:remove') })
    .click();
  await expect(part).toContainText(t('transfers:missing'));
  await write();

  // the resolution stays while the transfer stands
  await resolve('CAPTOA');
  await actButton(doctor, 'examination:save').click();
  await expectNotice(page, /transfer to another facility has not been cancelled/, { kind: 'error' });
  await resolve('CHUYENVIEN');
  await actButton(doctor, 'examination:end').click();
  await expectDone(doctor, 'examination:ended');
  // the paper may be in hand now: it is cancelled with a reason
  await expect(part.getByRole('button', { name: t('transfers:remove') })).toHaveCount(0);
  await expect(part.getByRole('button', { name: t('transfers:cancel') })).toBeVisible();
});
