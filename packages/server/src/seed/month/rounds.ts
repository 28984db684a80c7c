import { yearsOn } from '@sen/domain/ages/age';
import { v7 } from 'uuid';
import type { Desk } from '../../../seeds/demo/desks.ts';
import { dayBefore, seeded } from '../../../seeds/demo/random.ts';
import { signsOf } from '../../../seeds/demo/staySigns.ts';
import type { BedTime, DemoStay } from '../../../seeds/demo/stays.ts';
import { localDay } from '../../engine/context.ts';
import { createSummary } from '../../features/medicalRecords/summaries.ts';
import { answerWarning, writeEntry } from '../../features/sheets/commands.ts';
import { entryById } from '../../features/sheets/queries.ts';
import { summaryBegun } from '../../features/treatment/summaries.ts';
import { asStaff } from './hospital.ts';
import type { PaperAct } from './papers.ts';
import { writeRound } from './sheetActs.ts';
import { type StayPlace, stayNow } from './wardPlace.ts';

const minute = 60_000;
/** Begin of the round, the shifts' measuring, and how long after the admission those begin. */
const round = 450;
const shifts = [360, 840, 1320] as const;
const settled = 120 * minute;
/** A summary of the treatment is due every so many days. */
const summaryDay = 15;
const signNames = ['Mach', 'NhietDo', 'HuyetApCao', 'HuyetApThap', 'NhipTho', 'SpO2', 'CanNang'];

const at = (day: string, minutes: number) => new Date(Date.parse(`${day}T00:00:00+07:00`) + minutes * minute);

/** What is written down at the bed: the doctor's round each day, the nurse's signs each shift, of the old the risk of falls, a summary after 15 days. */
export function roundsOf(stay: DemoStay, now: Date): PaperAct[] {
  const { beds, ra, visit } = stay;
  const [first] = beds;
  if (!first) return [];
  const end = ra ?? now;
  // the patients of a ward one after another
  const turn = (visit.so % 29) * 2;
  const bedAt = (moment: Date): BedTime => beds.findLast(({ tu }) => tu <= moment) ?? first;
  const acts: PaperAct[] = [];
  const bySheet = (moment: Date, run: (place: StayPlace) => Promise<void>, who: string) => {
    if (moment >= end) return;
    const desk: Desk = [who, bedAt(moment).khoa];
    acts.push({ at: moment, desk, run: (hospital, tx) => run({ hospital, tx, stay }) });
  };
  const signs = (moment: Date, day: number) =>
    bySheet(moment, (place) => measure(place, day, bedAt(moment)), 'dieuduongnt');
  const entry = (moment: Date, day: number, until: Date) =>
    bySheet(moment, (place) => writeRound(place, day, until), 'bsnoitru');

  const taken = first.tu.getTime();
  signs(new Date(taken + 5 * minute), 0);
  bySheet(new Date(taken + 25 * minute), judgeFalls, 'dieuduongnt');
  const nextRound = (day: string) => at(dayBefore(day, -1), round + turn);
  entry(new Date(taken + 15 * minute), 0, nextRound(localDay(first.tu)));
  for (let nth = 0; ; nth++) {
    const day = dayBefore(localDay(first.tu), -nth);
    if (at(day, 0) >= end) break;
    const often = nth < 2 || stay.benh.chamSoc[0] === 'I';
    for (const shift of often ? shifts : shifts.slice(0, 2)) {
      const moment = at(day, shift + turn);
      if (moment.getTime() > taken + settled) signs(moment, nth);
    }
    const moment = at(day, round + turn);
    if (nth > 0 && moment.getTime() > taken + 30 * minute) entry(moment, nth, nextRound(day));
    if (nth === summaryDay && stay.benh.nangNgay < 7 && stay.benh.cachLy === undefined)
      bySheet(at(day, 960 + turn), summarise, 'bsnoitru');
  }
  return acts;
}

/** Writes down the signs; a doctor answers at once what they warn of. */
async function measure(place: StayPlace, day: number, bed: BedTime): Promise<void> {
  const { hospital, tx, stay } = place;
  const random = seeded(stay.visit.seed + tx.now().getTime() / minute);
  const { id: NhapVien_Id } = await stayNow(place);
  const age = yearsOn(stay.person, localDay(tx.now()));
  const GiaTri = signsOf(random, stay, age, day);
  const id = await writeEntry(tx, { NhapVien_Id, Loai: 'ChucNangSong', GiaTri, daXacNhan: signNames });
  const { HanTraLoi } = await entryById(tx, id);
  if (!HanTraLoi) return;
  const soon = new Date(tx.now().getTime() + 6 * minute);
  const doctor = { ...(await asStaff(hospital, tx, ['bsnoitru', bed.khoa])), now: () => soon };
  await answerWarning(doctor, id, 'Đã khám lại, tiếp tục y lệnh đang dùng, theo dõi sát');
}

/** The old fall easily. */
async function judgeFalls(place: StayPlace): Promise<void> {
  const { tx, stay } = place;
  if (yearsOn(stay.person, localDay(tx.now())) < 60) return;
  const { id: NhapVien_Id } = await stayNow(place);
  const GiaTri = {
    BenhThuHai: stay.benh.manTinh === true,
    TroGiup: stay.benh.chamSoc[0] === 'I' ? 'Khong' : 'Gay',
    DuongTruyen: true,
    DangDi: 'Yeu',
  };
  await writeEntry(tx, { NhapVien_Id, Loai: 'Morse', GiaTri });
}

/** The summary of two weeks, from what the sheet says. */
async function summarise(place: StayPlace): Promise<void> {
  const { record } = await stayNow(place);
  if (!record) return;
  const known = await summaryBegun(place.tx, record);
  await createSummary(place.tx, {
    requestId: v7(),
    BenhAn_Id: record,
    NgaySoKet: place.tx.now(),
    ...known,
    DanhGiaKetQua: 'Tri giác và vận động cải thiện, không có biến chứng nằm lâu',
    HuongDieuTri: 'Tiếp tục điều trị, tăng cường phục hồi chức năng',
  });
}
