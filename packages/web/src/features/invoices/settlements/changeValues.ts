import type { Issue } from '@sen/domain/catalogue/validate';
import { type DongThayDoi, thayDoiIssues } from '@sen/domain/invoices/quyetToan';
import type { Decimal } from '@sen/domain/money/decimal';

/** A line as it is typed. */
export type ChangeLine = { NoiDung: string; SoTien: string | null };

/** A later change of a settlement as it is typed. */
export type ChangeValues = {
  /** Refused later, or accepted later. */
  huong: 'giam' | 'tang';
  dongs: readonly ChangeLine[];
  MaLyDo: string;
  LyDo: string | null;
};

export const blankLine: ChangeLine = { NoiDung: '', SoTien: null };
export const blankChange: ChangeValues = { huong: 'giam', dongs: [blankLine], MaLyDo: '2', LyDo: null };

/** The same as it is sent. */
export function changeInput({ huong, dongs, MaLyDo, LyDo }: ChangeValues) {
  return { tang: huong === 'tang', dongs: dongs.map(lineInput), MaLyDo, LyDo: LyDo?.trim() ?? '' };
}

/** What is wrong before it is sent. */
export function changeFaults(values: ChangeValues, now: { conLai: Decimal; SoTienDeNghi: Decimal }): Issue[] {
  return [
    ...thayDoiIssues(changeInput(values), now),
    ...(values.LyDo?.trim() ? [] : [{ path: 'LyDo', code: 'REQUIRED' }]),
  ];
}

function lineInput({ NoiDung, SoTien }: ChangeLine): DongThayDoi {
  return { NoiDung: NoiDung.trim(), SoTien: SoTien ?? '' };
}
