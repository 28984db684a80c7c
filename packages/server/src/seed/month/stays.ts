import type { Desk } from '../../../seeds/demo/desks.ts';
import { doctors, hospital as house } from '../../../seeds/demo/desks.ts';
import type { WardCode } from '../../../seeds/demo/stayShape.ts';
import { type DemoStay, untilTakenIn } from '../../../seeds/demo/stays.ts';
import { perform } from './acts.ts';
import type { Hospital } from './hospital.ts';
import type { PaperAct } from './papers.ts';
import { roundsOf } from './rounds.ts';
import * as ward from './wardActs.ts';

type Run = PaperAct['run'];

const minute = 60_000;
const nurse = (khoa: WardCode): Desk => ['dieuduongnt', khoa];
const doctor = (khoa: WardCode): Desk => ['bsnoitru', khoa];

/** The acts of stays up to `now`, of each in order of time: from the door of the house to the bed, day by day in it, and out again. */
export function stayActs(stays: readonly DemoStay[], now: Date): PaperAct[] {
  const acts = stays.flatMap((stay) => [
    ...(stay.benh.capCuu ? byEmergency(stay) : byRoom(stay)),
    ...inBeds(stay),
    ...roundsOf(stay, now),
    ...leaving(stay),
  ]);
  return [...acts, ...marks(stays, now)].filter(({ at }) => at <= now);
}

const after = (stay: DemoStay, minutes: number) => new Date(stay.den.getTime() + minutes * minute);

/** Act of a person on the visit of a stay, as outpatient visits have it. */
const ofVisit =
  ({ visit }: DemoStay, kind: Parameters<typeof perform>[2]['kind']): Run =>
  (hospital: Hospital, tx) =>
    perform(hospital, tx, { visit, kind, at: tx.now() });

/** Received, examined, tested, and sent to the ward by the doctor of the room. */
function byRoom(stay: DemoStay): PaperAct[] {
  const { visit, stage } = stay;
  const room: Desk = [doctors[visit.room] ?? '', visit.room];
  const [desk] = house.receptions;
  // who is expected now has no tests: today's first number in the laboratory is left to whoever tries
  const tested = visit.tests.length > 0 && stage !== 'ChoNhan';
  return [
    { at: after(stay, 0), desk, run: ofVisit(stay, 'receive') },
    ...paying(stay, 5),
    { at: after(stay, 20), desk: room, run: ofVisit(stay, 'call') },
    { at: after(stay, 22), desk: room, run: ofVisit(stay, 'open') },
    ...(tested ? testing(stay, 30, { desk: room, run: ofVisit(stay, 'order') }) : []),
    {
      at: after(stay, tested ? 105 : 40),
      desk: room,
      run: (hospital, tx) => ward.admit({ hospital, tx, stay }),
    },
  ];
}

/** Received by the doctor who goes straight on with an order to admit; tests are those of the ward. */
function byEmergency(stay: DemoStay): PaperAct[] {
  const { visit, benh } = stay;
  const room: Desk = [doctors[visit.room] ?? '', visit.room];
  const khoa = benh.khoa;
  const tested = (benh.theoDoi ?? []).length > 0;
  return [
    { at: after(stay, 0), desk: room, run: (hospital, tx) => ward.receiveEmergency({ hospital, tx, stay }) },
    { at: after(stay, 12), desk: room, run: (hospital, tx) => ward.endExamination({ hospital, tx, stay }) },
    ...paying(stay, 20),
    ...(tested && stay.beds.length > 0 ? testing(stay, 60, orderedInWard(stay, khoa)) : []),
  ];
}

const orderedInWard = (stay: DemoStay, khoa: WardCode) => ({
  desk: doctor(khoa),
  run: ((hospital, tx) => ward.orderTests({ hospital, tx, stay })) satisfies Run,
});

