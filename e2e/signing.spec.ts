import { expect } from '@playwright/test';
import { MyInfoDocument } from '../packages/web/src/session/me.auth.gen.ts';
import { ask, saveEntry, searchEntries, sessionOf } from './ask.ts';
import { told } from './notices.ts';
import { expectAccessible } from './steps.ts';
import { siteBase, test } from './test.ts';
import { diagnosed, paid, prescribed, received } from './visit/arranged.ts';
import { atWork, find, openTab } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

/** A picture of one point. */
const point = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** The doctor has a specimen of the signature. */
async function specimenOf(username: string): Promise<void> {
  const { token, cookie } = await sessionOf('quantri');
  const body = new FormData();
  body.append('file', new Blob([point], { type: 'image/png' }), 'chu-ky.png');
  const answer = await fetch(`${siteBase()}/api/catalogue/NhanVien/pictures/ChuKy`, {
    method: 'POST',
    headers: { 'access-token': token, cookie: Object.values(cookie).join('=') },
    body,
  });
  const { data } = (await answer.json()) as { data: { _id: string } }; // as the server's route answers
  const { myInfo } = await ask(username, MyInfoDocument, {});
  const [staff] = await searchEntries('quantri', 'NhanVien', myInfo.employee?.MaNhanVien ?? '');
  const input = { version: staff?.version ?? null, ChuKy: data._id };
  await saveEntry('quantri', 'NhanVien', { id: staff?._id ?? '', input });
}

test('a prescription is signed in its preview by the picture of a signature', async ({ browser }) => {
  await specimenOf('bsnoi1');
  const who = newcomer('Tống', 'Ký');
  const visit = await received(who);
  await paid(visit);
  await diagnosed(who, 'J02.9');
  await prescribed(who, 'paracetamol');
  const doctor = await atWork(browser, 'bsnoi1', 'wide', 'vi');
  await openTab(doctor, 'examination:tab.DangKham');
  await (await find(doctor, who.name)).first().click();
  await openTab(doctor, 'examination:prescriptionTab');
  await doctor.page
    .locator('.saved-prescription')
    .getByRole('button', { name: /^\S+-c$/ })
    .click();
  const paper = doctor.page.getByRole('dialog');
  await expect(paper.locator('.sign-places')).toContainText(doctor.t('signing:notSigned'));
  await expectAccessible(doctor.page);
  await paper.getByRole('button', { name: 'Ký', exact: true }).click();
  await told(doctor.page, doctor.t('signing:signed'));
  await expect(paper.locator('.sign-places')).toContainText(/đã ký lúc/);
});
