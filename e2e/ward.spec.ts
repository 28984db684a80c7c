import { expect, type Locator, type Page } from '@playwright/test';
import { BedsForDocument } from '../packages/web/src/features/stays/stays.main.gen.ts';
import { ask } from './ask.ts';
import { expectNotice } from './notices.ts';
import { openAs } from './openAs.ts';
import { type Device, expectAccessible, expectNothingCut, type Language } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { choose, type Person } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';
import { orderedIn, takenIn, wardNurse } from './visit/ward.ts';

type Browser = Parameters<typeof openAs>[0];

/** Somebody of a ward at a screen. */
async function atWard(
  browser: Browser,
  screen: string,
  {
    device = 'wide',
    language = 'vi',
    account = wardNurse,
  }: { device?: Device; language?: Language; account?: string } = {},
): Promise<Person> {
  const page = await openAs(browser, account, device, language);
  await page.goto(`${device === 'narrow' ? '/his/m' : '/his'}/${screen}`);
  return { page, t: textsOf(language), device };
}

const named = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name: new RegExp(name, 'i') });
const tileOf = (page: Page, name: string): Locator =>
  page.locator('.bed-tile', { has: page.locator('.bed-guest', { hasText: new RegExp(name, 'i') }) });

/** A bed that a patient could have alone, by its code. */
async function freeBeds(stay: string): Promise<string[]> {
  const { giuongChoNguoiBenh: beds } = await ask(wardNurse, BedsForDocument, { NhapVien_Id: stay });
  return beds
    .filter(({ tuChoi, soNguoi }) => tuChoi === null && soNguoi === 0)
    .map(({ MaGiuong }) => MaGiuong);
}

const tile = (page: Page, code: string): Locator =>
  page.locator('.bed-tile', { has: page.locator('.bed-code', { hasText: new RegExp(`^${code}$`) }) });

test('a ward takes a patient in from its list and sends another one back (wide, vi)', async ({ browser }) => {
  const who = newcomer('Lê', 'Vào Khoa');
  const other = newcomer('Đỗ', 'Trả Lại');
  await orderedIn(who);
  await orderedIn(other);
  const nurse = await atWard(browser, 'benh-nhan-vao-khoa');
  const { page, t } = nurse;
  await page.getByRole('row', { name: new RegExp(who.name, 'i') }).click();
  const opened = named(page, who.name);
  await expectAccessible(page);
  await opened.getByRole('button', { name: 'Nhận vào khoa' }).click();
  const giving = page.getByRole('dialog', { name: new RegExp(`Nhận vào khoa: ${who.name}`, 'i') });
  await giving.getByRole('button', { name: 'Nhận vào khoa' }).click();
  await expect(giving.locator('.form-errors')).toContainText(/Giường: .*Bác sĩ điều trị: /s);
  await giving.getByRole('radio').first().check();
  await choose(nurse, t('stays:BacSiDieuTri_Id'), 'hải', /./);
  await expectAccessible(page);
  await giving.getByRole('button', { name: 'Nhận vào khoa' }).click();
  await expectNotice(page, new RegExp(`Đã nhận ${who.name} vào khoa`, 'i'));
  await expect(opened).toContainText('Đang điều trị');
  await expect(opened).toContainText(/BA\d\d-\d{6}/);
  await page.keyboard.press('Escape');

  await page.getByRole('row', { name: new RegExp(other.name, 'i') }).click();
  await named(page, other.name).getByRole('button', { name: 'Trả lại nơi chỉ định' }).click();
  await page.getByRole('textbox', { name: t('common:reason') }).fill('Chưa có giấy giới thiệu');
  await page.getByRole('dialog').last().getByRole('button', { name: 'Trả lại nơi chỉ định' }).click();
  await expectNotice(page, t('stays:done.traLai'));
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: t('stays:view.trong-khoa') }).click();
  const row = page.getByRole('row', { name: new RegExp(who.name, 'i') });
  await expect(row).toContainText(/[HTC]\d{3}/);
  await expectNothingCut(page);
});

