import { yearsOn } from '@sen/domain/ages/age';
import { lamTronTienMat } from '@sen/domain/cashier/receipt';
import { dec } from '@sen/domain/money/decimal';
import type { QueueKind } from '@sen/domain/queues/queueKinds';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { cancelReasons, desksOf, priorityReasons, receiptReasons } from '../../../seeds/demo/desks.ts';
import type { DemoPatient } from '../../../seeds/demo/patients.ts';
import { chance, pick, seeded } from '../../../seeds/demo/random.ts';
import type { DemoVisit } from '../../../seeds/demo/visits.ts';
import type { Tx } from '../../engine/context.ts';
import { cancelReceipt } from '../../features/cashier/cancel.ts';
import { collect } from '../../features/cashier/collect.ts';
import { costOfVisit } from '../../features/cashier/queries.ts';
import { completeVisit } from '../../features/cashier/visit.ts';
import { callTicket } from '../../features/queues/commands.ts';
import { ticketsOfVisit } from '../../features/queues/queries.ts';
import { cancelTiepNhan, createTiepNhan } from '../../features/reception/commands.ts';
import type { BenhNhanInput, TiepNhanInput } from '../../gql/main.ts';
import type { Hospital } from './hospital.ts';
import { oweMore } from './owing.ts';

export type Place = { hospital: Hospital; tx: Tx; visit: DemoVisit; TiepNhan_Id: string };

/** Receives the patient of a visit: known from an earlier visit, or new. */
export async function receive(hospital: Hospital, tx: Tx, visit: DemoVisit): Promise<void> {
  noteReceived(hospital, visit, await createTiepNhan(tx, receptionOf(hospital, visit)));
}

/** Who was received, for the acts that follow. */
export function noteReceived(
  hospital: Hospital,
  visit: DemoVisit,
  made: { _id: string; BenhNhan_Id: string },
): void {
  hospital.receptions.set(visit.so, made._id);
  hospital.patients.set(visit.patient, made.BenhNhan_Id);
}

/** What a desk writes down of the patient of a visit. */
export function receptionOf(hospital: Hospital, visit: DemoVisit): TiepNhanInput {
  const person = personOf(hospital, visit);
  const known = hospital.patients.get(visit.patient);
  return {
    ...(known ? { BenhNhan_Id: known } : { BenhNhan: recordOf(hospital, person) }),
    ...priorityOf(person, visit.day),
    ...cardOf(hospital, person, visit),
    ...birthPaperOf(person, visit),
    requestId: hospital.requestId(visit),
    DoiTuong_Id: hospital.id(`DM_DoiTuong:${visit.payer}`),
    LyDoKham: visit.followUp ? `Tái khám ${visit.illness.ChanDoan.toLowerCase()}` : visit.illness.LyDoKham,
    TaiKhamTheoHen: visit.followUp,
    TenNguoiLienHe: person.TenNguoiLienHe,
    QuanHeNguoiLienHe: person.QuanHeNguoiLienHe,
    SoDienThoaiNguoiLienHe: person.SoDienThoaiNguoiLienHe,
    DiaChiNguoiLienHe: person.DiaChiNguoiLienHe,
    dichVus: [
      {
        DichVu_Id: hospital.id(`DM_DichVu:${visit.illness.dichVu}`),
        LoaiGia_Id: hospital.id(`LoaiGia:${visit.payer === 'DICHVU' ? 'DV' : 'BHYT'}`),
        NoiThucHien_Id: hospital.id(`Node:${visit.room}`),
      },
    ],
    xacNhanTrung: true,
    LyDoVuotChongChiDinh: 'Tái khám theo hẹn',
    chapNhanThe: true,
  };
}

/** Cancels the reception of somebody who did not stay. */
export async function cancelReception({ tx, visit, TiepNhan_Id }: Place): Promise<void> {
  await cancelTiepNhan(tx, TiepNhan_Id, pick(seeded(visit.seed), cancelReasons));
}

/** Collects what is due, in cash or by transfer; nothing when the insurance pays all. Who owes owes this as well. */
export async function pay({ hospital, tx, visit, TiepNhan_Id }: Place): Promise<void> {
  const due = await costOfVisit(tx, TiepNhan_Id);
  if (dec(due.ConLai).lte(due.CongNo)) return;
  if (dec(due.CongNo).gt(0)) return oweMore(tx, TiepNhan_Id);
  const { cashier, counter, account } = desksOf(visit.room);
  await callWaiting(tx, TiepNhan_Id, 'VienPhi', cashier[1], counter);
  const { GiaTriBienLai: SoTien } = lamTronTienMat(due.ConLai);
  const random = seeded(visit.seed + Math.round(tx.now().getTime() / 60_000));
  const transfer = chance(random, 0.35);
  const method = hospital.id(`HinhThucThanhToan:${transfer ? 'CK' : 'TM'}`);
  await collect(tx, {
    requestId: v7(),
    TiepNhan_Id,
    BenhNhan_Id: patientIdOf(hospital, visit),
    thanhToans: [
      {
        HinhThucThanhToan_Id: method,
        SoTien,
        ...(transfer ? { TaiKhoanNganHang_Id: hospital.id(`TaiKhoanNganHang:${account}`) } : {}),
      },
    ],
    ...(transfer ? {} : { TienKhachDua: notesFor(SoTien) }),
  });
}

