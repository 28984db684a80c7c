import { expect, type Page } from '@playwright/test';
import {
  PatientByIdDocument,
  UpdatePatientDocument,
} from '../packages/web/src/features/patients/patients.main.gen.ts';
import { ReceptionDefaultsDocument } from '../packages/web/src/features/reception/reception.main.gen.ts';
import { accounts } from './accounts.ts';
import { ask } from './ask.ts';
import { openAs } from './openAs.ts';
import { type Device, expectAccessible, expectNothingCut, type Language } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { detailsOf, diagnosed, ended, paid, received } from './visit/arranged.ts';
import { expectDone } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

const { ACCOUNTANT: accountant, NURSE: nurse } = accounts;

const shot = (page: Page, name: string) => page.screenshot({ path: test.info().outputPath(`${name}.png`) });

for (const [device, language] of [
  ['wide', 'vi'],
  ['narrow', 'en'],
] as const satisfies ReadonlyArray<readonly [Device, Language]>) {
  test(`a claim is refused by the portal, corrected and sent again (${device}, ${language})`, async ({
    browser,
  }) => {
    const t = textsOf(language);
    const who = newcomer('Hồ', 'Sơ');
    const usual = await ask(nurse, ReceptionDefaultsDocument, {});
    const details = await detailsOf(who, usual);
    // nobody asked what she does for a living: the portal wants to know
    const visit = await received(who, null, undefined, { BenhNhan: { ...details, NgheNghiep_Id: null } });
    await paid(visit);
    await diagnosed(who, 'J02.9');
    await ended(who);

    const page = await openAs(browser, accountant, device, language);
    const person = { page, t, device };
    await page.goto(`/his${device === 'narrow' ? '/m' : ''}/ho-so-bhyt`);
    await page.getByLabel(t('claims:search')).fill(who.name);
    const row = page.getByRole('row', { name: new RegExp(who.name, 'i') });
    await expect(row).toHaveCount(1);
    await expectAccessible(page);
    await expectNothingCut(page);
    await shot(page, 'list');
    await row.getByText(new RegExp(who.name, 'i')).first().click();
    const dialog = page.getByRole('dialog').first();
    await expect(dialog.getByText(/NGHE_NGHIEP/)).toBeVisible();
    await expectAccessible(page);
    await shot(page, 'findings');

    // whoever is sure sends it all the same: the portal refuses it and says why
    await dialog.getByRole('button', { name: t('claims:send'), exact: true }).click();
    const sure = page.getByRole('dialog').last();
    await sure.getByRole('button', { name: t('claims:send'), exact: true }).click();
    await expect(dialog).toContainText(t('claims:trouble.TuChoi'));
    await expect(dialog).toContainText('MA_NGHE_NGHIEP REQUIRED');
    await shot(page, 'refused');

    // the reception mends it
    const { benhNhan } = await ask(nurse, PatientByIdDocument, { id: visit.BenhNhan_Id });
    await ask(nurse, UpdatePatientDocument, {
      id: visit.BenhNhan_Id,
      input: { ...details, version: benhNhan?.version ?? 1 },
      xacNhanTrung: true,
    });
    await page.reload();
    await expect(dialog).toContainText(t('claims:differs'));
    await expect(dialog).toContainText(t('claims:clean'));
    const correct = dialog.getByRole('button', { name: t('claims:correct'), exact: true });
    await correct.click();
    const asked = page.getByRole('dialog').last();
    await asked.locator('#confirm-reason').fill('Bổ sung nghề nghiệp');
    await expectAccessible(page);
    await asked.getByRole('button', { name: t('claims:correct'), exact: true }).click();
    await expectDone(person, 'claims:done.send');
    await expect(dialog).toContainText(language === 'vi' ? 'Cổng đã nhận' : 'Received');
    await expect(dialog).toContainText('Bổ sung nghề nghiệp');
    await expect(dialog).toContainText(language === 'vi' ? 'Đã thay thế' : 'Replaced');
    await expectAccessible(page);
    await expectNothingCut(page);
    await shot(page, 'received');

    // each version is there as it was signed
    const download = page.waitForEvent('download');
    await dialog
      .getByRole('button', { name: t('claims:downloadVersion') })
      .first()
      .click();
    expect((await download).suggestedFilename()).toMatch(/\.xml$/);

    // the month knows it
    await page.goto(`/his${device === 'narrow' ? '/m' : ''}/ho-so-bhyt?xem=thang`);
    await expect(page.getByText(t('claims:month.own')).first()).toBeVisible();
    await expectAccessible(page);
    await expectNothingCut(page);
    await shot(page, 'month');
  });
}
