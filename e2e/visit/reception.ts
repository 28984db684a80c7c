import { expect } from '@playwright/test';
import { yearInVietnam } from '../clock.ts';
import { expectNotice } from '../notices.ts';
import { actButton, choose, openTab, type Person } from './person.ts';

export type Newcomer = {
  name: string;
  /** ddmmyyyy. */
  born: string;
  citizenId: string;
  phone: string;
};

const hex = (text: string) => Buffer.from(text, 'utf8').toString('hex');

/** Where everybody lives, as the citizen card says it. */
export const home = 'Số 5 ngõ 2, Phường Ba Đình, Hà Nội';

/** What a scanner reads of the citizen card. */
export function citizenCard({ name, born, citizenId }: Newcomer): string {
  return `${citizenId}||${name}|${born}|Nữ|${home}|28042021`;
}

/** The number of an insurance card of their own, by the letters and the level of its holders: workers whom the fund pays 80 % as a rule. */
export const cardNumber = ({ phone }: Newcomer, holder = 'DN4'): string => `${holder}01${phone}`;

/** What a scanner reads of an insurance card that is registered with this hospital and holds for this year. */
export function insuranceCard(who: Newcomer, holder = 'DN4'): string {
  const { name, born, phone } = who;
  const day = `${born.slice(0, 2)}/${born.slice(2, 4)}/${born.slice(4)}`;
  const year = yearInVietnam();
  const number = cardNumber(who, holder);
  const address = hex('Số 5 ngõ 2, Phường Ba Đình, Thành phố Hà Nội');
  return `${number}|${hex(name.toUpperCase())}|${day}|2|${address}|${facility}|01/01/${year}|31/12/${year}|20/12/${year - 1}|${phone}|-|4|01/01/2028|1a2b|$`;
}

/** The code of the demo hospital as a card prints it. */
const facility = '01 - 999';

let made = 0;

const middles = ['Thu', 'Hải', 'Kim', 'Ngọc', 'Bích', 'Mai', 'Thanh', 'Diệu', 'Hồng', 'Phương'];

/** Somebody who has never been here: of another name and birthday at each run, or the desk would be asked whether they are one. */
export function newcomer(family: string, given: string, bornIn = 1985): Newcomer {
  made += 1;
  const digits = String(Date.now() % 1_000_000).padStart(6, '0') + String(made).padStart(2, '0');
  const words = [...digits.slice(3, 6)].map((digit) => middles[Number(digit)]);
  const day = String((Number(digits) % 28) + 1).padStart(2, '0');
  const month = String((Number(digits) % 12) + 1).padStart(2, '0');
  return {
    name: [family, ...words, given].join(' '),
    born: `${day}${month}${bornIn}`,
    citizenId: `0011${digits}`,
    phone: `09${digits}`,
  };
}

/** The demo's portal never answers in time for a number of a card that ends like this. */
export const unanswered = '99999408';

/** A card is scanned, phone and service are added, the visit is saved: the number of the queue ticket. */
export async function receive(desk: Person, who: Newcomer, card: string): Promise<string> {
  const seconds = card.includes(unanswered) ? 40 : 15; // the portal is waited for 8 s
  const { page, t } = desk;
  if (desk.device === 'narrow') await page.getByRole('button', { name: t('reception:new') }).click();
  const finder = page.getByPlaceholder(t('reception:finderHint'));
  await finder.fill(card);
  await finder.press('Enter');
  await expect(page.locator('#TenBenhNhan')).toHaveValue(new RegExp(who.name, 'i'));
  await page.locator('#SoDienThoai').fill(who.phone);
  await choose(desk, t('reception:addService'), 'kham noi', 'KB-NOI');
  await expect(page.locator('.service-name', { hasText: 'KB-NOI' })).toBeVisible();
  // The emptiest room is proposed; the doctor of these journeys sits in the first.
  await choose(desk, t('reception:room'), '', /Nội tổng hợp 1/);
  if (desk.device === 'narrow') await openTab(desk, 'common:context');
  await expect(page.getByText(t('reception:estimate')).first()).toBeVisible();
  if (desk.device === 'narrow') await openTab(desk, 'common:task');
  await actButton(desk, 'reception:save').click();
  const [number = ''] =
    /[A-Z]\d{3}/.exec(await expectNotice(page, t('reception:savedTicket'), { seconds })) ?? [];
  return number;
}
