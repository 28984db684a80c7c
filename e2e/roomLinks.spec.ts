import { expect, type Page, test } from '@playwright/test';
import { ask } from './asAdministrator.ts';
import { expectDraft } from './drafts.ts';
import { told } from './notices.ts';
import { whileOnItsWay } from './onItsWay.ts';
import { searched } from './rows.ts';
import { accounts, expectAccessible, expectNothingCut, openDevice, signIn } from './steps.ts';

async function openRoom(page: Page, narrow: boolean, room = 'PK09') {
  await page.goto(`/his${narrow ? '/m' : ''}/he-thong-danh-muc/Node`);
  await (await searched(page, room)).click();
  return page.getByRole('region', { name: 'Liên kết' });
}

for (const device of ['wide', 'narrow'] as const) {
  test(`links that were chosen for a room and not saved are still there after a reload, ${device}`, async ({
    browser,
  }) => {
    const page = await openDevice(browser, device);
    await signIn(page, accounts.ADMINISTRATOR);
    const links = await openRoom(page, device === 'narrow');
    const services = links.getByRole('combobox', { name: 'Dịch vụ thực hiện tại đây' });
    await services.fill('TT-CATCHI');
    await page.getByRole('option', { name: /TT-CATCHI/ }).click();
    await page.keyboard.press('Escape');
    await expect(links.getByRole('button', { name: 'Lưu' })).toBeVisible();
    await expectDraft(page, 'room-links/services');

    await page.reload();
    const again = await openRoom(page, device === 'narrow');
    await expect(again).toContainText('TT-CATCHI');
    await expect(again.getByRole('button', { name: 'Lưu' })).toBeVisible();
    await expectAccessible(page);
    await expectNothingCut(page);
    await again.getByRole('button', { name: 'Bỏ nội dung này' }).click();
    await expect(again).not.toContainText('TT-CATCHI');
    await expect(again.getByRole('button', { name: 'Lưu' })).toHaveCount(0);
  });
}

/** A service as the list has it. */
async function serviceOf(
  page: Page,
  code: string,
): Promise<{ _id: string; version: number; PhongThucHien_Ids: string[] }> {
  const { entries } = await ask(page, 'SearchDM_DichVu', { searchString: code, limit: 1 }, 'main');
  return entries[0];
}

/** Sets the rooms of a service as its own page does. */
async function setRooms(page: Page, code: string, rooms: readonly string[]) {
  const { _id: id, version } = await serviceOf(page, code);
  await ask(page, 'UpdateDM_DichVu', { id, input: { version, PhongThucHien_Ids: [...rooms] } }, 'main');
}

async function roomId(page: Page, code: string): Promise<string> {
  const { entries } = await ask(page, 'SearchNode', { searchString: code, limit: 1 }, 'auth');
  return entries[0]._id;
}

test('a room whose services change on their own page meanwhile loses none of them', async ({ browser }) => {
  const page = await openDevice(browser, 'wide');
  await signIn(page, accounts.ADMINISTRATOR);
  const room = await roomId(page, 'PK08');
  const [other, mine] = ['TT-KHAU', 'TT-KHIDUNG'];
  const kept = { other: await serviceOf(page, other), mine: await serviceOf(page, mine) };
  const links = await openRoom(page, false, 'PK08');
  await links.getByRole('combobox', { name: 'Dịch vụ thực hiện tại đây' }).fill(mine);
  await page.getByRole('option', { name: new RegExp(mine) }).click();
  await page.keyboard.press('Escape');

  await setRooms(page, other, [...kept.other.PhongThucHien_Ids, room]);
  await links.getByRole('button', { name: 'Lưu' }).click();
  await told(page, 'Đã gộp với thay đổi của bạn', { kind: 'warning' });
  await expect(links).toContainText(other);
  await expect(links).toContainText(mine);
  await expect(links.getByRole('button', { name: 'Lưu' })).not.toHaveAttribute('aria-busy', 'true');
  await links.getByRole('button', { name: 'Lưu' }).click();
  await told(page, 'Đã lưu');
  await expect(links.getByRole('button', { name: 'Lưu' })).toHaveCount(0);
  for (const code of [other, mine])
    await expect.poll(async () => (await serviceOf(page, code)).PhongThucHien_Ids).toContain(room);

  await setRooms(page, other, kept.other.PhongThucHien_Ids);
  await setRooms(page, mine, kept.mine.PhongThucHien_Ids);
  // the open page of the room hears of it
  await expect(links).not.toContainText(other);
  await expect(links).not.toContainText(mine);
});

test('a service whose room takes it meanwhile asks before it writes over that', async ({ browser }) => {
  const page = await openDevice(browser, 'wide');
  await signIn(page, accounts.ADMINISTRATOR);
  const [room, code] = [await roomId(page, 'PK07'), 'TT-THAYBANG'];
  const { _id, PhongThucHien_Ids } = await serviceOf(page, code);
  await page.goto(`/his/he-thong-danh-muc/DM_DichVu?muc=${_id}`);
  const note = page.locator('.entry-page').getByLabel('Ghi chú', { exact: true });
  await note.fill('Thay băng tại phòng khám');

  const { lienKetPhongBan } = await ask(page, 'RoomLinks', { room }, 'main');
  const seen: string[] = lienKetPhongBan.DichVu_Ids;
  await ask(page, 'SetRoomServices', { room, ids: [...seen, _id], seen }, 'main');
  await page.keyboard.press('Control+s');
  const question = page.getByRole('dialog', { name: 'Bản ghi vừa được người khác sửa' });
  await expect(question).toContainText('Phòng thực hiện');
  await question.getByRole('button', { name: 'Lưu phần đã chọn' }).click();
  await expect(question).toHaveCount(0);
  await told(page, 'Đã lưu'); // the room is there already: its own act put it there
  expect((await serviceOf(page, code)).PhongThucHien_Ids).toEqual([...PhongThucHien_Ids, room]);
  await expect(note).toHaveValue('Thay băng tại phòng khám');

  await setRooms(page, code, PhongThucHien_Ids);
});

test('what is chosen for a room while its links are saved is not taken back by that save', async ({
  browser,
}) => {
  const page = await openDevice(browser, 'wide');
  await signIn(page, accounts.ADMINISTRATOR);
  const room = await roomId(page, 'PK06');
  const [first, second] = ['TT-APXE', 'TT-KHIDUNG'];
  const unlink = async (code: string) => {
    const { PhongThucHien_Ids } = await serviceOf(page, code);
    if (PhongThucHien_Ids.includes(room))
      await setRooms(
        page,
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
  await told(page, 'Đã lưu');
  expect((await serviceOf(page, first)).PhongThucHien_Ids).toContain(room);
  await expect(save).not.toHaveAttribute('aria-busy', 'true');
  await expect(links).toContainText(second);
  await save.click();
  await told(page, 'Đã lưu');
  await expect(save).toHaveCount(0);
  for (const code of [first, second])
    await expect.poll(async () => (await serviceOf(page, code)).PhongThucHien_Ids).toContain(room);
  for (const code of [first, second]) await unlink(code);
});
