import type { Span } from './caseShape.ts';
import { vitalsOf } from './findings.ts';
import { type Random, whole } from './random.ts';
import type { DemoStay } from './stays.ts';

const calmOxygen: Span = [97, 99];

/** What a nurse measures of a patient on a day of the stay, from 0: bad at first, then those of a healthy person. */
export function signsOf(random: Random, stay: DemoStay, age: number, day: number): Record<string, unknown> {
  const { benh, visit, person } = stay;
  const bad = day < benh.nangNgay;
  const weight = benh.nangNgay === 0 ? 0 : Math.max(0, 1 - day / benh.nangNgay);
  const eased = Object.fromEntries(
    Object.entries(benh.sinhHieu ?? {}).map(([name, span]) => [name, towards(name, span, weight)]),
  );
  const vitals = vitalsOf(
    random,
    { ...visit.illness, sinhHieu: bad ? eased : {} },
    {
      age,
      months: age < 1 ? 0 : null,
      GioiTinh: person.GioiTinh,
      index: visit.patient,
    },
  );
  const { ChieuCao: _height, CanNang, HuyetApCao, HuyetApThap, ...signs } = vitals;
  const onOxygen = bad && benh.oxy !== undefined && day < 2;
  return {
    ...signs,
    ...(HuyetApCao === null || HuyetApThap === null ? {} : { HuyetApCao, HuyetApThap }),
    KhiTho: onOxygen ? 'Oxy' : 'KhiTroi',
    ...(onOxygen ? { LitOxy: benh.oxy } : {}),
    YThuc: day < 2 && benh.yThuc ? benh.yThuc : 'A',
    ...(age < 16
      ? {
          HanhVi: bad && day === 0 ? 'KichThich' : 'PhuHop',
          TuanHoan: 'Hong',
          HoHap: bad && day === 0 ? 'Tang10' : 'BinhThuong',
        }
      : { Dau: bad ? whole(random, 2, 4) : whole(random, 0, 1) }),
    ...(day % 3 === 0 ? { CanNang } : {}),
  };
}

const rest: Readonly<Record<string, Span>> = {
  Mach: [68, 84],
  NhietDo: [36.5, 37],
  NhipTho: [16, 19],
  SpO2: calmOxygen,
  HuyetApCao: [112, 126],
  HuyetApThap: [68, 80],
};

function towards(name: string, [low, high]: Span, weight: number): Span {
  const [from, to] = rest[name] ?? [low, high];
  const between = (bad: number, good: number) => {
    const value = good + (bad - good) * weight;
    return name === 'NhietDo' ? Math.round(value * 10) / 10 : Math.round(value);
  };
  return [between(low, from), between(high, to)];
}
