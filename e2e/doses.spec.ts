import { expect } from '@playwright/test';
import type { WriteEntryMutationVariables } from '../packages/web/src/features/treatment/sheet.main.gen.ts';
import { WriteEntryDocument } from '../packages/web/src/features/treatment/sheet.main.gen.ts';
import { ask, password, searchEntries } from './ask.ts';
import { expectNotice } from './notices.ts';
import { openAs } from './openAs.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { newcomer } from './visit/reception.ts';
import { takenIn, wardNurse } from './visit/ward.ts';

const wardDoctor = 'bsnoitru';
type Line = NonNullable<WriteEntryMutationVariables['input']['thuocs']>[number];

/** Orders of drugs of a stay by their codes, once and now unless they say otherwise. */
async function ordersOf(NhapVien_Id: string, drugs: Record<string, Line>): Promise<void> {
  const [route] = await searchEntries(wardDoctor, 'DuongDung', '1.01');
  const lines = Object.entries(drugs).map(async ([code, more]) => {
    const [drug] = await searchEntries(wardDoctor, 'Duoc', code);
    const of = { Duoc_Id: drug?._id ?? null, DuongDung_Id: route?._id ?? null, Lieu: '1' };
    return { ...of, CachDung: 'MotLan' as const, ...more };
  });
  const said = { NhapVien_Id, TinhTrang: 'OnDinh' as const, DienBien: 'Đau nhiều sau mổ' };
  const input = { requestId: crypto.randomUUID(), ...said, thuocs: await Promise.all(lines) };
  await ask(wardDoctor, WriteEntryDocument, { input });
}

test('at the bedside a dose is given with two persons, another one is not given, an infusion runs and ends (narrow)', async ({
  browser,
}) => {
  const who = newcomer('Đinh', 'Thuốc Giường');
  const { stay } = await takenIn(who);
  const asNeeded = { LyDoKhiCan: 'Sốt trên 38,5', ToiDa24h: 4, CachGio: '6' };
  await ordersOf(stay, {
    T006: {},
    T008: {},
    T023: { TheTich: '500', SoPhut: 240 },
    T001: { CachDung: 'KhiCan', ...asNeeded },
  });
  const page = await openAs(browser, wardNurse, 'narrow');
  await page.goto('/his/m/thuc-hien-thuoc');
  const card = page.locator('.dose-card', { hasText: new RegExp(who.name, 'i') });
  await expect(card).toContainText('3 đến giờ');
  await expectAccessible(page);
  await expectNothingCut(page);
  await card.click();
  const line = (drug: RegExp) => page.locator('.dose-line', { hasText: drug });
  await expect(line(/Morphin/)).toContainText('Hai người: Thuốc gây nghiện');
  await expectAccessible(page);
  await expectNothingCut(page);

  // a wrong wristband stops the nurse, and nobody stands by yet
  await line(/Morphin/)
    .getByRole('button', { name: 'Dùng thuốc' })
    .click();
  const giving = page.getByRole('dialog', { name: /Morphin/ });
  await giving.getByLabel('Mã trên vòng tay').fill('99999999');
  await giving.getByRole('button', { name: 'Dùng thuốc' }).click();
  await expect(giving).toContainText('Vòng tay không phải của người bệnh này');
  await giving.getByLabel('Mã trên vòng tay').fill('');
  await giving.getByLabel('Lý do không quét').fill('Mất vòng tay');
  await giving.getByRole('button', { name: 'Dùng thuốc' }).click();
  await expect(giving).toContainText('Cần người thứ hai xác nhận');
  await expectAccessible(page);
  await giving.getByLabel('Tên đăng nhập').fill(wardDoctor);
  await giving.getByLabel('Mật khẩu').fill(password);
  await giving.getByRole('button', { name: 'Dùng thuốc' }).click();
  await expectNotice(page, /đã dùng Morphin/);
  await expect(line(/Morphin/)).toContainText('Đã dùng');

  await line(/Ibuprofen/)
    .getByRole('button', { name: 'Không dùng' })
    .click();
  const refusing = page.getByRole('dialog', { name: /Không dùng Ibuprofen/ });
  await refusing.getByRole('button', { name: 'Nôn' }).click();
  await expectAccessible(page);
  await refusing.getByRole('button', { name: 'Không dùng' }).click();
  await expect(line(/Ibuprofen/)).toContainText('Nôn');

  await line(/Natri clorid/)
    .getByRole('button', { name: 'Bắt đầu truyền' })
    .click();
  const infusing = page.getByRole('dialog', { name: /Natri clorid/ });
  await infusing.getByLabel('Lý do không quét').fill('Mất vòng tay');
  await infusing.getByRole('button', { name: 'Bắt đầu truyền' }).click();
  await expect(line(/Natri clorid/)).toContainText('Đang truyền');
  await line(/Natri clorid/)
    .getByRole('button', { name: 'Kết thúc truyền' })
    .click();
  const ending = page.getByRole('dialog', { name: /Kết thúc truyền/ });
  await ending.getByLabel(/Thể tích/).fill('480');
  await ending.getByRole('button', { name: 'Kết thúc truyền' }).click();
  await expect(line(/Natri clorid/)).toContainText('480 ml');

  // what is given as needed waits for its hours
  const needed = page.getByRole('region', { name: 'Khi cần' });
  await needed.getByRole('button', { name: 'Dùng thuốc' }).click();
  const paracetamol = page.getByRole('dialog', { name: /Paracetamol/ });
  await paracetamol.getByLabel('Lý do không quét').fill('Mất vòng tay');
  await paracetamol.getByRole('button', { name: 'Dùng thuốc' }).click();
  await expect(needed).toContainText('Được dùng lại từ');
  await expect(needed.getByRole('button', { name: 'Dùng thuốc' })).toBeDisabled();
  await expectNothingCut(page);

  // the page of the stay has it as a chart, and what was taken back is struck through
  const wide = await openAs(browser, wardNurse);
  await wide.goto('/his/thuc-hien-thuoc');
  await wide.locator('.dose-card', { hasText: new RegExp(who.name, 'i') }).click();
  await wide
    .locator('.dose-line', { hasText: /Ibuprofen/ })
    .getByRole('button', { name: 'Thu hồi' })
    .click();
  const taking = wide.getByRole('dialog', { name: /Thu hồi Ibuprofen/ });
  await taking.getByRole('button', { name: 'Ghi nhầm người bệnh' }).click();
  await taking.getByRole('button', { name: 'Thu hồi' }).click();
  await expect(wide.locator('.dose-line', { hasText: /Ibuprofen/ })).toContainText('Đến giờ');
  await expectAccessible(wide);
  await expectNothingCut(wide);
  await wide.goto(`/his/kham-benh-noi-tru?id=${stay}`);
  await wide.getByRole('tab', { name: 'Thuốc', exact: true }).click();
  const chart = wide.getByRole('table');
  await expect(chart.getByRole('row', { name: /Morphin/ })).toContainText('✓');
  await expect(chart.locator('.dose-chip.gone')).toHaveCount(1);
  await expectAccessible(wide);
});
