import { expect } from '@playwright/test';
import { WriteEntryDocument } from '../packages/web/src/features/treatment/sheet.main.gen.ts';
import { ask, searchEntries } from './ask.ts';
import { openAs } from './openAs.ts';
import { type Device, expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { choose, find, type Person } from './visit/person.ts';
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
