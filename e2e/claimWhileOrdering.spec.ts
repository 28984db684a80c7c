import { expect } from '@playwright/test';
import {
  ShellSettingsDocument,
  UpdateSettingDocument,
} from '../packages/web/src/session/session.main.gen.ts';
import { accounts } from './accounts.ts';
import { ask, saveEntry, searchEntries } from './ask.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { diagnosed, receivedInsured } from './visit/arranged.ts';
import { atWork, choose, expectDone, openLine, openTab } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

for (const [device, language, sentence, place] of [
  ['wide', 'vi', 'Mã bệnh chủ yếu ở giới khác – N40 (V05)', 'Chẩn đoán, kết thúc khám'],
  ['narrow', 'en', 'A disease of the other sex – N40 (V05)', 'Diagnosis, end of the examination'],
] as const)
  test(`what the insurance would refuse is told while it is ordered and prescribed (${device}, ${language})`, async ({
    browser,
  }) => {
    const who = newcomer('Doãn', device === 'wide' ? 'Rộng' : 'Hẹp');
    await receivedInsured(who);
    await diagnosed(who, 'N40');
    const doctor = await atWork(browser, 'bsnoi1', device, language);
    const { page, t } = doctor;
    await openTab(doctor, 'examination:tab.DangKham');
    await openLine(doctor, who.name);

    await openTab(doctor, 'examination:orderTab');
    const told = page.getByRole('region', { name: t('common:claimFindings') });
    await expect(told).toHaveCount(0);
    await choose(doctor, t('orders:search'), 'XN-GLU', 'XN-GLU');
    await page.keyboard.press('Escape');
    await expect(told).toContainText(sentence);
    await expect(told).toContainText(place);
    await expectAccessible(page);
    await expectNothingCut(page);
    // it stops nothing
    await page.getByRole('button', { name: t('orders:order') }).click();
    await expectDone(doctor, 'orders:ordered');
    await expect(told).toHaveCount(0);

    await openTab(doctor, 'examination:prescriptionTab');
    await choose(doctor, t('prescriptions:search'), 'paracetamol', /paracetamol/i);
    await page.getByLabel(t('prescriptions:time.Sang')).first().fill('1');
    await expect(told).toContainText(sentence);
    await expectNothingCut(page);
  });

/** Whether orders are refused where the portal would refuse the claim. */
async function stops(chanLoiBHYT: boolean): Promise<void> {
  const { getSetting } = await ask(accounts.ADMINISTRATOR, ShellSettingsDocument, {});
  const { facility: version = null } = getSetting.versions as { facility?: number }; // by section
  await ask(accounts.ADMINISTRATOR, UpdateSettingDocument, {
    type: 'facility',
    input: { chanLoiBHYT },
    version,
  });
}

/** Whether the list of diseases has a code as a main disease. */
async function mayBeMain(code: string, may: boolean): Promise<void> {
  const [disease] = await searchEntries<{ _id: string; version: number }>('quantri', 'ICD', code);
  const { _id: id = '', version } = disease ?? {};
  await saveEntry('quantri', 'ICD', { id, input: { version, KhongLamBenhChinh: !may } });
}

test('an order that the insurance would refuse is stopped where the settings want it, until it is mended', async ({
  browser,
}) => {
  const who = newcomer('Doãn', 'Dừng');
  await receivedInsured(who);
  await diagnosed(who, 'H61.2');
  await stops(true);
  await mayBeMain('H61.2', false);
  try {
    const doctor = await atWork(browser, 'bsnoi1', 'wide', 'vi');
    const { page, t } = doctor;
    const shot = (name: string) => page.screenshot({ path: test.info().outputPath(`${name}.png`) });
    await openTab(doctor, 'examination:tab.DangKham');
    await openLine(doctor, who.name);
    await openTab(doctor, 'examination:orderTab');
    const told = page.getByRole('region', { name: t('common:claimFindings') });
    await choose(doctor, t('orders:search'), 'XN-GLU', 'XN-GLU');
    await page.keyboard.press('Escape');
    await expect(told).toContainText('V04');
    await page.getByRole('button', { name: t('orders:order') }).click();
    const refusal = page.getByText(/BHYT sẽ từ chối, nên chưa chỉ định được: .*H61/);
    await expect(refusal).toBeVisible();
    await shot('stopped');
    await expectAccessible(page);
    await expectNothingCut(page);
    // nothing is lost: the basket waits while the diagnosis is mended
    await openTab(doctor, 'examination:examTab');
    await choose(doctor, t('examination:field.ChanDoanICD_Id'), 'J02.9', 'J02.9');
    await page.keyboard.press('Control+s');
    await openTab(doctor, 'examination:orderTab');
    await expect(page.getByText('XN-GLU').first()).toBeVisible();
    await expect(told).toHaveCount(0);
    await shot('mended');
    await page.getByRole('button', { name: t('orders:order') }).click();
    await expectDone(doctor, 'orders:ordered');
  } finally {
    await mayBeMain('H61.2', true);
    await stops(false);
  }
});
