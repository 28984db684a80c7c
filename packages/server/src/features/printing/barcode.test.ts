import { describe, expect, it } from 'vitest';
import { barcodeSvg } from './barcode.ts';

describe('barcodeSvg', () => {
  it.each(['code128', 'qr'] as const)('draws a %s in black on white, another for another text', (kind) => {
    const svg = barcodeSvg('YC261120-00042', kind);
    expect(svg).toMatch(/^<svg /);
    expect(svg).toContain('fill="#FFFFFF"');
    expect(svg).not.toBe(barcodeSvg('YC261120-00043', kind));
    expect(svg).toBe(barcodeSvg('YC261120-00042', kind));
  });

  it('keeps the quiet zone that a scanner needs', () => {
    const bars = barcodeSvg('YC261120-00042', 'code128');
    const first = Number(/[dM ]M?(\d+(?:\.\d+)?) \d+L/.exec(bars)?.[1]);
    expect(first).toBeGreaterThanOrEqual(20);
  });

  it('throws on a text that the kind cannot hold', () => {
    expect(() => barcodeSvg('x'.repeat(5000), 'qr')).toThrow();
    expect(() => barcodeSvg('', 'code128')).toThrow();
  });
});
