import { expect, it } from 'vitest';
import { type QuotaLine, quotaWarnings } from './quotas.ts';

const gauze = (more: Partial<QuotaLine> = {}): QuotaLine => ({
  DichVu_Id: 'dressing',
  Duoc_Id: 'gauze',
  TenDuoc: 'Gạc',
  SoLuong: '2',
  MucCanhBao: '10',
  ...more,
});
const codes = (asked: Array<[string, string]>, quotas: QuotaLine[], free: string) =>
  quotaWarnings(
    asked.map(([DichVu_Id, SoLuong]) => ({ DichVu_Id, SoLuong })),
    quotas,
    new Map([['gauze', free]]),
  ).map((one) => `${one.DichVu_Id} ${one.code}`);

it.each([
  ['enough is left', '13', []],
  ['what is left is what warns', '12', ['dressing SUPPLY_LOW']],
  ['nothing is left', '2', ['dressing SUPPLY_LOW']],
  ['it does not suffice', '1.999', ['dressing SUPPLY_SHORT']],
])('%s: %s', (_what, free, expected) => {
  expect(codes([['dressing', '1']], [gauze()], free)).toEqual(expected);
});

it('counts what several services use of the same, and how often each is asked for', () => {
  const quotas = [
    gauze({ MucCanhBao: null }),
    gauze({ DichVu_Id: 'suture', SoLuong: '3', MucCanhBao: null }),
  ];
  const asked: Array<[string, string]> = [
    ['dressing', '2'],
    ['suture', '1'],
  ];
  expect(codes(asked, quotas, '7')).toEqual([]);
  expect(codes(asked, quotas, '6')).toEqual(['dressing SUPPLY_SHORT', 'suture SUPPLY_SHORT']);
});

it('says nothing of services that are not asked for', () => {
  expect(codes([['suture', '1']], [gauze()], '0')).toEqual([]);
});

it('takes what no store holds for nothing, and says how much lies there', () => {
  const [told] = quotaWarnings([{ DichVu_Id: 'dressing', SoLuong: '1' }], [gauze()], new Map());
  expect(told?.details).toEqual({ Khac: 'Gạc', ton: '0' });
});
