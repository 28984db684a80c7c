import { describe, expect, it } from 'vitest';
import { everyRight, refusal } from '../acts/acts.ts';
import { actsWithoutRight, allowedByState } from '../acts/testTable.ts';
import {
  type LieuTrinhFacts,
  lieuTrinhActs,
  nextSessionDay,
  sessionIssues,
  sessionsLeft,
} from './lieuTrinh.ts';

const course = (TrangThai: string, over: Partial<LieuTrinhFacts> = {}): LieuTrinhFacts => ({
  TrangThai,
  node: 'room',
  duocPhepThucHien: true,
  soBuoi: 10,
  daLam: 3,
  dangLam: false,
  daDuyet: false,
  ...over,
});

describe('the sessions of a course', () => {
  it('are done and taken back in the states of its slip', () => {
    expect(allowedByState(lieuTrinhActs, course)).toEqual({
      Nhap: [],
      SanSang: ['lamBuoi', 'batDauBuoi'],
      ChuaKetQua: ['lamBuoi', 'batDauBuoi', 'huyBuoi'],
      CoKetQua: [],
      DaXemKetQua: ['lamBuoi', 'batDauBuoi', 'huyBuoi'],
      DaHuy: [],
    });
  });

  it('ask for the right at the room', () => {
    expect(actsWithoutRight(lieuTrinhActs, course('ChuaKetQua'))).toEqual([]);
  });

  it.each([
    ['lamBuoi', { duocPhepThucHien: false }, 'SERVICE_NOT_PAID'],
    ['lamBuoi', { daLam: 10 }, 'COURSE_DONE'],
    ['lamBuoi', { daLam: 9 }, undefined],
    ['huyBuoi', { daLam: 0 }, 'COURSE_NOT_BEGUN'],
    ['huyBuoi', { daLam: 10 }, undefined],
    ['huyBuoi', { daDuyet: true }, 'SPA_REPORT_VERIFIED'],
    ['batDauBuoi', { dangLam: true }, 'COURSE_SESSION_OPEN'],
    ['lamBuoi', { dangLam: true }, 'COURSE_SESSION_OPEN'],
    ['batDauBuoi', { daLam: 10 }, 'COURSE_DONE'],
    ['ketThucBuoi', { dangLam: true }, undefined],
    ['ketThucBuoi', {}, 'COURSE_SESSION_NOT_OPEN'],
    ['huyBuoi', { daLam: 0, dangLam: true }, undefined],
  ] as const)('%s of %j: %s', (act, over, says) => {
    expect(refusal(lieuTrinhActs, act, course('ChuaKetQua', over), everyRight)?.code).toBe(says);
  });

  it.each([
    [10, 3, 7],
    [10, 10, 0],
    [3, 5, 0],
  ])('of %i with %i done, %i are left', (soBuoi, daLam, left) => {
    expect(sessionsLeft({ soBuoi, daLam })).toBe(left);
  });
});

describe('the next session', () => {
  it.each([
    ['2026-02-25', { soNgayCach: 7, conLai: 4 }, '2026-03-04'],
    ['2026-12-30', { soNgayCach: 3, conLai: 1 }, '2027-01-02'],
    ['2026-02-25', { soNgayCach: 7, conLai: 0 }, null],
    ['2026-02-25', { soNgayCach: null, conLai: 4 }, null],
    [null, { soNgayCach: 7, conLai: 10 }, null],
  ])('after %s by %j is due on %s', (last, rule, day) => {
    expect(nextSessionDay(last, rule)).toBe(day);
  });
});

describe('when a session began and ended', () => {
  const at = (time: string) => new Date(`2026-11-26T${time}Z`);
  const order = { ordered: at('08:00:40'), now: at('10:00:30') };
  it.each([
    ['09:00:00', '09:00:00', []],
    ['09:00:50', '09:00:10', []],
    ['09:01:00', '09:00:59', ['KetThuc SESSION_END']],
    ['08:00:10', null, []],
    ['07:59:59', null, ['BatDau SESSION_BEFORE_ORDER']],
    ['10:00:59', '10:01:00', ['KetThuc PROCEDURE_FUTURE']],
    ['10:01:00', null, ['BatDau PROCEDURE_FUTURE']],
  ])('from %s to %s: %j', (from, until, says) => {
    const found = sessionIssues({ BatDau: at(from), KetThuc: until ? at(until) : null }, order);
    expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(says);
  });
});
