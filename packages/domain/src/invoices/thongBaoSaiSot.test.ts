import { describe, expect, it } from 'vitest';
import { actionStates, everyRight } from '../acts/acts.ts';
import { consumer } from './buyer.ts';
import { thongBaoSaiSotActs, thongBaoSaiSotIssues } from './thongBaoSaiSot.ts';

const person = { ...consumer, NguoiMua: 'Trần Lan', DiaChiMua: 'Hà Nội' };
const firm = {
  ...consumer,
  NguoiMua: null,
  DonViMua: 'Công ty A',
  MaSoThueMua: '0100684378',
  DiaChiMua: 'Hà Nội',
};
const right = { NguoiMua: 'Trần Lan', DonViMua: null, DiaChiMua: 'Hà Nội' };
const faults = (buyer: typeof person | typeof firm, over: object) =>
  thongBaoSaiSotIssues(buyer, { ...right, ...over }).map(({ path, code }) => `${path}:${code}`);

describe('a notice of errors', () => {
  it('says another name or another address, nothing else', () => {
    expect(faults(person, { NguoiMua: 'Trần Thị Lan' })).toEqual([]);
    expect(faults(person, { DiaChiMua: 'Hải Phòng' })).toEqual([]);
    expect(faults(person, {})).toEqual(['NguoiMua:NOTICE_CHANGES_NOTHING']);
  });

  it('leaves a buyer whole', () => {
    expect(faults(person, { NguoiMua: null })).toEqual(['NguoiMua:REQUIRED']);
    expect(faults(firm, { DonViMua: 'Công ty B', DiaChiMua: null })).toEqual(['DiaChiMua:REQUIRED']);
    expect(faults(firm, { DonViMua: null })).toEqual(['DonViMua:REQUIRED']);
  });

  it.each([
    ['DaLap', ['gui', 'huy']],
    ['DaGui', ['tiepNhan', 'khongTiepNhan']],
    ['TiepNhan', []],
    ['KhongTiepNhan', []],
    ['DaHuy', []],
  ])('that stands as %s allows %j', (TrangThai, allowed) => {
    const states = actionStates(thongBaoSaiSotActs, { TrangThai, node: null }, everyRight);
    expect(states.filter(({ refusal }) => refusal === null).map(({ action }) => action)).toEqual(allowed);
  });
});
