import { expect } from '@playwright/test';
import { modalityAt, newUid, slice } from '../packages/server/src/features/dicom/testPictures.ts';
import { saveEntry, searchEntries } from './ask.ts';
import { openAs } from './openAs.ts';
import { accounts } from './steps.ts';
import { dicomPort, test } from './test.ts';
import { textsOf } from './texts.ts';

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
  await page.goto(`/his/xem-dicom/${of.study}`);
  const seen = page.locator('.viewer-pane[data-seen=seen]');
  await expect(seen).toBeVisible();
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
