import { type Browser, expect, type Page } from '@playwright/test';
import { browserThatSees } from './cameraPicture.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { atWork, type Person } from './visit/person.ts';
import { insuranceCard, newcomer } from './visit/reception.ts';

let browser: Browser;
test.afterEach(() => browser.close());

/** The button beside the list, the finder or the search box that opens the camera. */
function cameraButton({ page, t }: Person) {
  return page.locator('#screen').getByRole('button', { name: t('common:scanWithCamera') });
}

/** Keeps hold of each camera that the page opens from here on. */
async function watchCameras(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      Object.assign(window, { lastCamera: stream });
      return stream;
    };
  });
  await page.reload();
  return () =>
    page.evaluate(() => {
      const { lastCamera } = window as { lastCamera?: MediaStream }; // set above
      return lastCamera?.getTracks().map((track) => track.readyState) ?? [];
    });
}

test('the camera reads an insurance card at reception by one key, and is let go of', async () => {
  const who = newcomer('Đặng', 'Vy');
  browser = await browserThatSees(insuranceCard(who));
  const desk = await atWork(browser, 'tiepdon', 'wide', 'vi');
  const { page } = desk;
  const cameras = await watchCameras(page);
  await expect(cameraButton(desk)).toBeVisible();
  // looked for at each picture: it may have read the card and be gone when it is asked for afterwards
  const opened = page.waitForFunction(
    (title) => new RegExp(title).test(document.querySelector('dialog[open] h2')?.textContent ?? ''),
    desk.t('scan:title').source,
  );
  await page.keyboard.press('Alt+c');
  await opened;
  await expect(page.locator('#TenBenhNhan')).toHaveValue(new RegExp(who.name, 'i'));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(cameras).toEqual(['ended']);
});

test('on a phone the camera reads a patient code into the list, and closing it lets go of the camera', async () => {
  browser = await browserThatSees('25.000001');
  const desk = await atWork(browser, 'quantri', 'narrow', 'en');
  const { page } = desk;
  const cameras = await watchCameras(page);
  await cameraButton(desk).click();
  await expect(page.getByRole('textbox', { name: desk.t('patients:searchHint') })).toHaveValue('25.000001');
  await expect.poll(cameras).toEqual(['ended']);
});

test('a closed dialog lets go of the camera that saw nothing', async () => {
  browser = await browserThatSees(null);
  const desk = await atWork(browser, 'duoc', 'narrow', 'vi');
  const { page } = desk;
  const cameras = await watchCameras(page);
  await cameraButton(desk).click();
  await expect(page.getByText(desk.t('scan:state.looking'))).toBeVisible();
  await expectAccessible(page);
  await expectNothingCut(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(cameras).toEqual(['ended']);
});

test('a refused camera is said, with what to do instead', async () => {
  browser = await browserThatSees('25.000001');
  const desk = await atWork(browser, 'ktvxn', 'narrow', 'vi');
  const { page, t } = desk;
  // a browser without windows has nobody to ask: it would say that it has no cameras
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await cameraButton(desk).click();
  await expect(page.getByRole('alert').getByText(t('scan:state.denied'))).toBeVisible();
  await expect(page.getByLabel(t('scan:photo'))).toBeAttached();
  await expectAccessible(page);
});