test('on the bed map a patient is taken in by dragging, moved by keys, and shares a bed once that is accepted', async ({
  browser,
}) => {
  const first = newcomer('Phạm', 'Giường Một');
  const second = newcomer('Vũ', 'Giường Hai');
  const { bed } = await takenIn(first);
  const { _id } = await orderedIn(second);
  const nurse = await atWard(browser, 'so-do-giuong-benh');
  const { page, t } = nurse;
  await expect(tileOf(page, first.name)).toContainText(bed);
  await expectAccessible(page);
  await expectNothingCut(page);

  // over a bed in which somebody lies: what sharing does is said, and asked
  await page.locator('.bed-card', { hasText: new RegExp(second.name, 'i') }).dragTo(tile(page, bed));
  const giving = page.getByRole('dialog', { name: new RegExp(second.name, 'i') });
  await expect(giving.getByText('sẽ nằm ghép 2 người')).toBeVisible();
  await choose(nurse, t('stays:BacSiDieuTri_Id'), 'hải', /./);
  await giving.getByRole('button', { name: 'Nhận vào khoa' }).click();
  await expect(giving.locator('.form-errors')).toContainText('Xác nhận để nằm ghép');
  await giving.getByRole('checkbox', { name: t('stays:choGhep') }).check();
  await giving.getByRole('button', { name: 'Nhận vào khoa' }).click();
  await expectNotice(page, new RegExp(`Đã nhận ${second.name}`, 'i'));
  await expect(tile(page, bed)).toContainText('Nằm ghép 2 người');

  // by keys alone: picked up, over to a free bed, put down
  const [free = ''] = await freeBeds(_id);
  await tile(page, bed).locator('.bed-open').focus();
  await page.keyboard.press('m');
  await expect(page.getByText(/Chọn giường cho/)).toBeVisible();
  await tile(page, free).locator('.bed-open').focus();
  await page.keyboard.press('Enter');
  const moving = page.getByRole('dialog', { name: /Chuyển giường/ });
  await expect(moving.getByRole('radio', { checked: true })).toHaveCount(1);
  await moving.getByRole('button', { name: 'Chuyển giường' }).click();
  await expectNotice(page, /Đã chuyển giường/);
  await expect(tile(page, free).locator('.bed-guest')).toHaveCount(1);
  await expect(tile(page, bed).locator('.bed-guest')).toHaveCount(1);
});

test('a transfer is sent, seen by the other ward, and accepted to a bed there (narrow, en)', async ({
  browser,
}) => {
  const who = newcomer('Bùi', 'Chuyển Khoa');
  await takenIn(who);
  const sender = await atWard(browser, 'benh-nhan-vao-khoa?xem=trong-khoa', {
    device: 'narrow',
    language: 'en',
  });
  await sender.page.getByText(new RegExp(who.name, 'i')).first().click();
  await expectNothingCut(sender.page);
  await act(sender.page, 'Transfer to another ward');
  const sending = named(sender.page, 'Transfer: ');
  await choose(sender, sender.t('stays:KhoaDen_Id'), 'ngo', /Ngoại/);
  await sending.getByLabel(sender.t('stays:LyDo')).fill('Viêm ruột thừa');
  await sending.getByRole('button', { name: 'Send the transfer' }).click();
  await expect(sending.locator('.form-errors')).toContainText('Summary of disease and treatment');
  await sending.getByLabel(sender.t('stays:TomTat')).fill('Sốt, đau hố chậu phải, bạch cầu 15 G/L');
  await sending.getByRole('button', { name: 'Send the transfer' }).click();
  await expectNotice(sender.page, /was sent/);
  await expect(named(sender.page, who.name)).toContainText('Waits for Khoa Ngoại');

  const receiver = await atWard(browser, 'benh-nhan-vao-khoa?xem=chuyen-khoa', {
    ...{ device: 'narrow', language: 'en', account: 'bsnoitru' },
  });
  await choose(receiver, receiver.t('stays:ward'), 'ngo', /Ngoại/);
  await receiver.page.getByText(new RegExp(who.name, 'i')).first().click();
  await expect(named(receiver.page, who.name)).toContainText('bạch cầu 15 G/L');
  await act(receiver.page, 'Accept the transfer');
  const giving = named(receiver.page, 'Accept the transfer: ');
  await giving.getByRole('radio').first().check();
  await choose(receiver, receiver.t('stays:BacSiDieuTri_Id'), 'hải', /./);
  await expectAccessible(receiver.page);
  await giving.getByRole('button', { name: 'Accept' }).click();
  await expectNotice(receiver.page, /was accepted/);
});

/** An act in the foot of a dialogue, or in its menu on a phone. */
async function act(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog').last();
  const button = dialog.getByRole('button', { name, exact: true });
  const more = dialog.getByRole('button', { name: 'More' });
  await expect(button.or(more).first()).toBeVisible();
  // while the foot finds its room a button may be in the menu and come out of it
  await button.waitFor({ timeout: 2_000 }).catch(() => undefined);
  if (await button.isVisible()) return button.click();
  await more.click();
  const item = page.getByRole('menuitem', { name });
  await expect(item.or(button).first()).toBeVisible();
  if (await item.isVisible()) return item.click();
  await more.click(); // closes the menu that it came out of
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await button.click();
}