/** Takes the receipt of a visit back; it is collected again afterwards. */
export async function takeReceiptBack({ tx, visit, TiepNhan_Id }: Place): Promise<void> {
  const { rows } = await tx.db.execute<{ id: string }>(
    sql`select id from main.bien_lai where tiep_nhan_id = ${TiepNhan_Id} and trang_thai <> 'DaHuy' limit 1`,
  );
  const [receipt] = rows;
  if (receipt) await cancelReceipt(tx, receipt.id, pick(seeded(visit.seed), receiptReasons));
}

/** Closes the fees of a visit that is over. */
export async function closeFees({ tx, TiepNhan_Id }: Place): Promise<void> {
  await completeVisit(tx, TiepNhan_Id);
}

/** Calls the ticket of a visit in a queue at a desk, when it waits there. */
export async function callWaiting(
  tx: Tx,
  TiepNhan_Id: string,
  hangDoi: QueueKind,
  node: string,
  quay: string | null = null,
): Promise<void> {
  const { rows } = await tx.db.execute<{ id: string }>(sql`select id from auth.node where code = ${node}`);
  const ticket = (await ticketsOfVisit(tx, TiepNhan_Id)).find(
    (one) => one.HangDoi === hangDoi && one.TrangThai === 'cho',
  );
  if (ticket && rows[0]) await callTicket(tx, ticket._id, { hangDoi, nodeId: rows[0].id, quay });
  tx.loaders.clear();
}

/** The patient of a visit as invented. */
export function personOf(hospital: Hospital, visit: DemoVisit): DemoPatient {
  const person = hospital.people[visit.patient];
  if (!person) throw new Error(`visit ${visit.so} has no patient`);
  return person;
}

function patientIdOf(hospital: Hospital, visit: DemoVisit): string {
  const id = hospital.patients.get(visit.patient);
  if (!id) throw new Error(`the patient of visit ${visit.so} was not received`);
  return id;
}

function recordOf(hospital: Hospital, person: DemoPatient): BenhNhanInput {
  const { TheBHYT: _card, NhomBenhNhan_Ids, ...record } = person;
  const refs = [
    'DiaChi_Id',
    'QuocTich_Id',
    'DanToc_Id',
    'NgheNghiep_Id',
    'NhomMau_Id',
    'YeuToRh_Id',
  ] as const;
  const { fullAddress: _made, ...fields } = record;
  return {
    ...fields,
    // a child is called by the parent's number
    SoDienThoai: person.SoDienThoai ?? person.SoDienThoaiNguoiLienHe,
    ...Object.fromEntries(refs.flatMap((ref) => (record[ref] ? [[ref, hospital.id(record[ref])]] : []))),
    NhomBenhNhan_Ids: NhomBenhNhan_Ids.map(hospital.id),
  };
}

function priorityOf(person: DemoPatient, day: string): Pick<TiepNhanInput, 'UuTien' | 'LyDoUuTien'> {
  const age = yearsOn(person, day);
  if (age >= 75) return { UuTien: true, LyDoUuTien: priorityReasons.old };
  return age < 6 ? { UuTien: true, LyDoUuTien: priorityReasons.child } : { UuTien: false };
}

/** The card that is shown; a card of the calendar year of which there was another one the year before. */
export function cardOf(hospital: Hospital, person: DemoPatient, visit: DemoVisit): Partial<TiepNhanInput> {
  const card = person.TheBHYT;
  if (!card || (visit.payer !== 'BHYT' && visit.payer !== 'TREEM')) return {};
  const year = visit.day.slice(0, 4);
  const earlier = card.BHYTNgayHieuLuc > visit.day;
  return {
    SoTheBHYT: card.SoTheBHYT,
    BHYTNgayHieuLuc: earlier ? `${year}-01-01` : card.BHYTNgayHieuLuc,
    BHYTNgayHetHieuLuc: earlier ? `${year}-12-31` : card.BHYTNgayHetHieuLuc,
    BenhVien_KCB_Id: hospital.id(card.BenhVien_KCB_Id),
  };
}

/** The birth certificate that a small child without a card is insured by. */
function birthPaperOf(person: DemoPatient, visit: DemoVisit): Partial<TiepNhanInput> {
  if (visit.payer !== 'TREEM-CT' || !person.NgaySinh) return {};
  const [year] = person.NgaySinh.split('-');
  return {
    SoGiayKhaiSinh: `${String(visit.patient + 100)}/${year}`,
    NgayGiayKhaiSinh: person.NgaySinh,
  };
}

/** What a payer lays down: notes of fifty thousand. */
function notesFor(amount: string): string {
  return (Math.ceil(Number(amount) / 50_000) * 50_000).toFixed(2);
}
