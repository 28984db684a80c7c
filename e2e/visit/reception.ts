import { expect } from '@playwright/test';
import { choose, expectDone, type Person } from './person.ts';

export type Newcomer = {
  name: string;
  /** ddmmyyyy. */
  born: string;
  citizenId: string;
  phone: string;
  /** What the scanner reads of an insurance card; empty of somebody who pays. */
  card?: string;
};

let made = 0;

const middles = ['Thu', 'Hải', 'Kim', 'Ngọc', 'Bích', 'Mai', 'Thanh', 'Diệu', 'Hồng', 'Phương'];

/** Somebody who has never been here: of another name and birthday at each run, or the desk would be asked whether they are one. */
export function newcomer(family: string, given: string): Newcomer {
  made += 1;
  const digits = String(Date.now() % 1_000_000).padStart(6, '0') + String(made).padStart(2, '0');
  const words = [...digits.slice(0, 3)].map((digit) => middles[Number(digit)]);
  const day = String((Number(digits) % 28) + 1).padStart(2, '0');
  const month = String((Number(digits) % 12) + 1).padStart(2, '0');
  return {
    name: [family, ...words, given].join(' '),
    born: `${day}${month}1985`,
    citizenId: `0011${digits}`,
    phone: `09${digits}`,
  };
}

/** A citizen card is scanned, phone and service are added, the visit is saved: the number of the queue ticket. */
export async function receive(desk: Person, who: Newcomer): Promise<string> {
  const { page, t } = desk;
  if (desk.device === 'narrow') await page.getByRole('button', { name: t('reception:new') }).click();
  const finder = page.getByPlaceholder(t('reception:finderHint'));
  await finder.fill(
    `${who.citizenId}||${who.name}|${who.born}|Nữ|Số 5 ngõ 2, Phường Ba Đình, Hà Nội|28042021`,
  );
  await finder.press('Enter');
  await expect(page.locator('#TenBenhNhan')).toHaveValue(who.name);
  if (who.card) {
    await finder.fill(who.card);
    await finder.press('Enter');
  }
  await page.locator('#SoDienThoai').fill(who.phone);
  await choose(desk, t('reception:addService'), 'kham noi', 'KB-NOI');
  await expect(page.locator('.service-name', { hasText: 'KB-NOI' })).toBeVisible();
  await page.getByRole('button', { name: t('reception:save') }).first().click();
  await expectDone(desk);
  const text = await page.locator('.ant-message-success').first().innerText();
  const [, number = ''] = /(?:Số|Number|No\.?)\s+([A-Z]\d{3})/i.exec(text) ?? [];
  expect(number, text).not.toBe('');
  return number;
}
