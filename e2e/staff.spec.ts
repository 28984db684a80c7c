import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { accounts } from './accounts.ts';
import { expectDraft } from './drafts.ts';
import { expectNotice } from './notices.ts';
import { openAs } from './openAs.ts';
import { searched } from './rows.ts';
import { type Device, expectAccessible, expectNothingCut, type Language, typeAsPerson } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';

const vi = textsOf('vi');
let made = 0;
/** A code of this run. */
const code = () => `E${Date.now().toString(36).toUpperCase()}${made++}`;

/** A picture drawn by the browser itself, as a file that somebody chooses. */
async function picture(
  page: Page,
  width: number,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const drawn = await page.evaluate((wide) => {
    const canvas = document.createElement('canvas');
    canvas.width = wide;
    canvas.height = Math.round(wide / 3);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.lineWidth = wide / 60;
    pen.strokeStyle = '#123';
    pen.beginPath();
    pen.moveTo(wide * 0.1, wide * 0.2);
    pen.bezierCurveTo(wide * 0.3, 0, wide * 0.5, wide * 0.4, wide * 0.9, wide * 0.1);
    pen.stroke();
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, width);
  return { name: 'chu-ky.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') };
}

/** A screen as the administrator sees it. */
async function openAt(
  browser: Browser,
  path: string,
  device: Device = 'wide',
  language: Language = 'vi',
): Promise<Page> {
  const page = await openAs(browser, accounts.ADMINISTRATOR, device, language);
  await page.goto(`/his${device === 'narrow' ? '/m' : ''}${path}`);
  return page;
}

/** Fills in the page of a new member of staff, of this run, and saves it. */
async function newStaff(page: Page, position: string): Promise<Locator> {
  const own = code();
  const entry = page.locator('.entry-page');
  await entry.getByLabel('Mã nhân viên').fill(own);
  await entry.getByLabel('Họ và tên').fill('Nguyễn Thử Chữ Ký');
  await entry.getByRole('combobox', { name: /^\*?Chức vụ$/ }).click();
  await page.getByRole('option', { name: position }).click();
  await save(page, entry);
  await expect(entry.getByRole('heading', { level: 1 })).toContainText(own);
  return entry;
}

/** Saves the entry and waits until the page says so. */
async function save(page: Page, entry: Locator): Promise<void> {
  await entry.locator('.work-actions').getByRole('button', { name: 'Lưu', exact: true }).click();
  await expectNotice(page, vi('catalogue:saved'));
}
const section = (entry: Locator, title: RegExp) =>
  entry.getByRole('region', { name: new RegExp(`^${title.source}$`) });

test('a signature is chosen, kept after a reload, and taken out; a wrong file is told at its field', async ({
  browser,
}) => {
  const page = await openAt(browser, '/nhan-vien?muc=moi');
  const entry = await newStaff(page, 'KTV – Kỹ thuật viên');
  await expect(section(entry, vi('staff:licence')).getByRole('status')).toContainText('phải có');
  const part = section(entry, vi('staff:signature'));
  const input = part.locator('input[type=file]').first();
  await entry.getByLabel('Số điện thoại').fill('0912345678');
  await input.setInputFiles({ name: 'ky.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(part.getByRole('alert')).toContainText('PNG hoặc JPEG');
  await input.setInputFiles({ name: 'ky.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a') });
  await expect(part.getByRole('alert')).toContainText('PNG hoặc JPEG');
  await expect(entry.getByLabel('Số điện thoại')).toHaveValue('0912345678');
  // larger than the server takes: the browser makes it smaller
  await input.setInputFiles(await picture(page, 4000));
  await expect(part.getByRole('alert')).toHaveCount(0);
  await expect(part.getByRole('img')).toBeVisible();
  await expectAccessible(page);
  await save(page, entry);
  await page.reload();
  await expect(section(entry, vi('staff:signature')).getByRole('img')).toBeVisible();
  await expect(entry.getByLabel('Số điện thoại')).toHaveValue('0912345678');
  await part.getByRole('button', { name: vi('picture:remove') }).click();
  await expect(part.getByRole('img')).toHaveCount(0);
});

test('a picture is pasted and dropped where the signature stands', async ({ browser }) => {
  const page = await openAt(browser, '/nhan-vien?muc=moi');
  const part = section(page.locator('.entry-page'), vi('staff:signature'));
  const { buffer } = await picture(page, 300);
  for (const kind of ['paste', 'drop'] as const) {
    await part.locator('.picture-input').evaluate(
      (target, { bytes, how }) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], 'ky.png', { type: 'image/png' }));
        target.dispatchEvent(
          how === 'paste'
            ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
            : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
        );
      },
      { bytes: [...buffer], how: kind },
    );
    await expect(part.getByRole('img')).toBeVisible();
    await part.getByRole('button', { name: vi('picture:remove') }).click();
    await expect(part.getByRole('img')).toHaveCount(0);
  }
});

const cell = (page: Page, label: string, line: number) =>
  page.locator('.quick-table').getByLabel(`${label}, dòng ${line}`, { exact: true });

