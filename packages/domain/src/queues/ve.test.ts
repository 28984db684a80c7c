import { describe, expect, it } from 'vitest';
import { everyRight, refusal } from '../acts/acts.ts';
import { actsWithoutRight, allowedByState } from '../acts/testTable.ts';
import { type VeFacts, veActs } from './ve.ts';

const facts = (TrangThai: string, over: Partial<VeFacts> = {}): VeFacts => ({
  TrangThai,
  node: 'room',
  soLanGoi: 3,
  soLanGoiCan: 3,
  giayTuLucGoi: 15,
  ...over,
});

describe('a queue ticket', () => {
  it('lets each act pass in its states', () => {
    expect(allowedByState(veActs, facts)).toEqual({
      cho: ['goi', 'batDau', 'xong', 'khongDen', 'huy', 'chuyen'],
      dang_goi: ['goiLai', 'batDau', 'xong', 'vang', 'khongDen', 'huy', 'chuyen'],
      dang_phuc_vu: ['xong', 'moLai', 'huy', 'chuyen'],
      xong: ['moLai'],
      vang: ['goi', 'batDau', 'quayLai', 'huy', 'chuyen'],
      huy: [],
      chuyen: [],
    });
  });

  it('asks for the right of each act at the node of its queue', () => {
    expect(actsWithoutRight(veActs, facts('cho'))).toEqual([]);
  });

  it.each([
    [
      'goiLai',
      facts('dang_goi', { giayTuLucGoi: 3.2 }),
      { code: 'RECALL_TOO_SOON', details: { seconds: 12 } },
    ],
    ['goiLai', facts('dang_goi', { giayTuLucGoi: null }), null],
    ['vang', facts('dang_goi', { soLanGoi: 2 }), { code: 'TOO_FEW_CALLS', details: { calls: 2, needed: 3 } }],
  ] as const)('%s of %j: %j', (action, of, says) => {
    expect(refusal(veActs, action, of, everyRight)).toEqual(says);
  });
});
