import { describe, expect, it } from 'vitest';
import { actsWithoutRight, actTable } from '../acts/testTable.ts';
import { cotCuaNo, soNgayQuaHan } from './ageing.ts';
import { chiaThanhToan, chiaThuNo, type NoCanThu, tongThuNo } from './collect.ts';
import { buocCuaNo, type CongNoFacts, congNoActs } from './congNo.ts';
import { chiaTheoDong, chuaGhiNo, tinhTrangCongNo } from './cover.ts';
import { choNoRefusal, hanMucCua } from './limit.ts';

const debt = (id: string, ConLai: string, NgayHan: string, TiepNhan_Id = id): NoCanThu => ({
  ...{ id, ConLai, NgayHan, TiepNhan_Id },
  NgayNo: new Date('2026-01-01T03:00:00Z'),
});

describe('DB1: a collection pays the longest due first', () => {
  const debts = [
    debt('c', '400000.00', '2026-03-01'),
    debt('a', '1000000.00', '2026-02-01'),
    debt('b', '600000.00', '2026-02-15'),
  ];

  it('1.300.000 on 20/02 pays the first in full and 300.000 of the second; what is left is 5 days overdue and not due', () => {
    const paid = chiaThuNo(debts, '1300000');
    expect(
      paid.map(({ TiepNhan_Id, GiaTriBienLai, khoans }) => [TiepNhan_Id, GiaTriBienLai, khoans]),
    ).toEqual([
      ['a', '1000000.00', [{ id: 'a', SoTien: '1000000.00' }]],
      ['b', '300000.00', [{ id: 'b', SoTien: '300000.00' }]],
    ]);
    expect(soNgayQuaHan('2026-02-15', '2026-02-20')).toBe(5);
    expect(cotCuaNo('2026-02-15', '2026-02-20')).toBe('Ngay1Den30');
    expect(cotCuaNo('2026-03-01', '2026-02-20')).toBe('ChuaDenHan');
  });

  it('without an amount all of them', () => {
    expect(tongThuNo(debts)).toBe('2000000.00');
    expect(chiaThuNo(debts, null).map((one) => one.GiaTriBienLai)).toEqual([
      '1000000.00',
      '600000.00',
      '400000.00',
    ]);
  });
});

it.each([
  ['2026-02-20', 'ChuaDenHan'],
  ['2026-02-19', 'Ngay1Den30'],
  ['2026-01-21', 'Ngay1Den30'],
  ['2026-01-20', 'Ngay31Den60'],
  ['2025-12-22', 'Ngay31Den60'],
  ['2025-12-21', 'Ngay61Den90'],
  ['2025-11-22', 'Ngay61Den90'],
  ['2025-11-21', 'TrenNgay90'],
])('what is due on %s stands on 20/02/2026 in the column %s', (due, column) => {
  expect(cotCuaNo(due, '2026-02-20')).toBe(column);
});

it('one visit has one receipt, rounded once, and parts of a dong stay in the debts', () => {
  const debts = [debt('a', '1000.40', '2026-02-01', 'v'), debt('b', '2000.40', '2026-02-02', 'v')];
  expect(tongThuNo(debts)).toBe('3001.00');
  expect(chiaThuNo(debts, null)).toEqual([
    {
      TiepNhan_Id: 'v',
      GiaTriBienLai: '3001.00',
      ChenhLechLamTron: '0.20',
      khoans: [
        { id: 'a', SoTien: '1000.40' },
        { id: 'b', SoTien: '2000.40' },
      ],
    },
  ]);
  expect(chiaThuNo(debts, '1500')).toMatchObject([
    {
      GiaTriBienLai: '1500.00',
      khoans: [
        { id: 'a', SoTien: '1000.40' },
        { id: 'b', SoTien: '500.00' },
      ],
    },
  ]);
});

it('a payment in parts is shared among receipts in their order', () => {
  const cash = { way: 'cash', SoTien: '1200000' };
  const card = { way: 'card', SoTien: '100000' };
  expect(chiaThanhToan([cash, card], ['1000000.00', '300000.00'])).toEqual([
    [{ way: 'cash', SoTien: '1000000.00' }],
    [
      { way: 'cash', SoTien: '200000.00' },
      { way: 'card', SoTien: '100000.00' },
    ],
  ]);
});

