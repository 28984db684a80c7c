import { expect, type Locator, type Page } from '@playwright/test';
import { modalityAt, newUid, slice } from '../packages/server/src/features/dicom/testPictures.ts';
import { accounts } from './accounts.ts';
import { saveEntry, searchEntries } from './ask.ts';
import { openAs } from './openAs.ts';
import { siteBase } from './siteBase.ts';
import { chooseInBar, expectAccessible, expectNothingCut, openDevice } from './steps.ts';
import { dicomPort, test } from './test.ts';
import { textsOf } from './texts.ts';
import { orderedAndPaid } from './visit/doctor.ts';
import { expectDone, find, openLine, openTab, showList } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

test('a study that a modality sent is opened, gone through, measured, and its measure is there for the next reader', async ({
  browser,
}) => {
  const [room] = await searchEntries<{ _id: string; version: number }>(
    accounts.ADMINISTRATOR,
    'Node',
    'HA02',
  );
  await saveEntry(accounts.ADMINISTRATOR, 'MayDICOM', {
    input: { MaAE: 'CTXEM', TenMayDICOM: 'CT xem ảnh', LoaiMay: 'CT', PhongBan_Ids: [room?._id] },
  });
  const of = { study: newUid(), series: newUid(), patient: 'XEM1' };
  const ct = modalityAt(dicomPort, 'CTXEM');
  await expect(async () => expect(await ct.echo()).toEqual([0])).toPass();
  const count = 12;
  await ct.store(...Array.from({ length: count }, (_, n) => slice(of, n, count)));

  const t = textsOf('vi');
  const page = await openAs(browser, 'bshinhanh');
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  let engine = () => {};
  const held = new Promise<void>((resolve) => (engine = resolve));
  await page.route(/\/pictures-[\w-]+\.js$/, (route) => held.then(() => route.continue()));
  await page.goto(`/his/xem-dicom/${of.study}`);
  const look = page.locator('.viewer-pane[data-look=first] .viewer-look');
  await expect(look).toBeVisible();
  const looked = await drawn(look);
  engine();
  const seen = page.locator('.viewer-pane[data-seen=seen]');
  await expect(seen).toBeVisible();
  await expect(look).toHaveCount(0);
  expect(await drawn(page.locator('.cornerstone-canvas'))).toEqual(looked);
  const pictures = asked.filter((path) => /\/instances\/[\d.]+$/.test(path));
  expect(new Set(pictures).size).toBe(pictures.length);
  const place = page.locator('.viewer-stack output');
  await page.keyboard.press('ArrowDown');
  await expect(place).toHaveText(`2 / ${count}`);
  await page.keyboard.press('End');
  await expect(place).toHaveText(`${count} / ${count}`);
  await page.getByRole('button', { name: t('dicomViewer:preset.lung') }).click();
  await expect(seen).toContainText('C -600 · W 1500');

  await page.getByRole('button', { name: t('dicomViewer:tool.length') }).click();
  const box = await page.locator('.viewer-canvas').boundingBox();
  if (!box) throw new Error('no picture');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const kept = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('SaveDrawings') ?? false,
  );
  await page.mouse.move(x - 60, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 5 });
  await page.mouse.up();
  await expect(seen.locator('.svg-layer')).toContainText(/\d mm/);
  expect((await kept).ok()).toBe(true);

  await page.reload();
  await expect(seen).toBeVisible();
  await expect(seen.locator('.svg-layer')).not.toContainText(/\d mm/);
  await page.keyboard.press('End');
  await expect(seen.locator('.svg-layer')).toContainText(/\d mm/);
});

