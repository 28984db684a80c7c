import { expect } from '@playwright/test';
import { accounts } from './accounts.ts';
import { openAs } from './openAs.ts';
import { test } from './test.ts';
import { diagnosed, ended, examined, paid, prescribed, received, receivedAgain } from './visit/arranged.ts';
import { atWork, choose, expectDone, openLine, openTab } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

test('an old prescription is copied: what its drugs do with others and with an allergy is told and wants a reason, which the log keeps', async ({
  browser,
}) => {
  const who = newcomer('Trịnh', 'Sao');
  const first = await received(who);
  await paid(first);
  await diagnosed(who, 'J02.9');
  await prescribed(who, 'T008'); // ibuprofen
  await ended(who);
  await paid(await receivedAgain(first));
  await diagnosed(who, 'I48.9');

  const doctor = await atWork(browser, 'bsnoi1', 'wide', 'en');
  const { page, t } = doctor;
  await openTab(doctor, 'examination:tab.DangKham');
  await openLine(doctor, who.name);
  await page.getByLabel(t('examination:field.TienSuDiUng')).first().fill('Ibuprofen');
  await page.keyboard.press('Control+s');
  await expect.poll(() => examined(who)).toMatchObject({ TienSuDiUng: 'Ibuprofen' });
  await openTab(doctor, 'examination:prescriptionTab');
  await choose(doctor, t('prescriptions:search'), 'warfarin', /warfarin/i);
  await page.getByLabel(t('prescriptions:time.Sang')).first().fill('1');
  await page
    .locator('.exam-past')
    .getByRole('button', { name: t('examination:copy') })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: t('prescriptions:suggest.title') });
  await expect(dialog).toContainText(t('prescriptions:class.PossibleAllergy'));
  await expect(dialog).toContainText(t('prescriptions:class.Major'));
  const line = dialog.getByRole('checkbox', { name: /Ibuprofen/ });
  await expect(line).not.toBeChecked();
  await line.check();
  await dialog.getByRole('button', { name: t('common:suggest.add') }).click();
  await expect(page.locator('.drug-grid tbody tr')).toHaveCount(2);

  const save = page.getByRole('button', { name: t('prescriptions:save') }).first();
  await expect(save).toBeDisabled();
  for (const kind of ['PossibleAllergy', 'Major', 'Duplication']) {
    const warning = page.locator('.drug-warning', { hasText: t(`prescriptions:class.${kind}`) });
    await warning.getByRole('textbox').first().fill(`Taken before without harm (${kind})`);
  }
  await save.click();
  await expectDone(doctor, 'prescriptions:saved');

  const admin = await openAs(browser, accounts.ADMINISTRATOR, 'wide', 'en');
  await admin.goto(`/his/lich-su-thao-tac?benhNhan=${first.BenhNhan_Id}`);
  const acts = admin.getByRole('listbox', { name: 'Acts' });
  await acts.getByRole('option').filter({ hasText: 'Prescription' }).first().click();
  for (const kind of ['PossibleAllergy', 'Major', 'Duplication'])
    await expect(admin.getByRole('article')).toContainText(`Taken before without harm (${kind})`);
});
