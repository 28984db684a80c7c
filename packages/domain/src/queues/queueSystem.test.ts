import { describe, expect, it } from 'vitest';
import { leadsQueue, nextCall, type QueueSystemValues, queueSystemIssues } from './queueSystem.ts';

const whole: QueueSystemValues = {
  Bat: true,
  DiaChi: 'http://qms.lan:8080',
  TenDangNhap: 'sen',
  HanGiay: 2,
  HangDois: ['KhamBenh'],
};
const faults = (over: Partial<QueueSystemValues>, kept = true) =>
  queueSystemIssues({ ...whole, ...over }, kept).map(({ path, code }) => `${path}:${code}`);

describe('the connection to a queue system', () => {
  it.each<[Partial<QueueSystemValues>, string[], boolean?]>([
    [{}, []],
    [{ MatKhau: 'x' }, [], false],
    [{}, ['MatKhau:REQUIRED'], false],
    [{ Bat: false, DiaChi: '', TenDangNhap: '', HangDois: [] }, [], false],
    [{ DiaChi: '', TenDangNhap: '' }, ['DiaChi:REQUIRED', 'TenDangNhap:REQUIRED']],
    [{ HangDois: [] }, ['HangDois:REQUIRED']],
    [{ HangDois: ['Nowhere'] }, ['HangDois:NOT_IN_LIST']],
    [{ DiaChi: 'qms.lan' }, ['DiaChi:NOT_AN_ADDRESS']],
    [{ HanGiay: 9 }, ['HanGiay:TOO_LARGE']],
  ])('%j has the faults %j', (over, expected, kept) => {
    expect(faults(over, kept)).toEqual(expected);
  });

  it('leads the kinds that it names while it is on', () => {
    expect(leadsQueue(whole, 'KhamBenh')).toBe(true);
    expect(leadsQueue(whole, 'VienPhi')).toBe(false);
    expect(leadsQueue({ ...whole, Bat: false }, 'KhamBenh')).toBe(false);
    expect(leadsQueue(null, 'KhamBenh')).toBe(false);
  });
});

describe('the number that it wants called', () => {
  const here = { callable: ['A002', 'A003'], known: (number: string) => number.startsWith('A') };
  it.each([
    [null, { by: 'sen' }],
    ['A003', { by: 'outside', number: 'A003' }],
    ['A001', { by: 'sen' }],
    ['B001', { by: 'nobodyKnown', number: 'B001' }],
  ] as const)('%s: %j', (number, expected) => expect(nextCall(number, here)).toEqual(expected));
});
