import { it } from 'vitest';
import { WriteSheetDocument } from '../../packages/web/src/features/sheets/sheets.main.gen.ts';
import { ask } from '../ask.ts';
import { newcomer } from '../visit/reception.ts';
import { takenIn, wardNurse } from '../visit/ward.ts';
import { expectAccessible } from './accessible.ts';
import { expect } from './expect.ts';
import { screenSite } from './screenSite.ts';

const site = screenSite();
const grave = {
  ...{ Mach: 112, NhietDo: 39.2, HuyetApCao: 98, HuyetApThap: 60 },
  ...{ NhipTho: 24, SpO2: 95, KhiTho: 'Oxy', YThuc: 'A' },
};

/** Vital signs that the nurse wrote before. */
const written = (NhapVien_Id: string, GiaTri: object) =>
  ask(wardNurse, WriteSheetDocument, {
    input: { requestId: crypto.randomUUID(), NhapVien_Id, Loai: 'ChucNangSong', GiaTri },
  });

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

it('a warning is answered by the doctor of the ward, and a scale is written and corrected in the stream', async () => {
  const who = newcomer('Trần', 'Cảnh Báo');
  const { stay } = await takenIn(who);
  await written(stay, grave);
  const doctor = await site.open('bsnoitru', '/his/phieu-cham-soc');
  const warning = doctor.getByRole('listitem').filter({ hasText: new RegExp(who.name, 'i') });
  await expect(warning).toContainText('NEWS2 11');
  await warning.getByRole('button', { name: 'Trả lời' }).click();
  const dialog = doctor.getByRole('dialog', { name: /Trả lời cảnh báo/ });
  await dialog.getByRole('button', { name: 'Trả lời' }).click();
  await expect(dialog).toContainText('Ghi xử trí để điều dưỡng thực hiện');
  await dialog.getByRole('button', { name: /^Thở oxy/ }).click();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Trả lời' }).click();
  await doctor.told(/^Đã trả lời cảnh báo/);
  await expect(warning).toHaveCount(0);
  await doctor.getByRole('button', { name: new RegExp(`^${who.name}$`, 'i') }).click();
  await expect(doctor.getByText(/trả lời lúc .*Thở oxy, theo dõi SpO2/)).toBeVisible();

  await doctor.getByRole('button', { name: /Morse/ }).click();
  const morse = doctor.getByRole('dialog', { name: /Morse/ });
  await morse.getByLabel('Tiền sử ngã').click();
  await expect(morse).toContainText('Morse: thiếu 2 mục');
  await morse.getByRole('button', { name: 'Lưu' }).click();
  await doctor.told(/^Đã ghi phiếu/);
  const entry = doctor.getByRole('listitem').filter({ hasText: 'Tiền sử ngã' }).first();
  await entry.getByRole('button', { name: 'Đính chính' }).click();
  const correcting = doctor.getByRole('dialog', { name: /Morse/ });
  await correcting.getByLabel('Có chẩn đoán thứ hai').click();
  await correcting.getByRole('button', { name: 'Đính chính' }).click();
  await expect(correcting).toContainText('Lý do đính chính');
  await correcting.getByLabel('Lý do đính chính').fill('Chọn thiếu');
  await correcting.getByRole('button', { name: 'Đính chính' }).click();
  await doctor.told(/^Đã đính chính/);
  await expect(doctor.getByText('Lý do: Chọn thiếu')).toBeVisible();
  await expect(doctor.getByRole('listitem').filter({ hasText: 'Đã đính chính' })).toHaveCount(1);
  await expectAccessible();
});
