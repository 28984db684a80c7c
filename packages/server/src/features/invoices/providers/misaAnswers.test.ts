import { describe, expect, it } from 'vitest';
import { fileOf, foundOutcome, refusalOf, sentOutcome, tokenOf } from './misaAnswers.ts';

const key = '7c0d1a52-6f2e-4f0e-9a38-0e7b6ed61001';
const series = '1C26TBV';
const named = { RefID: key, TransactionID: 'TX1', InvSeries: series, InvNo: '00000125', InvCode: '00AB' };
const done = {
  outcome: 'done',
  value: { SoHoaDon: 125, MaGiaoDich: 'TX1', MaTraCuu: 'TX1', MaCoQuanThue: '00AB' },
};
const sent = (results: unknown, over: object = {}) =>
  sentOutcome({ success: true, errorCode: null, publishInvoiceResult: results, ...over }, key, series);
const failed = (ErrorCode: string) => sent(JSON.stringify([{ RefID: key, ErrorCode }]));

describe('what MISA answers to an invoice', () => {
  it('has the number of the key, in a text or as a list', () => {
    expect(sent(JSON.stringify([named]))).toEqual(done);
    expect(sent([{ RefID: 'other', InvNo: '00000124' }, named])).toEqual(done);
  });

  it.each([
    ['no results', null],
    ['a broken text', '[{"RefID"'],
    ['another key', [{ ...named, RefID: 'other' }]],
    ['no number', [{ ...named, InvNo: null }]],
    ['a number that is none', [{ ...named, InvNo: '0' }]],
    ['another series', [{ ...named, InvSeries: '1C26TXX' }]],
  ])('is unknown with %s', (_what, results) => {
    expect(sent(results)?.outcome).toBe('unknown');
  });

  it('is searched for where the key is there already, and waits while the series is busy', () => {
    for (const code of ['DuplicateInvoiceRefID', 'InvoiceDuplicated'])
      expect(failed(code)).toEqual({ outcome: 'unknown', reason: 'KEY_KNOWN' });
    expect(failed('InvoiceNumberNotCotinuous')).toEqual({ outcome: 'pending', reason: 'SERIES_BUSY' });
    for (const code of ['Exception', 'TokenExpiredCode', 'InvalidTokenCode'])
      expect(failed(code)).toEqual({ outcome: 'unknown', reason: code });
  });

  it('is refused with what its code means, or with that code', () => {
    expect(failed('InvalidInvoiceDate')).toEqual({
      outcome: 'refused',
      code: 'InvalidInvoiceDate',
      message: 'Ngày hóa đơn nhỏ hơn ngày của hóa đơn đã phát hành',
    });
    expect(failed('InvoiceDetail_AmountOC')).toMatchObject({
      outcome: 'refused',
      message: 'InvoiceDetail_AmountOC',
    });
    expect(sent(null, { success: false, errorCode: 'LicenseInfo_Expired' })).toMatchObject({
      outcome: 'refused',
      code: 'LicenseInfo_Expired',
    });
  });

  it('says nothing as what is no answer of MISA', () => {
    expect(sentOutcome('Bad gateway', key, series)).toBeNull();
    expect(sentOutcome(null, key, series)).toBeNull();
  });
});

describe('what MISA answers to a look-up', () => {
  const found = (data: unknown, over: object = {}) =>
    foundOutcome({ success: true, data, errorCode: null, ...over }, key, series);

  it('has the number of the key, or none of it', () => {
    expect(found(JSON.stringify([{ ...named, InvCode: undefined, InvoiceCode: '00AB' }]))).toEqual(done);
    expect(found('[]')).toEqual({ outcome: 'absent' });
    expect(found([{ ...named, RefID: 'other' }])).toEqual({ outcome: 'absent' });
  });

  it('never says that it is absent where the search itself failed', () => {
    expect(found('[]', { success: false })?.outcome).toBe('unknown');
    expect(found(null, { success: false, errorCode: 'TokenExpiredCode' })?.outcome).toBe('unknown');
    expect(found('oops')).toBeNull();
    expect(foundOutcome('Bad gateway', key, series)).toBeNull();
  });
});

it('a sign-in has its token, or why not', () => {
  expect(tokenOf({ Success: true, Data: 'abc', ErrorCode: null })).toBe('abc');
  for (const body of [{ Success: false, Data: 'abc' }, { Success: true, Data: '' }, 'x', null])
    expect(tokenOf(body)).toBeNull();
  expect(refusalOf({ Success: false, ErrorCode: 'UnAuthorize' })).toBe(
    'Tên đăng nhập hoặc mật khẩu không đúng',
  );
  expect(refusalOf({ Success: false, ErrorCode: 'Other' })).toBe('Other');
});

it('a file is read out of its answer', () => {
  const Data = Buffer.from('%PDF-1.4').toString('base64');
  expect(fileOf({ success: true, data: [{ TransactionID: 'TX1', Data }] })?.toString()).toBe('%PDF-1.4');
  expect(fileOf({ success: true, data: JSON.stringify([{ Data }]) })?.toString()).toBe('%PDF-1.4');
  expect(fileOf({ success: false, data: [] })).toBeNull();
});
