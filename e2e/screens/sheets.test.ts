import { it } from 'vitest';
import { newcomer } from '../visit/reception.ts';
import { takenIn, wardNurse } from '../visit/ward.ts';
import { expect } from './expect.ts';
import { screenSite } from './screenSite.ts';

const site = screenSite();

it('a row of the ward saves itself when it is left, keeps what is refused, and takes what is confirmed', async () => {
  const who = newcomer('Ngô', 'Theo Hàng');
  await takenIn(who);
  const nurse = await site.open(wardNurse, '/his/phieu-cham-soc');
  const cell = (sign: string) => nurse.getByLabel(new RegExp(`^${sign} của ${who.name}$`, 'i'));
  await cell('Mạch').click();
  await nurse.keyboard.type('160');
  await nurse.keyboard.press('Enter');
  await expect(cell('Nhiệt độ')).toBeFocused();
  await nurse.keyboard.type('36,8');
  await nurse.getByLabel('Khoa').first().click();
  await nurse.keyboard.press('Escape');
  const row = nurse.getByRole('row', { name: new RegExp(who.name, 'i') });
  await expect(row).toContainText('Hiếm gặp (thường từ 36 đến 150)');
  await expect(cell('Mạch')).toHaveValue('160');
  await expect(cell('Nhiệt độ')).toHaveValue('36,8');
  await row.getByRole('button', { name: 'Đúng' }).click();
  await expect(cell('Mạch')).toHaveValue('');
  await expect(row).toContainText('NEWS2: thiếu 5 mục');
});
