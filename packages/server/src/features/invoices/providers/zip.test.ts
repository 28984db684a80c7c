import { describe, expect, it } from 'vitest';
import { fileOfZip, zipOf } from './zip.ts';

const text = Buffer.from('<HDon>Khám bệnh</HDon>'.repeat(50));

describe('the file of a ZIP', () => {
  it('is found by the end of its name', () => {
    const zip = zipOf('C26TBV125.XML', text);
    expect(zip.length).toBeLessThan(text.length);
    expect(fileOfZip(zip, '.xml', 10_000)).toEqual(text);
    expect(fileOfZip(zip, '.pdf', 10_000)).toBeNull();
  });

  it('is none of what is too large, cut off, or no ZIP', () => {
    const zip = zipOf('a.xml', text);
    expect(fileOfZip(zip, '.xml', 100)).toBeNull();
    for (let length = 0; length < zip.length; length += 7)
      expect(fileOfZip(zip.subarray(0, length), '.xml', 10_000)).toBeNull();
    expect(fileOfZip(Buffer.from('%PDF-1.4'), '.xml', 100)).toBeNull();
    const broken = Buffer.from(zip);
    broken.fill(0xff, 35, 50);
    expect(fileOfZip(broken, '.xml', 10_000)).toBeNull();
  });
});
