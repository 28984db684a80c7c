import { describe, expect, it } from 'vitest';
import { turnedJpeg } from '../../../test/pictures.ts';
import {
  compileForm,
  compileFormSvg,
  compileFormTextSvg,
  type Failed,
  type FormSource,
  LIMITS,
} from './compile.ts';
import { textOfSvg } from './testText.ts';

const createdAt = new Date('2026-11-20T01:00:00Z');
const bytes = (text: string) => new TextEncoder().encode(text);

function form(template: string, more: Partial<FormSource> = {}): FormSource {
  return { template, data: {}, createdAt, ...more };
}

function failure(source: FormSource): Failed['diagnostics'] {
  const result = compileForm(source);
  if (result.ok) throw new Error('the form was expected to fail');
  return result.diagnostics;
}

function textOf(source: FormSource): string {
  const result = compileFormTextSvg(source);
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  return textOfSvg(result.svg);
}

describe('compileForm', () => {
  it('makes a PDF with its number of pages, and the same bytes from the same call', () => {
    const source = form('#set text(font: "Tinos")\nXin chào Nguyễn Thị Ánh\n#pagebreak()\nTrang 2');
    const first = compileForm(source);
    const second = compileForm(source);
    expect(first.ok && Buffer.from(first.pdf).subarray(0, 5).toString()).toBe('%PDF-');
    expect(first.ok && first.pages).toBe(2);
    expect(first.ok && second.ok && Buffer.compare(first.pdf, second.pdf)).toBe(0);
  });

  it('dates the PDF with the clock of the caller', () => {
    const result = compileForm(form('x'));
    expect(result.ok && Buffer.from(result.pdf).toString('latin1')).toContain(
      '/CreationDate (D:20261120010000',
    );
  });

  it('passes data as data: what looks like code is printed as it is', () => {
    const data = { TenBenhNhan: '#panic("x") *A* $b$ "c" \\ <d>' };
    expect(textOf(form('#json("/data.json").TenBenhNhan', { data }))).toContain(data.TenBenhNhan);
  });

  it('shows a picture turned as its EXIF says, as a browser does', () => {
    const template = '#set page(width: 100pt, height: auto, margin: 0pt)\n#image("/hinh.jpg", width: 40pt)';
    const boxOf = (orientation: number) => {
      const files = { 'hinh.jpg': turnedJpeg(orientation) };
      const result = compileFormSvg(form(template, { files }));
      return result.ok ? /viewBox="([^"]+)"/.exec(result.svg)?.[1] : null;
    };
    expect(boxOf(1)).toBe('0 0 100 20');
    expect(boxOf(6)).toBe('0 0 100 80');
  });

  it('sees the data and the files of this call only', () => {
    const template = '#read("/note.txt")';
    expect(textOf(form(template, { files: { 'note.txt': bytes('first') } }))).toContain('first');
    expect(textOf(form(template, { files: { 'note.txt': bytes('second') } }))).toContain('second');
    expect(failure(form(template))[0]?.message).toContain('file not found');
  });

  it.each(['/etc/passwd', '../../../../../../etc/passwd', '/../etc/passwd', '/proc/self/environ'])(
    'does not read %s from the host',
    (path) => {
      expect(failure(form(`#read("${path}")`))[0]?.message).toMatch(/file not found|access denied/);
    },
  );

  it('tells an editor the line and the column of a fault, counted from 1', () => {
    expect(failure(form('= Phiếu\n\n  Tên: #khongCo'))).toEqual([
      { message: 'unknown variable: khongCo', file: 'main.typ', line: 3, column: 9 },
    ]);
  });

  it('names the file of a fault that lies in an imported helper', () => {
    const files = { 'common/h.typ': bytes('#let a = 1\n#let b(x) = x.foo\n') };
    expect(failure(form('#import "/common/h.typ": b\n#b(1)', { files }))[0]).toMatchObject({
      file: 'common/h.typ',
      line: 2,
    });
  });

  it('ends a template that never ends by itself', () => {
    expect(failure(form('#let f(n) = f(n + 1)\n#f(1)'))[0]?.message).toContain('depth');
    expect(failure(form('#let i = 0\n#while i > -1 { i += 1 }'))[0]?.message).toContain('infinite');
  });

  it('refuses what is too big before it starts, and more pages than a form can have', () => {
    expect(failure(form(' '.repeat(LIMITS.template + 1)))[0]?.message).toContain('template');
    expect(failure(form('x', { data: 'x'.repeat(LIMITS.data) }))[0]?.message).toContain('data');
    expect(failure(form('x', { files: { a: new Uint8Array(LIMITS.files + 1) } }))[0]?.message).toContain(
      'files',
    );
    expect(failure(form(`#for i in range(${LIMITS.pages + 1}) [x #pagebreak()]`))[0]?.message).toContain(
      'pages',
    );
  });

  it('works again after a fault', () => {
    failure(form('#nothing'));
    expect(textOf(form('còn chạy'))).toContain('còn chạy');
  });
});

describe('compileFormSvg', () => {
  it('makes a drawing of all pages, or the same faults', () => {
    const result = compileFormSvg(form('a #pagebreak() b'));
    expect(result.ok && result.pages).toBe(2);
    expect(result.ok && result.svg.startsWith('<svg')).toBe(true);
    expect(compileFormSvg(form('#nothing')).ok).toBe(false);
  });
});
