import { describe, expect, it } from 'vitest';
import { actsWithoutRight, actTable, allowedByState } from '../acts/testTable.ts';
import {
  type DoseFacts,
  doseIssues,
  infusionEndIssues,
  type OrderOfDose,
  type ThucHienThuocFacts,
  thucHienThuocActs,
  type WrittenDose,
} from './thucHienThuoc.ts';

const at = (time: string) => new Date(`2026-03-02T${time}:00+07:00`);
const order: OrderOfDose = {
  ...{ CachDung: 'TheoGio', Lieu: '2.000', TuLuc: at('07:30'), NgungLuc: null, ToiDa24h: null },
  ...{ CachGio: null, TheTich: null, coGio: true },
};
const facts: DoseFacts = { now: at('08:30'), maNguoiBenhs: ['26000012'], maThuocs: ['T001'], given: [] };
const scanned = { maNguoiBenh: '26000012', maThuoc: 't001 ', LyDoKhongQuet: null };
const given: WrittenDose = {
  ...{ KhongDung: false, GioDung: at('08:00'), ThoiGian: at('08:10'), KetThucLuc: null, Lieu: '2' },
  ...{ TheTich: null, LyDoKhongDung: null, LyDo: null, ...scanned, GhiChu: null },
};
const issues = (one: Partial<WrittenDose>, of: Partial<OrderOfDose> = {}, more: Partial<DoseFacts> = {}) =>
  doseIssues({ ...given, ...one }, { ...order, ...of }, { ...facts, ...more }).map(
    ({ path, code }) => `${path} ${code}`,
  );

describe('a dose', () => {
  it.each<[string, Partial<WrittenDose>, Partial<OrderOfDose>, string[]]>([
    ['that was scanned', {}, {}, []],
    ['without a scan', { maThuoc: null }, {}, ['LyDoKhongQuet DOSE_SCAN_REASON']],
    ['without a scan for a reason', { maThuoc: null, LyDoKhongQuet: 'Mất vòng tay' }, {}, []],
    ['of another patient', { maNguoiBenh: '26000013' }, {}, ['maNguoiBenh DOSE_OTHER_PATIENT']],
    ['of another drug', { maThuoc: 'T002' }, {}, ['maThuoc DOSE_OTHER_DRUG']],
    ['at a time that is none', {}, { coGio: false }, ['GioDung DOSE_NO_SUCH_TIME']],
    ['as needed at a time', {}, { CachDung: 'KhiCan' }, ['GioDung DOSE_NO_SUCH_TIME']],
    ['in the future', { ThoiGian: at('08:31') }, {}, ['ThoiGian MEDICAL_RECORD_FUTURE']],
    ['before its order', { ThoiGian: at('07:29') }, {}, ['ThoiGian DOSE_BEFORE_ORDER']],
    ['after the stop', {}, { NgungLuc: at('08:05') }, ['ThoiGian DOSE_ORDER_STOPPED']],
    ['long before its time', { GioDung: at('10:11') }, {}, ['ThoiGian DOSE_TOO_EARLY']],
    ['of more than ordered', { Lieu: '2.5' }, {}, ['Lieu TOO_LARGE']],
    ['of nothing', { Lieu: '0' }, {}, ['Lieu DOSE_ABOVE_ZERO']],
    ['not given without a reason', { KhongDung: true }, {}, ['LyDoKhongDung REQUIRED']],
    ['not given for another reason', { KhongDung: true, LyDoKhongDung: 'Khac' }, {}, ['LyDo REQUIRED']],
    ['not given, unscanned', { KhongDung: true, LyDoKhongDung: 'Non', maThuoc: null }, {}, []],
    ['with the end of no infusion', { KetThucLuc: at('08:20') }, {}, ['KetThucLuc DOSE_NO_INFUSION']],
    ['with too long a note', { GhiChu: 'x'.repeat(501) }, {}, ['GhiChu TOO_LONG']],
  ])('%s', (_what, one, of, expected) => {
    expect(issues(one, of)).toEqual(expected);
  });

  it('as needed keeps its gap; one that is not given is asked nothing', () => {
    const asNeeded = { CachDung: 'KhiCan', ToiDa24h: 4, CachGio: 6 };
    const earlier = { given: [at('07:40')] };
    expect(issues({ GioDung: null }, asNeeded, earlier)).toEqual(['ThoiGian DOSE_NOT_YET']);
    const refused = { GioDung: null, KhongDung: true, LyDoKhongDung: 'TuChoi' as const };
    expect(issues(refused, asNeeded, earlier)).toEqual([]);
  });
});

it('an infusion ends after it began, with a volume up to the ordered one', () => {
  const end = (KetThucLuc: Date | null, TheTich: string | null) =>
    infusionEndIssues(
      { KetThucLuc, TheTich },
      { ThoiGian: at('08:00'), TheTichYLenh: '500' },
      at('12:30'),
    ).map(({ path, code }) => `${path} ${code}`);
  expect(end(at('12:00'), '480')).toEqual([]);
  expect(end(at('08:00'), '501')).toEqual(['KetThucLuc ORDER_END', 'TheTich TOO_LARGE']);
  expect(end(null, null)).toEqual(['KetThucLuc REQUIRED', 'TheTich REQUIRED']);
  expect(end(at('12:31'), '0')).toEqual(['KetThucLuc MEDICAL_RECORD_FUTURE', 'TheTich DOSE_ABOVE_ZERO']);
});

describe('the acts on a dose', () => {
  const of = (TrangThai: string, over: Partial<ThucHienThuocFacts> = {}): ThucHienThuocFacts => ({
    ...{ TrangThai, node: 'ward', dangNam: true, daKhoa: false },
    ...over,
  });
  it('end an infusion and take back what stands', () => {
    expect(allowedByState(thucHienThuocActs, of)).toEqual({
      DangTruyen: ['ghi', 'ketThuc', 'thuHoi'],
      DaDung: ['ghi', 'thuHoi'],
      KhongDung: ['ghi', 'thuHoi'],
      DaThuHoi: ['ghi'],
    });
    expect(actsWithoutRight(thucHienThuocActs, of('DangTruyen'))).toEqual([]);
  });

  it('end with the stay and with the lock of its record', () => {
    const all = (code: string) => ({ ghi: code, ketThuc: code, thuHoi: code });
    expect(
      actTable(thucHienThuocActs, {
        ended: of('DangTruyen', { dangNam: false }),
        locked: of('DangTruyen', { daKhoa: true }),
      }),
    ).toEqual({ ended: all('SHEET_STAY_ENDED'), locked: all('MEDICAL_RECORD_LOCKED') });
  });
});
