import { describe, expect, it } from 'vitest';
import { foundOutcome, publishedOf, resultOf, sentOutcome } from './vnptAnswers.ts';

const key = '7c0d5a3e-0000-4000-8000-000000000001';
const done = (SoHoaDon: number, MaCoQuanThue: string | null = null) => ({
  outcome: 'done',
  value: { SoHoaDon, MaGiaoDich: null, MaTraCuu: key, MaCoQuanThue },
});

describe('what VNPT answers to an invoice', () => {
  it.each([
    [`OK:1/001;C26TBV-${key}_125`, [{ key, number: 125, taxCode: null }]],
    [
      'OK:1/001;C26TBV-A-1_125,B_2_126',
      [
        { key: 'A-1', number: 125, taxCode: null },
        { key: 'B_2', number: 126, taxCode: null },
      ],
    ],
    [
      'OK:1/001;C26MBV-FKEY_6_M1-23-41849-00100000006',
      [{ key: 'FKEY', number: 6, taxCode: 'M1-23-41849-00100000006' }],
    ],
    ['OK:1/001;C26TBV;0000126', [{ key: null, number: 126, taxCode: null }]],
    ['OK:1/001;C26TBV-FKEY', []],
    ['OK:', []],
  ])('%s', (text, invoices) => {
    expect(publishedOf(text)?.invoices).toEqual(invoices);
  });

  it('is done with the number of our own key in our own serial alone', () => {
    expect(sentOutcome(`OK:1/001;C26TBV-${key}_125`, key, 'C26TBV')).toEqual(done(125));
    expect(sentOutcome(`OK:1/001;C26MBV-${key}_6_M1-23-41849-00100000006`, key, 'C26MBV')).toEqual(
      done(6, 'M1-23-41849-00100000006'),
    );
    for (const text of [
      'OK:',
      `OK:1/001;C26TBV-${key}`,
      'OK:1/001;C26TBV-other_125',
      `OK:1/001;C26TXX-${key}_1`,
    ])
      expect(sentOutcome(text, key, 'C26TBV')).toEqual({ outcome: 'unknown', reason: 'NO_NUMBER' });
  });

  it.each([
    ['ERR:1', 'Tài khoản đăng nhập sai hoặc không có quyền'],
    ['ERR:3', 'Dữ liệu hóa đơn không đúng quy định'],
    ['ERR:5', 'Không phát hành được hóa đơn'],
    ['ERR:6', 'Dải hóa đơn không còn đủ số'],
    ['ERR:8', 'Hóa đơn đã bị thay thế, không thể điều chỉnh, thay thế nữa'],
    ['ERR:8.1', 'Hóa đơn đã chuyển đổi'],
    ['ERR:20', 'Mẫu số và ký hiệu không phù hợp, hoặc tài khoản không được dùng dải này'],
  ])('%s is refused: %s', (code, message) => {
    expect(sentOutcome(code, key, 'C26TBV')).toEqual({ outcome: 'refused', code, message });
  });

  it('is searched for where the key is there already, or the text says nothing known', () => {
    expect(sentOutcome('ERR:13', key, 'C26TBV')).toEqual({ outcome: 'unknown', reason: 'KEY_KNOWN' });
    for (const text of ['ERR:99', 'Object reference not set', ''])
      expect(sentOutcome(text, key, 'C26TBV')).toEqual({ outcome: 'unknown', reason: text });
  });
});

describe('what VNPT answers to a search', () => {
  const item = (number: string, over = {}) =>
    `<Data><Item>${Object.entries({ serial: 'C26TBV', invNum: number, fkey: key, ...over })
      .map(([name, text]) => `<${name}>${text}</${name}>`)
      .join('')}</Item></Data>`;

  it('has the number of the key, or none of it', () => {
    expect(foundOutcome(item('0000125'), key, 'C26TBV')).toEqual(done(125));
    expect(foundOutcome(item('0000125', { fkey: 'other' }), key, 'C26TBV')).toEqual({ outcome: 'absent' });
    expect(foundOutcome('<Data></Data>', key, 'C26TBV')).toEqual({ outcome: 'absent' });
    expect(foundOutcome('ERR:6', key, 'C26TBV')).toEqual({ outcome: 'absent' });
  });

  it('never says that it is absent where the search itself failed', () => {
    for (const text of [
      'ERR:1',
      'ERR:4',
      'ERR:',
      'oops',
      '<html/>',
      item('0'),
      item('7', { serial: 'C26TXX' }),
    ])
      expect(foundOutcome(text, key, 'C26TBV').outcome).toBe('unknown');
  });
});

it('an answer is read out of its envelope; a fault, or what is no XML, is none', () => {
  const inSoap = (body: string) =>
    `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${body}</soap:Body></soap:Envelope>`;
  const answer = (name: string) =>
    inSoap(
      `<${name}Response xmlns="http://tempuri.org/"><${name}Result>&lt;Data/&gt;</${name}Result></${name}Response>`,
    );
  expect(resultOf(answer('listInvByCusFkey'), 'listInvByCusFkey')).toBe('<Data/>');
  expect(resultOf(answer('getCus'), 'listInvByCusFkey')).toBeNull();
  expect(
    resultOf(inSoap('<soap:Fault><faultcode>x</faultcode></soap:Fault>'), 'listInvByCusFkey'),
  ).toBeNull();
  expect(resultOf('"Bad gateway"', 'listInvByCusFkey')).toBeNull();
});
