import { describe, expect, it } from 'vitest';
import { countKinds, groupByVisit, type Moment } from './timelineGroups.ts';

const moment = (_id: string, loai: Moment['loai'], at: string, TiepNhan_Id: string): Moment => ({
  _id,
  loai,
  at,
  TiepNhan_Id,
  ma: _id,
  noiDung: '',
  chiTiets: [],
  TrangThai: 'DaTiepNhan',
  soTien: null,
  KhamBenh_Id: null,
  XetNghiem_Id: null,
  LoaiPhieu: null,
  ToaThuoc_Id: null,
  MauIn: null,
});

const moments = [
  moment('receipt', 'BienLai', '2026-11-21T03:00:00Z', 'b'),
  moment('exam', 'KhamBenh', '2026-11-21T02:00:00Z', 'b'),
  moment('b', 'TiepNhan', '2026-11-21T01:00:00Z', 'b'),
  moment('old', 'KhamBenh', '2026-10-01T02:00:00Z', 'a'),
  moment('a', 'TiepNhan', '2026-10-01T01:00:00Z', 'a'),
];

describe('the timeline', () => {
  it('has the newest visit first, and a visit in the order in which it went', () => {
    expect(
      groupByVisit(moments, []).map(({ id, visit, moments: of }) => [
        id,
        visit?._id,
        of.map((one) => one._id),
      ]),
    ).toEqual([
      ['b', 'b', ['exam', 'receipt']],
      ['a', 'a', ['old']],
    ]);
  });

  it('of one kind keeps the visits that have it', () => {
    expect(
      groupByVisit(moments, ['BienLai']).map(({ id, moments: of }) => [id, of.map((one) => one._id)]),
    ).toEqual([['b', ['receipt']]]);
  });

  it('counts each kind', () => {
    expect([...countKinds(moments)]).toEqual([
      ['BienLai', 1],
      ['KhamBenh', 2],
      ['TiepNhan', 2],
    ]);
  });
});
