import { describe, expect, it } from 'vitest';
import { nhanMauInIssues, nhanMauInLimits } from './nhanMauIn.ts';

const label = (khoa: string, vi = 'Tên', en = 'Name') => ({ khoa, vi, en });

describe('nhanMauInIssues', () => {
  it('takes the keys that a template can read, and empty texts', () => {
    expect(nhanMauInIssues([label('HoTen'), label('TieuDe_c'), label('_x1', '', '')])).toEqual([]);
  });

  it.each(['', '1a', 'Họ tên', 'a-b', 'a.b', 'x'.repeat(61)])('refuses the key "%s"', (khoa) => {
    expect(nhanMauInIssues([label(khoa)])).toEqual([{ path: 'labels.0.khoa', code: 'PRINT_FORM_LABEL_KEY' }]);
  });

  it('refuses a key that stands twice, at the second one', () => {
    expect(nhanMauInIssues([label('A'), label('B'), label('A')])).toEqual([
      { path: 'labels.2.khoa', code: 'DUPLICATE' },
    ]);
  });

  it('refuses a text that is too long, in its language', () => {
    const { text } = nhanMauInLimits;
    expect(nhanMauInIssues([label('A', 'x'.repeat(text), 'x'.repeat(text + 1))])).toEqual([
      { path: 'labels.0.en', code: 'TOO_LONG', details: { max: text } },
    ]);
  });

  it('refuses more labels than a form can have', () => {
    const many = Array.from({ length: nhanMauInLimits.count + 1 }, (_, at) => label(`L${at}`));
    expect(nhanMauInIssues(many)).toEqual([
      { path: 'labels', code: 'TOO_LARGE', details: { max: nhanMauInLimits.count } },
    ]);
  });
});
