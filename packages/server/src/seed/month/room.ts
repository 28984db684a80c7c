import { yearsOn } from '@sen/domain/ages/age';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { vitalsOf } from '../../../seeds/demo/findings.ts';
import { dayBefore, seeded } from '../../../seeds/demo/random.ts';
import { DomainError } from '../../engine/errors.ts';
import { endKhamBenh, type KhamBenhPatch, saveKhamBenh } from '../../features/examination/commands.ts';
import { openKhamBenh } from '../../features/examination/open.ts';
import { orderForSession } from '../../features/examination/orderForSession.ts';
import { slipsOfVisit } from '../../features/orders/queries.ts';
import { danhDauDaXem } from '../../features/orders/viewed.ts';
import { dismiss, recall } from '../../features/queues/commands.ts';
import { ticketsOfVisit } from '../../features/queues/queries.ts';
import { callWaiting, type Place, personOf } from './counter.ts';
import { prescribe } from './store.ts';

/** Calls the patient of a visit to the room. */
export async function callToRoom({ tx, visit, TiepNhan_Id }: Place): Promise<void> {
  await callWaiting(tx, TiepNhan_Id, 'KhamBenh', visit.room);
}

/** Calls twice more and passes over a patient who has gone. */
export async function passOver({ hospital, tx, visit, TiepNhan_Id }: Place): Promise<void> {
  const desk = { hangDoi: 'KhamBenh' as const, nodeId: hospital.id(`Node:${visit.room}`), quay: null };
  const ticket = (await ticketsOfVisit(tx, TiepNhan_Id)).find((one) => one.TrangThai === 'dang_goi');
  if (!ticket) return;
  for (const seconds of [40, 80]) {
    const at = new Date(tx.now().getTime() + seconds * 1000);
    await recall({ ...tx, now: () => at }, ticket._id, desk);
  }
  await dismiss(tx, ticket._id, desk);
}

/** Opens the session of a visit with vital signs and complaint. */
export async function openSession({ hospital, tx, visit, TiepNhan_Id }: Place): Promise<void> {
  const slip = (await slipsOfVisit(tx, TiepNhan_Id)).find((one) => one.Loai === 'KhamBenh');
  if (!slip) throw new DomainError('NOT_FOUND', { entity: 'DichVuYeuCau' });
  const id = await openKhamBenh(tx, slip._id);
  const person = personOf(hospital, visit);
  const vitals = vitalsOf(seeded(visit.seed + 3), visit.illness, {
    age: yearsOn(person, visit.day),
    months: person.NgaySinh ? monthsBetween(person.NgaySinh, visit.day) : null,
    GioiTinh: person.GioiTinh,
    index: visit.patient,
  });
  const { version } = await sessionOf({ tx, TiepNhan_Id });
  await saveKhamBenh(tx, id, { version, ...vitals, TrieuChungLamSang: visit.illness.TrieuChung });
}

/** Notes the first diagnosis and orders the tests of a visit. */
export async function orderTests(place: Place): Promise<void> {
  const { hospital, tx, visit } = place;
  const { id, version } = await sessionOf(place);
  await saveKhamBenh(tx, id, { version, ...diagnosisOf(place) });
  tx.loaders.clear();
  await orderForSession(tx, {
    KhamBenh_Id: id,
    requestId: v7(),
    chiTiets: [...visit.tests, ...(visit.illness.thamDo ?? [])].map((code) => ({
      DichVu_Id: hospital.id(`DM_DichVu:${code}`),
    })),
    xacNhanTrung: true,
    LyDoVuotChongChiDinh: 'Theo dõi điều trị',
  });
}

/** Reads the results, prescribes, and ends the session. */
export async function finishSession(place: Place): Promise<void> {
  const { hospital, tx, visit } = place;
  const unread = (await slipsOfVisit(tx, place.TiepNhan_Id)).filter((slip) => slip.TrangThai === 'CoKetQua');
  await danhDauDaXem(
    tx,
    unread.map((slip) => slip._id),
  );
  const first = await sessionOf(place);
  await saveKhamBenh(tx, first.id, { version: first.version, ...diagnosisOf(place) });
  tx.loaders.clear();
  await prescribe(place, first.id);
  tx.loaders.clear(); // the end of the session queues the patient for what was prescribed just now
  const { illness } = visit;
  const { id, version } = await sessionOf(place);
  const end = illness.thuoc.length === 0 ? 'CHOVE' : illness.taiKham ? 'HENKHAM' : 'CAPTOA';
  await endKhamBenh(tx, id, {
    version,
    HuongGiaiQuyet_Id: hospital.id(`HuongGiaiQuyet:${end}`),
    LoiDan: illness.LoiDan,
    ...(illness.taiKham ? { NgayTaiKham: dayBefore(visit.day, -illness.taiKham) } : {}),
  });
}

function diagnosisOf({ hospital, visit }: Place): Omit<KhamBenhPatch, 'version'> {
  return {
    ChanDoan: visit.illness.ChanDoan,
    ChanDoanICD_Id: hospital.id(`ICD:${visit.illness.ICD}`),
    BenhManTinh: visit.illness.manTinh ?? false,
  };
}

async function sessionOf({ tx, TiepNhan_Id }: Pick<Place, 'tx' | 'TiepNhan_Id'>) {
  const { rows } = await tx.db.execute<{ id: string; version: number }>(sql`
    select id, version from main.kham_benh where tiep_nhan_id = ${TiepNhan_Id} and trang_thai <> 'DaHuy' limit 1`);
  const [session] = rows;
  if (!session) throw new DomainError('NOT_FOUND', { entity: 'KhamBenh' });
  return session;
}

/** Full months of a life on a day. */
function monthsBetween(born: string, day: string): number {
  const [years, months, days] = [0, 5, 8].map(
    (at, part) => Number(day.slice(at, [4, 7, 10][part])) - Number(born.slice(at, [4, 7, 10][part])),
  );
  return Math.max(0, (years ?? 0) * 12 + (months ?? 0) - ((days ?? 0) < 0 ? 1 : 0));
}
