import { expect } from '@playwright/test';
import { XongSoDocument } from '../packages/web/src/features/queues/queues.main.gen.ts';
import { GoiSoTiepNhanDocument } from '../packages/web/src/gql/queueActs.main.gen.ts';
import { nodeId } from './asAdministrator.ts';
import { ask } from './ask.ts';
import { expectNotice } from './notices.ts';
import { test } from './test.ts';
import { atWork } from './visit/person.ts';
import { citizenCard, newcomer, receive } from './visit/reception.ts';

// one after the other: the desks of a facility share one queue
test.describe.configure({ mode: 'serial' });

/** Ends the numbers that other tests left waiting, which would be called between those of this one. */
async function emptyQueue(): Promise<void> {
  const idNode = await nodeId('TN01');
  const quay = 'B1';
  for (;;) {
    const { ve } = await ask('tiepdon', GoiSoTiepNhanDocument, { input: { idNode, quay } });
    if (!ve) return;
    await ask('tiepdon', XongSoDocument, { input: { idNode, idTicket: ve._id }, hangDoi: 'TiepNhan' });
  }
}

for (const [device, language] of [
  ['wide', 'vi'],
  ['narrow', 'en'],
] as const)
  test(`numbers are handed out at the desk, called, and end when their holder is received (${device}, ${language})`, async ({
    browser,
  }) => {
    await emptyQueue();
    const desk = await atWork(browser, 'tiepdon', device, language);
    const { page, t } = desk;
    /** Hands out a number; its paper is printed. */
    const hand = async (kind: string): Promise<string> => {
      const printed = page.waitForResponse((answer) => answer.url().includes('/api/print/PhieuSoThuTu/'));
      await page.getByRole('button', { name: t('queues:issue') }).click();
      await page.getByRole('menuitem', { name: t(kind) }).click();
      expect((await printed).status()).toBe(200);
      const [number = ''] = /\w*\d{3}/.exec(await expectNotice(page, t('queues:issued'))) ?? [];
      return number;
    };
    const ordinary = await hand('queues:issueOrdinary');
    const priority = await hand('queues:issuePriority');
    const next = page.getByRole('button', { name: t('queues:callNext') });
    const served = page.locator('.served-number');
    const called = page.locator('.queue-called');

    /** Who calls on a phone has the form before them: back to the list. */
    const toList = async () => {
      if (device === 'narrow')
        await page
          .getByRole('button', { name: t('common:back') })
          .first()
          .click();
    };
    // who of the two comes first is for the ratio of the calls before
    await next.click();
    await expect(served).toContainText(new RegExp(`${ordinary}|${priority}`));
    const other = (await served.textContent())?.includes(ordinary) ? priority : ordinary;
    await toList();
    await expect(called).toHaveCount(1);
    const first = newcomer('Lý', 'Ưu');
    await receive(desk, first, citizenCard(first));
    await expect(served).toHaveCount(0);
    await toList();
    await expect(called).toHaveCount(0);

    await next.click();
    await expect(served).toContainText(other);
    // a number that is let go is not ended by what is saved
    await served.getByRole('button', { name: t('reception:letNumberGo') }).click();
    await expect(served).toHaveCount(0);
    await toList();
    await expect(called).toHaveText(new RegExp(other));
    // whoever was called comes after all: their number is pressed
    await called.locator('.queue-current').click();
    await expect(served).toContainText(other);
    await toList();
    const who = newcomer('Lý', 'Thường');
    await receive(desk, who, citizenCard(who));
    await toList();
    await expect(called).toHaveCount(0);
  });
