import type { DeskReason } from '@sen/domain/kiosk/reasons';
import { sameHolder, typedNumber } from '@sen/domain/kiosk/sameHolder';
import { maskName } from '@sen/domain/names/key';
import { type CitizenScan, type InsuranceScan, parseScan } from '@sen/domain/scan/cards';
import { auditView } from '../../engine/audit/audit.ts';
import { type Ctx, requireUser } from '../../engine/context.ts';
import type { KioskNguoi, KioskNhanDienInput } from '../../gql/main.ts';
import { type Attempt, countAttempt, giveBack } from '../identity/attempts.ts';
import { isCancelledId, type Patient } from '../patients/queries.ts';
import { searchPatients } from '../patients/search.ts';
import { readSetting } from '../system/queries.ts';
import { type Person, sealPerson } from './person.ts';
import { requireKiosk } from './place.ts';

type Found = { person: Person; patient: Patient | null } | DeskReason;
type Card = CitizenScan | InsuranceScan;

/** What tells somebody who guesses that they were wrong. */
const misses: ReadonlySet<DeskReason> = new Set(['KhongTimThay', 'KhongKhop']);
/** More records of one number than a person could choose from. */
const most = 10;

/**
 * Finds who stands at the kiosk by a card or a typed number with the year of birth, and answers no more of them than they can confirm.
 * What finds nobody is counted before it is looked up; too many, and only staff look further.
 */
export async function identify(ctx: Ctx, input: KioskNhanDienInput): Promise<KioskNguoi> {
  requireKiosk(ctx);
  const account_Id = requireUser(ctx)._id;
  const attempt: Attempt = { scope: input.quet ? 'kioskCard' : 'kioskTyped', of: [account_Id], account_Id };
  const { taken } = await countAttempt(ctx, attempt);
  if (!taken) return atDesk('ThuQuaNhieu');
  const found = await find(ctx, input);
  if (typeof found !== 'string' || !misses.has(found)) await giveBack(ctx, attempt);
  if (typeof found === 'string') return atDesk(found);
  const { person, patient } = found;
  if (patient) await auditView(ctx, { entity: 'BenhNhan', entityId: patient._id, BenhNhan_Id: patient._id });
  const isNew = person.BenhNhan_Id === null;
  return {
    phien: sealPerson(ctx, person),
    ten: maskName(patient?.TenBenhNhan ?? person.the?.TenBenhNhan ?? ''),
    namSinh: patient?.NamSinh ?? person.the?.NamSinh ?? null,
    laMoi: isNew,
    canDienThoai: isNew && (await readSetting(ctx, 'patient')).SoDienThoai,
    lyDo: null,
  };
}

const atDesk = (lyDo: DeskReason): KioskNguoi => ({
  phien: null,
  ten: null,
  namSinh: null,
  laMoi: false,
  canDienThoai: false,
  lyDo,
});

async function find(ctx: Ctx, { quet, so, namSinh }: KioskNhanDienInput): Promise<Found> {
  if (quet) return byCard(ctx, quet);
  const number = typedNumber(so ?? '');
  if (!number || !namSinh) return 'KhongTimThay';
  const people = (await withNumber(ctx, number)).filter((one) => one.NamSinh === namSinh);
  return people.length === 0 ? 'KhongTimThay' : one(people, null);
}

async function byCard(ctx: Ctx, text: string): Promise<Found> {
  const card = parseScan(text);
  if (card.kind === 'insurance') {
    const people = await withNumber(ctx, card.SoTheBHYT);
    return people.length === 0 ? 'KhongTimThay' : ofHolder(people, card);
  }
  if (card.kind !== 'citizen') return 'KhongDocDuoc';
  const people = await withNumber(ctx, card.CMNDHoacHoChieu);
  if (people.length === 0 && card.CMNDCu) people.push(...(await withNumber(ctx, card.CMNDCu)));
  return people.length === 0 ? newcomer(ctx, card) : ofHolder(people, card);
}

/** The records that a card leads to, when it is of the person on record. */
function ofHolder(people: readonly Patient[], card: Card): Found {
  const own = people.filter((patient) => sameHolder(card, patient));
  return own.length === 0 ? 'KhongKhop' : one(own, card.kind === 'insurance' ? card : null);
}

function one([patient, other]: readonly Patient[], the: InsuranceScan | null): Found {
  if (!patient || other) return 'NhieuNguoi';
  if (patient.TuVong || patient.TrangThai !== 'DangSuDung') return 'HoSoKhongDung';
  return { patient, person: { BenhNhan_Id: patient._id, the } };
}

async function newcomer(ctx: Ctx, the: CitizenScan): Promise<Found> {
  if (await isCancelledId(ctx, the.CMNDHoacHoChieu)) return 'HoSoKhongDung';
  const { nguoiMoi } = await readSetting(ctx, 'kiosk');
  const complete = the.TenBenhNhan !== '' && the.GioiTinh !== null && the.NgaySinh !== null;
  return nguoiMoi && complete ? { patient: null, person: { BenhNhan_Id: null, the } } : 'NguoiMoi';
}

/** Who has a number of papers or a phone of their own; the number of a merged record leads to the kept one. */
async function withNumber(ctx: Ctx, number: string): Promise<Patient[]> {
  const people = await searchPatients(ctx, number, { limit: most });
  return people.filter((one) => one.SoDienThoai === number || one.SoDienThoaiNguoiLienHe !== number);
}
