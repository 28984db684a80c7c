import { expect, type Page } from '@playwright/test';
import {
  RoomLinksDocument,
  SetRoomServicesDocument,
} from '../packages/web/src/features/organisation/roomLinks.main.gen.ts';
import { accounts } from './accounts.ts';
import { nodeId, serviceOf, setRooms } from './asAdministrator.ts';
import { ask } from './ask.ts';
import { expectDraft } from './drafts.ts';
import { expectNotice } from './notices.ts';
import { whileOnItsWay } from './onItsWay.ts';
import { openAs } from './openAs.ts';
import { searched } from './rows.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';

async function openRoom(page: Page, narrow: boolean, room = 'PK09') {
  await page.goto(`/his${narrow ? '/m' : ''}/he-thong-danh-muc/Node`);
  await (await searched(page, room)).click();
  return page.getByRole('region', { name: 'Liên kết' });
}

test('on a phone links that were chosen for a room and not saved are still there after a reload', async ({
  browser,
}) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR, 'narrow');
  const links = await openRoom(page, true);
  const services = links.getByRole('combobox', { name: 'Dịch vụ thực hiện tại đây' });
  await services.fill('TT-CATCHI');
  await page.getByRole('option', { name: /TT-CATCHI/ }).click();
  await page.keyboard.press('Escape');
  await expect(links.getByRole('button', { name: 'Lưu' })).toBeVisible();
  await expectDraft(page, 'room-links/services');

  await page.reload();
  const again = await openRoom(page, true);
  await expect(again).toContainText('TT-CATCHI');
  await expect(again.getByRole('button', { name: 'Lưu' })).toBeVisible();
  await expectAccessible(page);
  await expectNothingCut(page);
  await again.getByRole('button', { name: 'Bỏ nội dung này' }).click();
  await expect(again).not.toContainText('TT-CATCHI');
  await expect(again.getByRole('button', { name: 'Lưu' })).toHaveCount(0);
});

test('a room whose services change on their own page meanwhile loses none of them', async ({ browser }) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  const room = await nodeId('PK08');
  const [other, mine] = ['TT-KHAU', 'TT-KHIDUNG'];
  const kept = { other: await serviceOf(other), mine: await serviceOf(mine) };
  const links = await openRoom(page, false, 'PK08');
  await links.getByRole('combobox', { name: 'Dịch vụ thực hiện tại đây' }).fill(mine);
  await page.getByRole('option', { name: new RegExp(mine) }).click();
  await page.keyboard.press('Escape');

  await setRooms(other, [...kept.other.PhongThucHien_Ids, room]);
  await links.getByRole('button', { name: 'Lưu' }).click();
  await expectNotice(page, 'Đã gộp với thay đổi của bạn', { kind: 'warning' });
  await expect(links).toContainText(other);
  await expect(links).toContainText(mine);
  await expect(links.getByRole('button', { name: 'Lưu' })).not.toHaveAttribute('aria-busy', 'true');
  await links.getByRole('button', { name: 'Lưu' }).click();
  await expectNotice(page, 'Đã lưu');
  await expect(links.getByRole('button', { name: 'Lưu' })).toHaveCount(0);
  for (const code of [other, mine])
    await expect.poll(async () => (await serviceOf(code)).PhongThucHien_Ids).toContain(room);

  await setRooms(other, kept.other.PhongThucHien_Ids);
  await setRooms(mine, kept.mine.PhongThucHien_Ids);
  // the open page of the room hears of it
  await expect(links).not.toContainText(other);
  await expect(links).not.toContainText(mine);
});

test('a service whose room takes it meanwhile keeps that, and what is typed in it', async ({ browser }) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  const [room, code] = [await nodeId('PK07'), 'TT-THAYBANG'];
  const { _id, PhongThucHien_Ids } = await serviceOf(code);
  await page.goto(`/his/he-thong-danh-muc/DM_DichVu?muc=${_id}`);
  const note = page.locator('.entry-page').getByLabel('Ghi chú', { exact: true });
  await note.fill('Thay băng tại phòng khám');

  const { lienKetPhongBan } = await ask(accounts.ADMINISTRATOR, RoomLinksDocument, { room });
  const seen = lienKetPhongBan.DichVu_Ids;
  await ask(accounts.ADMINISTRATOR, SetRoomServicesDocument, { room, ids: [...seen, _id], seen });
  await page.keyboard.press('Control+s');
  await expectNotice(page, 'Đã lưu'); // nobody changed the rooms here: theirs come in without a question
  expect((await serviceOf(code)).PhongThucHien_Ids).toEqual([...PhongThucHien_Ids, room]);
  await expect(note).toHaveValue('Thay băng tại phòng khám');

  await setRooms(code, PhongThucHien_Ids);
});

test('what is chosen for a room while its links are saved is not taken back by that save', async ({
  browser,
}) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  const room = await nodeId('PK06');
  const [first, second] = ['TT-APXE', 'TT-KHIDUNG'];
  const unlink = async (code: string) => {
    const { PhongThucHien_Ids } = await serviceOf(code);
    if (PhongThucHien_Ids.includes(room))
      await setRooms(
        code,
        PhongThucHien_Ids.filter((id) => id !== room),
      );
  };
  for (const code of [first, second]) await unlink(code);
  const links = await openRoom(page, false, 'PK06');
  const choose = async (code: string) => {
    await links.getByRole('combobox', { name: 'Dịch vụ thực hiện tại đây' }).fill(code);
    await page.getByRole('option', { name: new RegExp(code) }).click();
    await page.keyboard.press('Escape');
  };
  const save = links.getByRole('button', { name: 'Lưu' });
  await choose(first);
  await whileOnItsWay(
    page,
    'SetRoomServices',
    () => save.click(),
    () => choose(second),
  );
  await expectNotice(page, 'Đã lưu');
  expect((await serviceOf(first)).PhongThucHien_Ids).toContain(room);
  await expect(save).not.toHaveAttribute('aria-busy', 'true');
  await expect(links).toContainText(second);
  await save.click();
  await expectNotice(page, 'Đã lưu');
  await expect(save).toHaveCount(0);
  for (const code of [first, second])
    await expect.poll(async () => (await serviceOf(code)).PhongThucHien_Ids).toContain(room);
  for (const code of [first, second]) await unlink(code);
});
