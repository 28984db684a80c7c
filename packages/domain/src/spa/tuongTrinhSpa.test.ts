import { describe, expect, it } from 'vitest';
import { everyRight, refusal } from '../acts/acts.ts';
import { actsWithoutRight, allowedByState } from '../acts/testTable.ts';
import { bodyMapIssues, type DiemSoDo, movedPoint, pointsMost } from './bodyMap.ts';
import {
  type NoiDungTuongTrinhSpa,
  spaReportIssues,
  type TuongTrinhSpaFacts,
  tuongTrinhSpaActs,
} from './tuongTrinhSpa.ts';

const facts = (TrangThai: string, dangLam = false): TuongTrinhSpaFacts => ({
  TrangThai,
  node: 'room',
  dangLam,
});

describe('the report of a session', () => {
  it('is written, verified, returned and taken back in its states', () => {
    expect(allowedByState(tuongTrinhSpaActs, facts)).toEqual({
      Nhap: ['sua', 'duyet'],
      DaDuyet: ['traKetQua', 'huyTra'],
      DaTraKetQua: ['huyTra'],
      DaHuy: [],
    });
  });

  it('asks for the right at its place', () => {
    expect(actsWithoutRight(tuongTrinhSpaActs, facts('Nhap'))).toEqual([]);
  });

  it.each([
    ['sua', 'DaDuyet', 'SPA_REPORT_VERIFIED'],
    ['sua', 'DaTraKetQua', 'SPA_REPORT_VERIFIED'],
    ['duyet', 'DaDuyet', 'SPA_REPORT_VERIFIED'],
    ['traKetQua', 'Nhap', 'SPA_REPORT_NOT_VERIFIED'],
    ['huyTra', 'Nhap', 'STATE_CHANGED'],
  ] as const)('%s in %s: %s', (act, state, code) => {
    expect(refusal(tuongTrinhSpaActs, act, facts(state), everyRight)?.code).toBe(code);
  });

  it('is not verified while its session is being treated', () => {
    expect(refusal(tuongTrinhSpaActs, 'duyet', facts('Nhap', true), everyRight)?.code).toBe(
      'SPA_SESSION_OPEN',
    );
  });

  const whole: NoiDungTuongTrinhSpa = {
    QuaTrinh: 'Xoa bóp',
    KetQua: 'Đỡ đau',
    NguoiThucHien_Ids: ['a'],
    SoDo: [],
    hinhAnhs: [],
  };
  it.each([
    [{}, []],
    [{ KetQua: ' ' }, ['KetQua REQUIRED']],
    [{ NguoiThucHien_Ids: [] }, ['NguoiThucHien_Ids REQUIRED']],
    [{ NguoiThucHien_Ids: ['a', 'b', 'a'] }, ['NguoiThucHien_Ids PERFORMER_TWICE']],
    [{ PhanUng: 'x'.repeat(1001) }, ['PhanUng TOO_LONG']],
    [{ hinhAnhs: Array.from({ length: 13 }, () => ({ Phia: 'Truoc' })) }, ['hinhAnhs TOO_MANY']],
  ])('with %j: %j', (over, says) => {
    const found = spaReportIssues({ ...whole, ...over }, true);
    expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(says);
  });

  it('may be begun with nothing', () => {
    const blank = { NguoiThucHien_Ids: [], SoDo: [], hinhAnhs: [] };
    expect(spaReportIssues(blank, false)).toEqual([]);
  });
});

describe('the body map', () => {
  const point: DiemSoDo = { Mat: 'Truoc', X: 500, Y: 500, Mau: 'Do', GhiChu: null };
  it.each([
    [{}, []],
    [{ X: 1001 }, ['SoDo.0 SPA_POINT_OUTSIDE']],
    [{ Y: 0.5 }, ['SoDo.0 SPA_POINT_OUTSIDE']],
    [{ GhiChu: 'x'.repeat(201) }, ['SoDo.0.GhiChu TOO_LONG']],
  ])('with a point %j: %j', (over, says) => {
    expect(bodyMapIssues([{ ...point, ...over }]).map(({ path, code }) => `${path} ${code}`)).toEqual(says);
  });

  it('has so many points at most', () => {
    expect(bodyMapIssues(Array.from({ length: pointsMost + 1 }, () => point))).toMatchObject([
      { path: 'SoDo', code: 'TOO_MANY' },
    ]);
  });

  it('keeps a point that is moved on it', () => {
    expect(movedPoint({ ...point, X: 5, Y: 998 }, -10, 10)).toMatchObject({ X: 0, Y: 1000 });
  });
});