/** Tests: ordered, paid by who pays, with their results an hour later. */
function testing(stay: DemoStay, from: number, ordered: Pick<PaperAct, 'desk' | 'run'>): PaperAct[] {
  const { laboratory } = house;
  return [
    { at: after(stay, from), ...ordered },
    ...paying(stay, from + 6),
    { at: after(stay, from + 18), desk: laboratory, run: ofVisit(stay, 'sample') },
    { at: after(stay, from + 56), desk: laboratory, run: ofVisit(stay, 'enter') },
    { at: after(stay, from + 63), desk: laboratory, run: ofVisit(stay, 'return') },
  ];
}

/** Who is not insured pays before it goes on. */
function paying(stay: DemoStay, minutes: number): PaperAct[] {
  const alone = stay.visit.payer === 'THUPHI' || stay.visit.payer === 'DICHVU';
  return alone ? [{ at: after(stay, minutes), desk: house.cashier, run: ofVisit(stay, 'pay') }] : [];
}

/** Taken in, moved, sent on and accepted; the bed that is left is cleaned. */
function inBeds(stay: DemoStay): PaperAct[] {
  const { benh, beds, guiChuyen } = stay;
  const [first] = beds;
  if (!first) return [];
  const acts: PaperAct[] = [
    {
      at: after(stay, untilTakenIn(benh)),
      desk: nurse(benh.khoa),
      run: (hospital, tx) => ward.takeIn({ hospital, tx, stay }, first),
    },
  ];
  for (const [at, bed] of beds.entries()) {
    const left = beds[at - 1];
    if (!left) continue;
    const sent = new Date(bed.tu.getTime() - 40 * minute);
    if (left.khoa !== bed.khoa)
      acts.push({
        at: sent,
        desk: nurse(left.khoa),
        run: (hospital, tx) => ward.send({ hospital, tx, stay }),
      });
    acts.push(
      {
        at: bed.tu,
        desk: nurse(bed.khoa),
        run: (hospital, tx) =>
          left.khoa === bed.khoa
            ? ward.move({ hospital, tx, stay }, bed)
            : ward.accept({ hospital, tx, stay }, bed),
      },
      cleaning(left, bed.tu),
    );
  }
  if (guiChuyen)
    acts.push({
      at: guiChuyen,
      desk: nurse(benh.khoa),
      run: (hospital, tx) => ward.send({ hospital, tx, stay }),
    });
  return acts;
}

const cleaning = ({ ma, khoa }: { ma: string; khoa: WardCode }, from: Date): PaperAct => ({
  at: new Date(from.getTime() + 50 * minute),
  desk: nurse(khoa),
  run: (hospital, tx) => ward.cleaned(hospital, tx, ma),
});

/** The discharge with its three states, as far as the stay has come. */
function leaving(stay: DemoStay): PaperAct[] {
  const { ra, stage, beds } = stay;
  const bed = beds.at(-1);
  if (!ra || !bed) return [];
  const khoa = bed.khoa;
  const later = (minutes: number) => new Date(ra.getTime() + minutes * minute);
  const ordered: PaperAct = {
    at: ra,
    desk: doctor(khoa),
    run: (hospital, tx) => ward.orderDischarge({ hospital, tx, stay }),
  };
  if (stage === 'RaVien') return [ordered, cleaning(bed, ra)];
  const closed: PaperAct = {
    at: later(25),
    desk: nurse(khoa),
    run: (hospital, tx) => ward.closeWork({ hospital, tx, stay }),
  };
  // somebody waits for the family with the money, and the bed is still to be cleaned
  if (stage === 'ThanhToan') return [ordered, closed];
  const cashier = house.cashier;
  return [
    ordered,
    closed,
    cleaning(bed, ra),
    { at: later(60), desk: cashier, run: ofVisit(stay, 'pay') },
    { at: later(68), desk: cashier, run: (hospital, tx) => ward.complete({ hospital, tx, stay }) },
    { at: later(70), desk: cashier, run: ofVisit(stay, 'close') },
  ];
}

/** A bed whose crank is broken since the night, where nobody lies. */
function marks(stays: readonly DemoStay[], now: Date): PaperAct[] {
  if (stays.length < 10) return [];
  const at = new Date(now.getTime() - 3 * minute);
  return [
    { at, desk: nurse('KNGO'), run: (hospital, tx) => ward.block(hospital, tx, ['C202', 'H208', 'H204']) },
  ];
}
