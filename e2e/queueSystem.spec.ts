import { expect } from '@playwright/test';
import {
  QueueSystemSettingsDocument,
  UpdateQueueSystemDocument,
} from '../packages/web/src/features/settings/connections/connections.main.gen.ts';
import { ask } from './ask.ts';
import { expectNotice } from './notices.ts';
import { openAs } from './openAs.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { paid, received } from './visit/arranged.ts';
import { atWork, callUntil } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

test('a queue system is connected in the settings; when it hangs the desk calls on, and says so', async ({
  browser,
}) => {
  const t = textsOf('vi');
  const page = await openAs(browser, 'quantri', 'wide', 'vi');
  await page.goto('/his/quan-tri-he-thong/cai-dat/he-thong-goi-so');
  await page.getByRole('button', { name: t('connections:check') }).click();
  // the list of connections may say so of another one
  await expect(page.getByText('Kết nối tốt').last()).toBeVisible();
  await expectAccessible(page);
  await expectNothingCut(page);
  await page.getByLabel('Bật kết nối').click();
  await page.getByLabel('Tên đăng nhập').fill('hangs');
  await page.getByLabel(t('connections:password')).fill('demo');
  await page.getByRole('button', { name: t('connections:save'), exact: true }).click();
  await expectNotice(page, t('connections:queueSystemSaved'));

  const who = newcomer('Lâm', 'Treo');
  await paid(await received(who));
  const doctor = await atWork(browser, 'bsnoi1', 'wide', 'vi');
  await callUntil(doctor, who.name);
  await expect(doctor.page.locator('.queue-outside')).toContainText('Sen đang gọi');
  await doctor.page.getByRole('button', { name: t('queues:waits.title') }).click();
  const waits = doctor.page.getByRole('dialog');
  await waits
    .getByRole('button')
    .filter({ hasText: /^\d+h$/ })
    .last()
    .click();
  await expect(waits.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(doctor.page);

  const { heThongGoiSo } = await ask('quantri', QueueSystemSettingsDocument, {});
  const { version, DiaChi, HanGiay, HangDois } = heThongGoiSo;
  const input = { version, Bat: false, DiaChi, TenDangNhap: 'sen', HanGiay, HangDois, MatKhau: 'demo' };
  await ask('quantri', UpdateQueueSystemDocument, { input });
  await expect(doctor.page.locator('.queue-outside')).toHaveCount(0);
});