describe('debts follow the lines of their visit', () => {
  const line = (VienPhiDong_Id: string, SoTien: string, HachToanTruoc = '0', DaXoa = '0') => ({
    ...{ VienPhiDong_Id, SoTien, HachToanTruoc, DaXoa },
  });
  const stand = (debts: Parameters<typeof tinhTrangCongNo>[0], lines: Record<string, [string, string]>) =>
    Object.fromEntries(
      [
        ...tinhTrangCongNo(
          debts,
          new Map(Object.entries(lines).map(([id, [ConLai, HachToan]]) => [id, { ConLai, HachToan }])),
        ),
      ].map(([id, { DaThu, DaXoa, DaGiam, ConLai }]) => [id, [DaThu, DaXoa, DaGiam, ConLai].map(Number)]),
    );

  it('what is posted to a line is collected, and owed again when the receipt is cancelled', () => {
    const debts = [{ id: 'd', dongs: [line('x', '100000'), line('y', '50000')] }];
    expect(stand(debts, { x: ['100000', '0'], y: ['50000', '0'] })).toEqual({ d: [0, 0, 0, 150000] });
    expect(stand(debts, { x: ['0', '100000'], y: ['50000', '0'] })).toEqual({ d: [100000, 0, 0, 50000] });
    expect(stand(debts, { x: ['100000', '0'], y: ['50000', '0'] })).toEqual({ d: [0, 0, 0, 150000] });
  });

  it('what a line no longer costs, or a line that is gone, is adjusted and not collected', () => {
    const debts = [{ id: 'd', dongs: [line('x', '100000'), line('y', '50000')] }];
    expect(stand(debts, { x: ['70000', '0'] })).toEqual({ d: [0, 0, 80000, 70000] });
    expect(stand(debts, { x: ['0', '70000'] })).toEqual({ d: [70000, 0, 80000, 0] });
  });

  it('of one line the older debt is paid first, and what no debt covers before either', () => {
    const debts = [
      { id: 'old', dongs: [line('x', '100000')] },
      { id: 'new', dongs: [line('x', '20000')] },
    ];
    // 10.000 more than both was charged since
    expect(stand(debts, { x: ['130000', '0'] })).toEqual({ old: [0, 0, 0, 100000], new: [0, 0, 0, 20000] });
    expect(stand(debts, { x: ['120000', '10000'] })).toEqual({
      old: [0, 0, 0, 100000],
      new: [0, 0, 0, 20000],
    });
    expect(stand(debts, { x: ['20000', '110000'] })).toEqual({
      old: [100000, 0, 0, 0],
      new: [0, 0, 0, 20000],
    });
    expect(stand(debts, { x: ['5000', '125000'] })).toEqual({
      old: [100000, 0, 0, 0],
      new: [15000, 0, 0, 5000],
    });
  });

  it('what was written off is neither collected nor adjusted, and what had been paid before counts for nobody', () => {
    const debts = [{ id: 'd', dongs: [line('x', '100000', '30000', '40000')] }];
    expect(stand(debts, { x: ['60000', '30000'] })).toEqual({ d: [0, 40000, 0, 60000] });
    expect(stand(debts, { x: ['0', '90000'] })).toEqual({ d: [60000, 40000, 0, 0] });
  });

  it('a further debt covers what no debt covers yet', () => {
    const due = [
      { _id: 'x', ConLai: '120000.00' },
      { _id: 'y', ConLai: '50000.00' },
    ];
    expect([
      ...chuaGhiNo(
        due,
        new Map([
          ['x', '100000.00'],
          ['y', '50000.00'],
        ]),
      ),
    ]).toEqual([['x', '20000.00']]);
    expect(
      chiaTheoDong('130000', [
        ['x', '100000.00'],
        ['z', '0.00'],
        ['y', '50000.00'],
      ]),
    ).toEqual([
      { VienPhiDong_Id: 'x', SoTien: '100000.00' },
      { VienPhiDong_Id: 'y', SoTien: '30000.00' },
    ]);
  });
});

