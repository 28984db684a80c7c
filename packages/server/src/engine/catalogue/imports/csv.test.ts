import { describe, expect, it } from 'vitest';
import { csvLines, decodeText, separatorOf } from './csv.ts';

const lines = (text: string, separator = ',') =>
  [...csvLines(text, separator)].map(({ row, cells }) => [row, ...cells]);

describe('separated text', () => {
  it('keeps separators, line breaks and quotation marks inside quoted cells, and counts lines as an editor does', () => {
    expect(lines('a,b\r\n"x, ""y""","1\n2"\n\n ,\nz,"" \n')).toEqual([
      [1, 'a', 'b'],
      [2, 'x, "y"', '1\n2'],
      [6, 'z', ''],
    ]);
  });

  it('says on which line a quotation mark is opened and never closed', () => {
    expect(() => lines('a;b\n1;"2\n3;4', ';')).toThrow(
      expect.objectContaining({ code: 'UNCLOSED_QUOTE', details: { row: 2 } }),
    );
  });

  it('takes the mark away that an export puts before what looks like a formula', () => {
    expect(lines("'=1+1,'chữ,-5")).toEqual([[1, '=1+1', "'chữ", '-5']]);
  });

  it.each([
    [',', 'Mã,Tên,Giá\nA,"x;y;z",1\nB,t;u,2'],
    [';', 'Mã;Tên;Giá\nA;x, y;1,5\nB;z;2,5'],
    ['\t', 'Mã\tTên\nA\tx, y; z\nB\tt'],
  ])('is parted by %j', (separator, text) => {
    expect(separatorOf(text)).toBe(separator);
  });
});

describe('the encoding', () => {
  const text = 'Mã,Tên\nĐ1,Phường Ngọc Hà';
  const utf16 = Buffer.from(text, 'utf16le');
  it.each([
    ['utf-8', Buffer.from(text)],
    ['utf-8', Buffer.from(`\ufeff${text}`)],
    ['utf-16le', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    ['utf-16be', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()])],
    ['utf-16le', utf16],
  ])('%s is known by the bytes', (encoding, bytes) => {
    const read = decodeText(bytes);
    expect(read.encoding).toBe(encoding);
    expect([...csvLines(read.text, ',')][1]?.cells).toEqual(['Đ1', 'Phường Ngọc Hà']);
  });

  it('Windows-1258 is read, its accents joined to their letters', () => {
    // "Tên" and "Hà" as the code page writes them: a letter, then its accent
    const bytes = Buffer.from([0x54, 0xea, 0x6e, 0x2c, 0x48, 0x61, 0xcc, 0x2c, 0xd0]);
    expect(decodeText(bytes)).toEqual({ text: 'Tên,Hà,Đ', encoding: 'windows-1258' });
  });

  it('what is no text is refused', () => {
    expect(() => decodeText(Buffer.from([1, 2, 3, 0, 0, 0, 0, 0xff, 0xfe, 0x88]))).toThrow(
      expect.objectContaining({ code: 'NOT_A_SHEET' }),
    );
  });
});