test('an X-ray is on the worklist of its modality, its picture at the desk, in the report, with the doctor and on the page of the patient', async ({
  browser,
}) => {
  const [room] = await searchEntries<{ _id: string; version: number }>(
    accounts.ADMINISTRATOR,
    'Node',
    'HA01',
  );
  await saveEntry(accounts.ADMINISTRATOR, 'MayDICOM', {
    input: { MaAE: 'XQNGUC', TenMayDICOM: 'X-quang ngực', LoaiMay: 'DX', PhongBan_Ids: [room?._id] },
  });
  const who = newcomer('Lê', 'Chụp', 1958);
  const doctor = await orderedAndPaid(browser, who, {
    disease: 'J20.9',
    typed: 'X-quang ngực',
    code: 'HA-XQNGUC',
  });
  const modality = modalityAt(dicomPort, 'XQNGUC');
  await expect(async () => expect(await modality.echo()).toEqual([0])).toPass();
  const last = plain(who.name).split(' ').at(-1) ?? '';
  const line = (await modality.worklist()).find((one) =>
    plain(JSON.stringify(one['PatientName'])).includes(last),
  );
  const accession = String(line?.['AccessionNumber']);
  const of = { study: newUid(), series: newUid(), patient: String(line?.['PatientID']), accession };
  expect(await modality.store(slice(of, 0, 1))).toEqual([0]);

  const t = textsOf('vi');
  const page = await openAs(browser, 'bshinhanh');
  const reader = { page, t, device: 'wide' } as const;
  await page.goto('/his/chan-doan-hinh-anh');
  await chooseInBar(page, t('shell:department'), 'Phòng X-quang');
  await openLine(reader, who.name);
  await page.getByRole('button', { name: t('readings:begin') }).click();
  const viewer = await opened(page, page.getByRole('region', { name: t('dicom:ofSlip') }));
  await viewer.getByRole('button', { name: t('dicomViewer:toReport') }).click();
  await expect(viewer.getByText(t('dicomViewer:inReport'))).toBeVisible();
  await viewer.close();
  await page.getByRole('combobox', { name: /Mẫu kết luận/ }).click();
  await page.locator('.options:visible [role=option]', { hasText: 'X-quang viêm phế quản' }).click();
  await page.getByRole('button', { name: t('orders:desk.returnResult') }).click();
  await expectDone(reader, 'orders:desk.returned');
  await expect(page.locator('.reading-text img').first()).toBeVisible();

  await showList(doctor);
  await find(doctor, who.name);
  await openLine(doctor, who.name);
  await openTab(doctor, 'examination:resultTab');
  await (await opened(doctor.page, doctor.page.locator('.result-slip'))).close();

  await page.getByRole('button', { name: t('resultLinks:act') }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: t('resultLinks:make'), exact: false })
    .last()
    .click();
  const address = await dialog.getByLabel(t('resultLinks:address'), { exact: true }).inputValue();
  const patient = await openDevice(browser, 'narrow', 'vi');
  await patient.goto(`${siteBase()}${new URL(address).pathname}${new URL(address).hash}`);
  await patient.getByLabel(t('patientResults:factor')).fill('1958');
  await patient.getByRole('button', { name: t('patientResults:open') }).click();
  const shown = await opened(patient, patient.locator('body'), t('patientResults:pictures'));
  await expectAccessible(shown);
  await expectNothingCut(shown);
});

/** Where a canvas stands, and the sum of its greys in squares of a few pixels. */
const drawn = (canvas: Locator) =>
  canvas.evaluate((one: HTMLCanvasElement) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const pixels = one.getContext('2d')?.getImageData(0, 0, one.width, one.height).data ?? [];
    const sums = new Map<string, number>();
    for (let at = 0; at < pixels.length; at += 4) {
      const square = `${Math.floor(((at / 4) % one.width) / 50)} ${Math.floor(at / 4 / one.width / 50)}`;
      sums.set(square, (sums.get(square) ?? 0) + (pixels[at] ?? 0));
    }
    return { x, y, width, height, sums: [...sums.values()] };
  });

/** The viewer that a link within something opens in a tab of its own, with its first picture. */
async function opened(page: Page, within: Locator, name = textsOf('vi')('dicom:view')): Promise<Page> {
  const tab = page.context().waitForEvent('page');
  await within.getByRole('link', { name }).first().click();
  const viewer = await tab;
  await expect(viewer.locator('.viewer-pane[data-seen=seen]')).toBeVisible();
  return viewer;
}

/** A name as a modality may write it. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/đ/gi, 'd')
    .toUpperCase();
