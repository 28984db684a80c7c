import { expect, type Locator, type Page } from '@playwright/test';
import {
  CareOfStayDocument,
  SheetStreamDocument,
  WriteSheetDocument,
} from '../packages/web/src/features/sheets/sheets.main.gen.ts';
import { ask } from './ask.ts';
import { passMinutes } from './clock.ts';
import { expectNotice } from './notices.ts';
import { openAs } from './openAs.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { newcomer } from './visit/reception.ts';
import { takenIn, wardNurse } from './visit/ward.ts';

const cell = (page: Page, sign: string, name: string): Locator =>
  page.getByLabel(new RegExp(`^${sign} của ${name}$`, 'i'));

test('vital signs of a room are typed in rows, a warning is on top with its clock, and the doctor answers it', async ({
  browser,
}) => {
  const who = newcomer('Trần', 'Cảnh Báo');
  await takenIn(who);
  const page = await openAs(browser, wardNurse);
  await page.goto('/his/phieu-cham-soc');
  const row = page.getByRole('row', { name: new RegExp(who.name, 'i') });
  await cell(page, 'Mạch', who.name).focus();
  // a slip of the finger is asked again at its field, and nothing is lost
  for (const typed of ['180', '39,2', '98', '60', '24', '95']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
  }
  await cell(page, 'Khí thở', who.name).selectOption({ label: 'Thở oxy' });
  await cell(page, 'Ý thức', who.name).selectOption({ label: 'A – Tỉnh' });
  await page.getByRole('heading', { name: 'Phiếu chăm sóc' }).click();
  await page.locator('h1').first().click();
  await cell(page, 'Ý thức', who.name).blur();
  await expect(row).toContainText('Hiếm gặp');
  await expect(cell(page, 'Nhiệt độ', who.name)).toHaveValue('39,2');
  await expectAccessible(page);
  await cell(page, 'Mạch', who.name).fill('112');
  await cell(page, 'Mạch', who.name).blur();
  const warnings = page.getByRole('region', { name: /Cảnh báo chờ bác sĩ/ });
  const warning = warnings.getByRole('listitem').filter({ hasText: new RegExp(who.name, 'i') });
  await expect(warning).toContainText(/NEWS2 11 · Cao/);
  await expect(warning).toContainText(/còn 1\d phút/);
  await expect(row).toContainText(/NEWS2 11/);
  await expect(warning.getByRole('button', { name: 'Trả lời' })).toHaveCount(0);
  await expectNothingCut(page);

  const doctor = await openAs(browser, 'bsnoitru');
  await doctor.goto('/his/phieu-cham-soc');
  const called = doctor.getByRole('listitem').filter({ hasText: new RegExp(who.name, 'i') });
  await called.getByRole('button', { name: 'Trả lời' }).click();
  const dialog = doctor.getByRole('dialog', { name: /Trả lời cảnh báo/ });
  await dialog.getByRole('button', { name: 'Trả lời' }).click();
  await expect(dialog).toContainText('Ghi xử trí để điều dưỡng thực hiện');
  await dialog.getByRole('button', { name: /Thở oxy/ }).click();
  await expectAccessible(doctor);
  await dialog.getByRole('button', { name: 'Trả lời' }).click();
  await expectNotice(doctor, /Đã trả lời cảnh báo/);
  // the nurse is told of it, and reads the answer in the stream
  await expect(warning).toHaveCount(0);
  await row.getByRole('button', { name: new RegExp(who.name, 'i') }).click();
  await expect(page.getByText(/trả lời lúc .*Thở oxy, theo dõi SpO2/)).toBeVisible();
  await page.getByRole('button', { name: /Morse/ }).click();
  const morse = page.getByRole('dialog', { name: /Morse/ });
  await morse.getByRole('checkbox', { name: 'Tiền sử ngã' }).check();
  await expect(morse.getByText('Morse: thiếu 2 mục')).toBeVisible();
  await expectAccessible(page);
  await morse.getByRole('button', { name: 'Lưu' }).click();
  await expectNotice(page, /Đã ghi phiếu/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Tiền sử ngã' })).toBeVisible();
});

test('a routine round of vital signs takes at most 12 touches on a phone', async ({ browser }) => {
  const who = newcomer('Hồ', 'Mười Hai');
  const { stay } = await takenIn(who);
  const before = { Mach: 80, NhietDo: 36.8, HuyetApCao: 120, HuyetApThap: 80, NhipTho: 16, SpO2: 98 };
  await ask(wardNurse, WriteSheetDocument, {
    input: { requestId: crypto.randomUUID(), NhapVien_Id: stay, Loai: 'ChucNangSong', GiaTri: before },
  });
  const page = await openAs(browser, wardNurse, 'narrow');
  await page.goto('/his/m/phieu-cham-soc');
  await expectAccessible(page);
  let touches = 0;
  const touch = async (one: Locator) => {
    await one.click();
    touches++;
  };
  await touch(page.locator('.sheet-card', { hasText: new RegExp(who.name, 'i') }));
  await expectAccessible(page);
  await expectNothingCut(page);
  const chip = (sign: string, value: string) =>
    page
      .getByRole('group', { name: new RegExp(`^${sign}`) })
      .getByRole('button', { name: value, exact: true });
  for (const [sign, value] of [
    ['Mạch', '82'],
    ['Nhiệt độ', '37'],
    ['HA tâm thu', '125'],
    ['HA tâm trương', '80'],
    ['Nhịp thở', '17'],
    ['SpO2', '97'],
    ['Khí thở', 'Khí trời'],
    ['Ý thức', 'A – Tỉnh'],
  ] as const)
    await touch(chip(sign, value));
  await expect(page.locator('.sheet-bar')).toContainText('NEWS2 0');
  await touch(page.getByRole('button', { name: 'Lưu' }));
  await expectNotice(page, /Đã ghi phiếu/);
  expect(touches).toBeLessThanOrEqual(12);
  await expect(page.locator('.sheet-card', { hasText: new RegExp(who.name, 'i') })).toContainText('NEWS2 0');
});

test('an hour without the network: a tablet goes on, and each entry is there once afterwards', async ({
  browser,
}) => {
  const first = newcomer('Đỗ', 'Mất Mạng');
  const second = newcomer('Bùi', 'Mất Mạng');
  const stays = [(await takenIn(first)).stay, (await takenIn(second)).stay];
  const page = await openAs(browser, wardNurse, 'narrow');
  await page.goto('/his/m/phieu-cham-soc');
  const card = (name: string) => page.locator('.sheet-card', { hasText: new RegExp(name, 'i') });
  await expect(card(second.name)).toBeVisible();
  await page.context().setOffline(true);
  for (const [who, pulse] of [
    [first, '88'],
    [second, '92'],
  ] as const) {
    await card(who.name).click();
    await page.getByLabel('Mạch').first().fill(pulse);
    await page.getByRole('button', { name: 'Lưu' }).click();
    await expectNotice(page, /Đã giữ phiếu .* trên máy này/);
  }
  const waiting = page.getByRole('status').filter({ hasText: 'Mất mạng: 2 phiếu' });
  await expect(waiting).toContainText('Mạch 92');
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath('away.png') });
  await passMinutes(page, 60);
  await page.context().setOffline(false);
  await expect(waiting).toHaveCount(0);
  await expect(page.getByText(/phiếu chờ gửi/)).toHaveCount(0);
  for (const [at, pulse] of [88, 92].entries()) {
    const { chamSocCuaDot } = await ask(wardNurse, CareOfStayDocument, { NhapVien_Id: stays[at] ?? '' });
    expect(chamSocCuaDot?.moiNhat.map(({ GiaTri }) => GiaTri)).toEqual([{ Mach: pulse }]);
    const { phieuChamSocs } = await ask(wardNurse, SheetStreamDocument, {
      BenhAn_Id: chamSocCuaDot?.BenhAn_Id ?? '',
    });
    expect(phieuChamSocs).toHaveLength(1);
  }
});
