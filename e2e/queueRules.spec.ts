import { expect } from '@playwright/test';
import {
  ShellSettingsDocument,
  UpdateSettingDocument,
} from '../packages/web/src/session/session.main.gen.ts';
import { accounts } from './accounts.ts';
import { ask } from './ask.ts';
import { openAs } from './openAs.ts';
import { expectAccessible } from './steps.ts';
import { test } from './test.ts';
import { paid, received } from './visit/arranged.ts';
import { atWork } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

async function queueSettings(input: Record<string, unknown>): Promise<void> {
  const { getSetting } = await ask(accounts.ADMINISTRATOR, ShellSettingsDocument, {});
  const { queue: version = null } = getSetting.versions as { queue?: number }; // by section
  await ask(accounts.ADMINISTRATOR, UpdateSettingDocument, { type: 'queue', input, version });
}

const shot = (name: string) =>
  process.env['SEN_SHOTS'] ? { path: `${process.env['SEN_SHOTS']}/${name}.png` } : null;

test('a house that favours appointments proposes priority for them, and the room sees why who is next', async ({
  browser,
}) => {
  await queueSettings({ appointments: true });
  try {
    const desk = await atWork(browser, 'tiepdon', 'wide', 'vi');
    const priority = desk.page.getByRole('checkbox', { name: desk.t('reception:priority'), exact: true });
    await expect(priority).not.toBeChecked();
    await desk.page.getByRole('checkbox', { name: desk.t('reception:followUp') }).check();
    await expect(priority).toBeChecked();
    await expect(desk.page.getByText('Tái khám đúng hẹn')).toBeVisible();

    await paid(await received(newcomer('Kiều', 'Lượt')));
    const doctor = await atWork(browser, 'bsnoi1', 'wide', 'vi');
    await expect(doctor.page.locator('.queue-next')).toContainText(/Tiếp theo: [AU]\d+ · /);
    await expectAccessible(doctor.page);
    const list = shot('queue-next');
    if (list) await doctor.page.screenshot(list);
    const settings = await openAs(browser, accounts.ADMINISTRATOR, 'wide', 'vi');
    await settings.goto('/his/quan-tri-he-thong/cai-dat/queue');
    const favoured = settings.getByRole('switch', { name: 'Ưu tiên người tái khám theo hẹn' });
    await expect(favoured).toBeChecked();
    const form = shot('queue-settings');
    if (form) await settings.screenshot(form);
  } finally {
    await queueSettings({ appointments: false });
  }
});
