import { describe, expect, it } from 'vitest';
import { outsideAddressIssues } from './outsideAddress.ts';

const codes = (address: string) => outsideAddressIssues('DiaChi', address).map(({ code }) => code);

describe('the address of a system outside', () => {
  it.each([
    'https://api-vinvoice.viettel.vn',
    'https://api-vinvoice.viettel.vn:443/services/einvoice',
    'http://viettel.localhost',
    'http://127.0.0.1:8080',
    'http://[::1]:8080',
    '',
  ])('may be %s', (address) => expect(codes(address)).toEqual([]));

  it.each([
    ['http://api-vinvoice.viettel.vn', 'NOT_HTTPS'],
    ['http://127.0.0.1.nip.io', 'NOT_HTTPS'],
    ['ftp://viettel.vn', 'NOT_AN_ADDRESS'],
    ['viettel.vn', 'NOT_AN_ADDRESS'],
    ['https://user:secret@viettel.vn', 'NOT_AN_ADDRESS'],
    ['https://viettel.vn/?a=1', 'NOT_AN_ADDRESS'],
    ['https://viettel.vn/', 'NOT_AN_ADDRESS'],
    ['https://viettel.vn:70000', 'NOT_AN_ADDRESS'],
  ])('%s is refused: %s', (address, code) => expect(codes(address)).toEqual([code]));
});
