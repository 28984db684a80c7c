import { expect, type Page } from '@playwright/test';
import { WriteEntryDocument } from '../packages/web/src/features/treatment/sheet.main.gen.ts';
import { StayOfRoundDocument } from '../packages/web/src/features/treatment/treatment.main.gen.ts';
import { ask, searchEntries } from './ask.ts';
import { expectNotice } from './notices.ts';
import { openAs } from './openAs.ts';
import { type Device, expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { paid } from './visit/arranged.ts';
import { returnedByKeys } from './visit/lab.ts';
import { atWork, choose, find, type Person } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';
import { takenIn } from './visit/ward.ts';

/** The doctor of the ward of internal medicine. */
const wardDoctor = 'bsnoitru';

async function onRound(browser: Parameters<typeof openAs>[0], device: Device = 'wide'): Promise<Person> {
  const page = await openAs(browser, wardDoctor, device, 'vi');
  await page.goto(`${device === 'narrow' ? '/his/m' : '/his'}/kham-benh-noi-tru`);
  return { page, t: textsOf('vi'), device };
}

/** An entry of a stay with two drugs, found by their codes. */
async function entryOf(NhapVien_Id: string): Promise<void> {
  const [route] = await searchEntries(wardDoctor, 'DuongDung', '1.01');
  const drugs = await Promise.all(['T001', 'T008'].map((code) => searchEntries(wardDoctor, 'Duoc', code)));
  await ask(wardDoctor, WriteEntryDocument, {
    input: {
      ...{
        requestId: crypto.randomUUID(),
        NhapVien_Id,
        TinhTrang: 'OnDinh',
        DienBien: 'Sốt 38,5 °C, ho đờm',
      },
      thuocs: drugs.map(([drug]) => ({
        Duoc_Id: drug?._id ?? null,
        ...{
          Lieu: '1',
          DuongDung_Id: route?._id ?? null,
          CachDung: 'TheoGio' as const,
          Gios: '08:00, 20:00',
        },
      })),
    },
  });
}

const banner = (page: Page) => page.locator('.patient-banner');

test('a round over two patients by keys: orders are repeated, changed and stopped', async ({ browser }) => {
  const first = newcomer('Lê', 'Buồng Một');
  const second = newcomer('Trần', 'Buồng Hai');
  const { stay } = await takenIn(first);
  await takenIn(second);
  await entryOf(stay);
  const doctor = await onRound(browser);
  const { page, t } = doctor;
  await (await find(doctor, first.name)).click();
  await expect(banner(page)).toContainText(new RegExp(first.name, 'i'));
  await expectAccessible(page);
  await expectNothingCut(page);
  await page.keyboard.press('Alt+2');
  await expect(page.locator('.sheet-entry')).toHaveCount(1);

  // repeated: what is changed is marked before and after
  await page.keyboard.press('F4');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('treatment:sheet.DienBien')).fill('Hết sốt, còn ho');
  const dose = dialog.getByRole('textbox', { name: /Paracetamol.*: Liều/ });
  await dose.fill('2');
  await dose.press('Tab');
  await expect(dialog.locator('.sheet-drug').first()).toContainText('đổi: Liều');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('treatment:sheet.save') }).click();
  await expectNotice(page, t('treatment:sheet.saved'));
  const newest = page.locator('.sheet-entry').first();
  await expect(newest).toContainText('Hết sốt, còn ho');
  await expect(newest.locator('li', { hasText: 'Paracetamol' })).toContainText('đổi: Liều');

  await newest.getByRole('button', { name: /Ngừng y lệnh Ibuprofen/ }).click();
  await page.getByRole('textbox', { name: t('common:reason') }).fill('Đau thượng vị');
  await page.getByRole('dialog').getByRole('button', { name: 'Ngừng y lệnh' }).click();
  await expect(newest.locator('li', { hasText: 'Ibuprofen' })).toContainText('Đã ngừng');
  await expectNothingCut(page);

  // to the next patient and back by one key each: the tab stays
  await find(doctor, 'Buồng');
  await page.locator('.sheet-entry').first().click();
  const shown = async () => ((await banner(page).textContent()) ?? '').toLowerCase().includes('buồng hai');
  const before = await shown();
  await page.keyboard.press(before ? 'k' : 'j');
  await expect.poll(shown).toBe(!before);
  await expect(page.getByRole('tab', { name: t('treatment:tab.orders') })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a test that the round ordered comes back and is looked at', async ({ browser }) => {
  const who = newcomer('Phạm', 'Xét Nghiệm Khoa');
  const { stay } = await takenIn(who);
  const doctor = await onRound(browser);
  const { page, t } = doctor;
  await (await find(doctor, who.name)).click();
  await expect(banner(page)).toContainText(new RegExp(who.name, 'i'));
  await page.keyboard.press('Alt+2');
  await expect(page.getByText(t('treatment:sheet.none'))).toBeVisible();
  await page.keyboard.press('F6');
  await choose(doctor, t('orders:search'), 'glucose', /Glucose/i);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('orders:order') })
    .click();
  await expectNotice(page, t('orders:ordered'));
  const { nguoiBenhDieuTri } = await ask(wardDoctor, StayOfRoundDocument, { NhapVien_Id: stay });
  const { TiepNhan_Id = '', BenhNhan_Id = '' } = nguoiBenhDieuTri?.noiTru.NhapVien ?? {};
  await paid({ TiepNhan_Id, BenhNhan_Id });
  const lab = await atWork(browser, 'ktvxn', 'wide', 'vi');
  await find(lab, who.name);
  await returnedByKeys(lab, who.name, '5.4');
  // it is told beside the page and in the list by itself
  await expect(page.locator('.round-changes')).toContainText('Glucose');
  await expect(page.locator('.round-news').first()).toContainText('1 KQ mới');
  await page.keyboard.press('Alt+3');
  await expect(page.locator('.result-slip')).toContainText('5,4');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.round-news').first()).not.toContainText('KQ mới');
});

test('on a phone the parts of a stay are a choice (narrow)', async ({ browser }) => {
  const who = newcomer('Vũ', 'Điện Thoại Khoa');
  const { stay } = await takenIn(who);
  await entryOf(stay);
  const doctor = await onRound(browser, 'narrow');
  const { page, t } = doctor;
  await (await find(doctor, who.name)).click();
  await choose(doctor, t('treatment:part'), '', t('treatment:tab.orders'));
  await expect(page.locator('.sheet-entry')).toContainText('Sốt 38,5 °C');
  await expectAccessible(page);
  await expectNothingCut(page);
});
