import { expect } from '@playwright/test';
import { inCustomerWords } from '../packages/web/src/features/spa/customerWording.ts';
import { accounts } from './accounts.ts';
import { serviceOf } from './asAdministrator.ts';
import { saveEntry } from './ask.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { diagnosed, ordered, paid, received } from './visit/arranged.ts';
import { agree, openVisit, stillDue, visitAct } from './visit/cashier.ts';
import { atWork, openTab, type Person, showList } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

/** A package of two services with a price of its own, by its code. */
async function packageOf(name: string): Promise<string> {
  const MaGoiDichVu = `GS${String(Date.now()).slice(-8)}`;
  const ids = await Promise.all(['XN-CBC', 'SA-BUNG'].map(async (code) => (await serviceOf(code))._id));
  const ChiTiets = ids.map((DichVu_Id) => ({ DichVu_Id, SoLuong: '1' }));
  const input = { MaGoiDichVu, TenGoiDichVu: name, GiaGoi: '200000', ChiTiets };
  await saveEntry(accounts.ADMINISTRATOR, 'GoiDichVu', { input });
  return MaGoiDichVu;
}

/** The texts of a desk in the words of a spa. */
const inSpa = (person: Person): Person => ({
  ...person,
  t: (key) => new RegExp(inCustomerWords(person.t(key).source)),
});

/** What stands beside the bill, which a phone has behind a tab. */
async function beside(person: Person, look: () => Promise<void>): Promise<void> {
  if (person.device === 'narrow') await openTab(person, 'common:context');
  await look();
  if (person.device === 'narrow') await openTab(person, 'common:task');
}

for (const [device, language] of [
  ['wide', 'vi'],
  ['narrow', 'en'],
] as const) {
  test(`a deposit of a customer pays a package, and the account says what is left (${device}, ${language})`, async ({
    browser,
  }) => {
    const name = `Gói dưỡng da ${Date.now()}`;
    const code = await packageOf(name);
    const who = newcomer('Lý', 'Gói');
    const visit = await received(who);
    await paid(visit);
    await diagnosed(who, 'L70.0');
    const desk = inSpa(await atWork(browser, 'thungan1', device, language));
    const { page } = desk;
    await page.goto(`${device === 'narrow' ? '/his/m' : '/his'}/vien-phi-ngoai-tru-spa`);
    await openVisit(desk, who.name);

    await visitAct(desk, 'tamUng');
    await page.locator('#money-amount').fill('500000');
    await agree(desk);
    await ordered(who, visit, code);
    await expect.poll(() => stillDue(desk)).toBe(200_000);
    const account = page.getByRole('region', { name: /Tài khoản khách hàng|The customer's account/ });
    const bought = page.getByRole('article', { name });
    await beside(desk, async () => {
      await expect(account).toContainText('500.000');
      await expect(account).toContainText('200.000');
      await expect(bought).toContainText('200.000');
    });

    await visitAct(desk, 'hachToan');
    await expect.poll(() => stillDue(desk)).toBe(0);
    await beside(desk, async () => {
      await expect(account).toContainText('300.000');
      await expect(bought.locator('.due')).toHaveCount(0);
      await expect(page.locator('#screen')).not.toContainText(
        /BHYT|bảo hiểm|insur|người bệnh|bệnh nhân|\bpatient|tạm ứng|\badvance/i,
      );
      await expectNothingCut(page);
      await expectAccessible(page);
      if (process.env['SEN_SHOTS'])
        await page.screenshot({ path: `${process.env['SEN_SHOTS']}/spaFees-${device}-account.png` });
    });
    await expect(page.locator('#screen')).not.toContainText(/BHYT|bảo hiểm|insur/i);
    await expectNothingCut(page);
    await expectAccessible(page);
    if (process.env['SEN_SHOTS'])
      await page.screenshot({ path: `${process.env['SEN_SHOTS']}/spaFees-${device}.png` });

    // what is left of the deposit goes back
    await visitAct(desk, 'hoanUng');
    await agree(desk);
    await beside(desk, async () => {
      await expect(account).not.toContainText('300.000');
    });
    await showList(desk);
    await expect(page.locator('.work-row').first()).not.toContainText(/BHYT|insur/i);
  });
}
