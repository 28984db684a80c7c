import { expect } from '@playwright/test';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { diagnosed, paid, received } from './visit/arranged.ts';
import { actButton, atWork, choose, expectDone, openLine, openTab } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

for (const [device, language] of [
  ['wide', 'vi'],
  ['narrow', 'en'],
] as const)
  test(`an examination ends with the boxes of its summary, filled from what was typed (${device}, ${language})`, async ({
    browser,
  }) => {
    const who = newcomer('Lương', device === 'wide' ? 'Tóm' : 'Tắt');
    await paid(await received(who));
    await diagnosed(who, 'J02.9');
    const doctor = await atWork(browser, 'bsnoi1', device, language);
    const { page, t } = doctor;
    await openTab(doctor, 'examination:tab.DangKham');
    await openLine(doctor, who.name);
    const field = (name: string) => page.getByLabel(t(`examination:field.${name}`)).first();
    // what was typed stands there by itself
    await expect(field('QuaTrinhBenhLy')).toHaveValue('Đau họng, sốt hai ngày');
    await field('LyDoKham').fill('');
    await expect(field('QuaTrinhBenhLy')).toHaveValue('');
    await choose(doctor, t('examination:field.HuongGiaiQuyet_Id'), 'CHOVE', /./);
    await actButton(doctor, 'examination:end').click();
    // what is missing is said at its box
    const missing = page.locator('.form-item.error');
    await expect(missing).toHaveCount(2);
    await expect(missing.first()).toContainText(t('examination:field.QuaTrinhBenhLy'));
    await expect(missing.last()).toContainText(t('examination:field.PhuongPhapDieuTri'));
    await expectAccessible(page);
    await expectNothingCut(page);
    // advice is a treatment; the course is written into its box
    await field('LoiDan').fill('Súc họng nước muối');
    await expect(field('PhuongPhapDieuTri')).toHaveValue('Súc họng nước muối');
    await field('QuaTrinhBenhLy').fill('Đau họng từ hôm qua');
    await actButton(doctor, 'examination:end').click();
    await expectDone(doctor, 'examination:ended');
    await expect(field('QuaTrinhBenhLy')).toHaveValue('Đau họng từ hôm qua');
  });