test('three members of staff are typed with the keyboard alone, each saved with Enter', async ({
  browser,
}) => {
  const page = await openAt(browser, '/nhan-vien-nhanh');
  const rows = page.locator('.quick-table tbody tr');
  const own = code();
  await cell(page, 'Mã nhân viên', 1).fill(`${own}-1`);
  for (const line of [1, 2, 3]) {
    await cell(page, 'Họ và tên', line).focus();
    await page.keyboard.type(`Người ${own} ${line}`);
    if (line > 1) await expect(cell(page, 'Mã nhân viên', line)).toHaveValue(`${own}-${line}`);
    await page.keyboard.press('Tab');
    await typeAsPerson(page, 'KTV');
    await expect(page.getByRole('option', { name: 'KTV – Kỹ thuật viên' })).toBeVisible();
    await page.keyboard.press('Enter');
    await cell(page, 'Số điện thoại', line).focus();
    await page.keyboard.type(line === 2 ? '12' : `091234567${line}`);
    await page.keyboard.press('Enter');
    await expect(cell(page, 'Họ và tên', line + 1)).toBeFocused();
    if (line === 2) await expect(rows.nth(1).getByRole('alert')).toContainText('Số điện thoại không đúng');
    else await expect(rows.nth(line - 1)).toHaveClass('saved');
  }
  await expectAccessible(page);
  // the wrong line is a draft: a reload keeps it, and it is saved once mended
  await cell(page, 'Số điện thoại', 2).fill('0912345672');
  await page.keyboard.press('Enter');
  await expect(rows.nth(1)).toHaveClass('saved');
  await page.goto('/his/nhan-vien');
  await page.locator('.catalogue-table').getByRole('searchbox').fill(own);
  await expect(page.locator('.catalogue-table tbody tr')).toHaveCount(3);
});

test('rows copied from a spreadsheet are pasted, mended and saved; what is not saved is kept', async ({
  browser,
}) => {
  const page = await openAt(browser, '/nhan-vien-nhanh');
  const own = code();
  const copied = [
    [`${own}-1`, 'Lê Dán Một', 'bác sĩ', 'PK01', '0912345678', '000123/HNO'],
    [`${own}-2`, 'Lê Dán Hai', 'Bác sỹ', '', '', ''],
    [`${own}-3`, 'Lê Dán Ba', 'KTV', '', '', ''],
  ];
  const paste = () =>
    cell(page, 'Mã nhân viên', 1).evaluate(
      (target, text) => {
        const data = new DataTransfer();
        data.setData('text/plain', text);
        target.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      },
      copied.map((line) => line.join('\t')).join('\r\n'),
    );
  // without the server nobody knows what is called so: that is said
  await page.route('**/graphql/**', (route) =>
    (route.request().postData() ?? '').includes('"Search') ? route.abort() : route.fallback(),
  );
  await paste();
  await expectNotice(page, 'Không kết nối được máy chủ', { kind: 'error' });
  await page.unroute('**/graphql/**');
  await paste();
  const rows = page.locator('.quick-table tbody tr');
  await expect(cell(page, 'Họ và tên', 3)).toHaveValue('Lê Dán Ba');
  await expect(rows.nth(1).getByRole('alert')).toContainText('Bác sỹ');
  await page.keyboard.press('Control+s');
  await expect(rows.nth(0)).toHaveClass('saved');
  await expect(rows.nth(2)).toHaveClass('saved');
  await expect(rows.nth(1)).toHaveClass('wrong');
  await expectDraft(page, 'Lê Dán Hai', 'Lê Dán Một');
  await expectDraft(page, 'Lê Dán Hai', 'Lê Dán Ba');
  await page.reload();
  await expect(cell(page, 'Họ và tên', 1)).toHaveValue('Lê Dán Hai');
  await cell(page, 'Chức vụ', 1).click();
  await page.getByRole('option', { name: 'BS – Bác sĩ' }).click();
  await page.keyboard.press('Control+s');
  await expect(rows.nth(0)).toHaveClass('saved');
});

const kinds = [
  ['wide', 'vi'],
  ['narrow', 'en'],
] as const satisfies ReadonlyArray<readonly [Device, Language]>;

for (const [device, language] of kinds) {
  test(`the page of a doctor and the quick entry are whole and accessible (${device}, ${language})`, async ({
    browser,
  }) => {
    const t = textsOf(language);
    const page = await openAt(browser, '/nhan-vien', device, language);
    await (await searched(page, 'NV007')).click();
    const entry = page.locator('.entry-page');
    await expect(section(entry, t('staff:account')).getByRole('link', { name: 'bstim' })).toBeVisible();
    await expect(section(entry, t('staff:licence'))).toBeVisible();
    await expectNothingCut(page);
    await expectAccessible(page);
    await page.goto(`/his${device === 'narrow' ? '/m' : ''}/nhan-vien-nhanh`);
    await expect(page.locator('.quick-table tbody tr')).toHaveCount(1);
    // no bar of another screen stands behind its acts
    await expect(page.locator('.quick-acts')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expectNothingCut(page);
    await expectAccessible(page);
  });
}