describe('a limit', () => {
  const facts = { conNo: '800000', ngayQuaHan: 0, hanMuc: '1000000', soNgayChan: null };

  it('is reached and not passed', () => {
    expect(choNoRefusal(facts, '200000')).toBeNull();
    expect(choNoRefusal(facts, '200001')).toEqual({
      code: 'DEBT_OVER_LIMIT',
      details: { conNo: '800000.00', soTien: '200001', hanMuc: '1000000' },
    });
    expect(choNoRefusal({ ...facts, hanMuc: null }, '900000000')).toBeNull();
  });

  it('stops further debts of who is overdue for longer than is allowed', () => {
    expect(choNoRefusal({ ...facts, ngayQuaHan: 30, soNgayChan: 30 }, '1')).toBeNull();
    expect(choNoRefusal({ ...facts, ngayQuaHan: 31, soNgayChan: 30 }, '1')?.code).toBe('DEBT_OVERDUE');
  });

  it('is that of the debtor, else of the group, else of the house; a limit of 0 is one', () => {
    const house = { hanMuc: '5', soNgayChan: null, soNgayHan: 30 };
    expect(hanMucCua({ hanMuc: '0' }, { hanMuc: '7', soNgayHan: 10 }, house)).toEqual({
      ...{ hanMuc: '0', soNgayChan: null, soNgayHan: 10 },
    });
    expect(hanMucCua({ hanMuc: null }, null, house).hanMuc).toBe('5');
  });
});

describe('the acts on a debt', () => {
  const facts: CongNoFacts = {
    ...{ TrangThai: 'ConNo', node: 'facility', ConLai: '100000.00', DaThu: '0.00', DaXoa: '0.00' },
    ...{ DaXacNhanChiPhi: false, deNghi: null, toi: 'me' },
  };

  it('are refused as their table says', () => {
    const none = 'STATE_CHANGED';
    const closed = {
      ...{ thuNo: none, nhacNo: none, giaHan: none, deNghiXoa: none, rutDeNghi: none },
      ...{ duyetXoa: none, tuChoiXoa: none, huy: none },
    };
    const open = { thuNo: null, nhacNo: null, giaHan: null };
    const notAsked = { deNghiXoa: null, rutDeNghi: 'WRITE_OFF_NOT_ASKED' };
    const undecided = { duyetXoa: 'WRITE_OFF_NOT_ASKED', tuChoiXoa: 'WRITE_OFF_NOT_ASKED' };
    const asked = { deNghiXoa: 'WRITE_OFF_ASKED', rutDeNghi: null };
    expect(
      actTable(congNoActs, {
        open: facts,
        'asked by another': { ...facts, deNghi: 'another' },
        'asked by me': { ...facts, deNghi: 'me' },
        'partly collected': { ...facts, DaThu: '1.00' },
        'partly written off': { ...facts, DaXoa: '1.00' },
        'fees completed': { ...facts, DaXacNhanChiPhi: true },
        settled: { ...facts, TrangThai: 'TatToan' },
        'written off': { ...facts, TrangThai: 'DaXoaNo' },
        cancelled: { ...facts, TrangThai: 'DaHuy' },
      }),
    ).toEqual({
      open: { ...open, ...notAsked, ...undecided, huy: null },
      'asked by another': { ...open, ...asked, duyetXoa: null, tuChoiXoa: null, huy: null },
      'asked by me': {
        ...{ ...open, ...asked, duyetXoa: 'WRITE_OFF_OF_ONESELF' },
        ...{ tuChoiXoa: 'WRITE_OFF_OF_ONESELF', huy: null },
      },
      'partly collected': { ...open, ...notAsked, ...undecided, huy: 'DEBT_COLLECTED' },
      'partly written off': { ...open, ...notAsked, ...undecided, huy: 'DEBT_WRITTEN_OFF' },
      'fees completed': { ...open, ...notAsked, ...undecided, huy: 'RECEPTION_COST_CONFIRMED' },
      settled: closed,
      'written off': closed,
      cancelled: closed,
    });
  });

  it('ask for their right where the patient was received', () => {
    expect(actsWithoutRight(congNoActs, { ...facts, deNghi: 'another' })).toEqual([]);
  });

  it('follow the sums', () => {
    expect(buocCuaNo('ConNo', { ConLai: '1', DaXoa: '0' })).toBeNull();
    expect(buocCuaNo('ConNo', { ConLai: '0', DaXoa: '0' })).toBe('tatToan');
    expect(buocCuaNo('ConNo', { ConLai: '0', DaXoa: '5' })).toBe('xoaHet');
    expect(buocCuaNo('TatToan', { ConLai: '1', DaXoa: '0' })).toBe('moLai');
  });
});
