import { describe, expect, it } from 'vitest';
import { bienLaiActs, bienLaiSteps } from '../cashier/bienLai.ts';
import { bienLaiRecord } from '../cashier/records.ts';
import { slipActs } from '../orders/dichVuYeuCau.ts';
import { slipKinds } from '../orders/orderKinds.ts';
import { dichVuYeuCauRecord } from '../orders/records.ts';
import { logOnly, text } from './fields.ts';
import { baseFields, defineRecord, type Fields } from './record.ts';

describe('a record', () => {
  it('has the fields that every record has, and those that its acts say', () => {
    const { fields } = defineRecord({
      name: 'BienLai',
      label: { vi: 'Biên lai', en: 'Receipt' },
      acts: [bienLaiSteps, bienLaiActs],
      fields: { GhiChu: text('Ghi chú', 'Note'), LyDo: logOnly(text('Lý do', 'Reason')) },
    });
    expect(Object.keys(fields)).toEqual([
      ...Object.keys(baseFields),
      'TrangThai',
      'action',
      'GhiChu',
      'LyDo',
    ]);
    const { TrangThai, action, LyDo } = fields as Fields;
    expect(TrangThai).toMatchObject({ kind: 'enum', values: { DaHuy: { vi: 'Đã hủy' } } });
    expect(action).toMatchObject({ values: { huy: { en: 'Cancel receipt' }, thuTien: {} }, from: 'act' });
    expect([TrangThai?.from, LyDo?.from]).toEqual([undefined, 'act']);
  });

  it('says the states and moves of the acts on it under the name that they have', () => {
    expect([bienLaiRecord.name, dichVuYeuCauRecord.name]).toEqual([
      bienLaiActs.name,
      slipActs('XetNghiem').name,
    ]);
    const slip = (dichVuYeuCauRecord.fields as Fields)['action'];
    const moves = slipKinds.flatMap((kind) =>
      Object.entries(slipActs(kind).acts).flatMap(([act, { move }]) => (move?.to ? [act] : [])),
    );
    expect(slip?.kind === 'enum' && Object.keys(slip.values).sort()).toEqual([...new Set(moves)].sort());
  });
});
