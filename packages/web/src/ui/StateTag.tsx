import type { ReactNode } from 'react';

/** The meanings of colour, the same on every screen; `result` is news without alarm. */
export type Tone = 'waiting' | 'called' | 'progress' | 'result' | 'done' | 'cancelled' | 'urgent';

const tones: Readonly<Record<string, Tone>> = {
  Nhap: 'waiting',
  SanSang: 'waiting',
  ChuaKetQua: 'progress',
  CoKetQua: 'done',
  DaXemKetQua: 'done',
  DaHuy: 'cancelled',
  SoBo: 'progress',
  SoBoThuHoi: 'cancelled',
  MauTuChoi: 'cancelled',
  ChuaThuTien: 'waiting',
  DaThuTien: 'done',
  DangHachToan: 'progress',
  HachToanToanBo: 'done',
  DangKham: 'progress',
  DaKham: 'done',
  ChuaTiepNhan: 'waiting',
  DaTiepNhan: 'done',
  DangSuDung: 'done',
  DaKe: 'waiting',
  YeuCauThanhToan: 'progress',
  DaCap: 'done',
  DaPhatHanh: 'done',
  ChuaPhatHanh: 'waiting',
  HienHanh: 'done',
  cho: 'waiting',
  dang_goi: 'called',
  dang_phuc_vu: 'progress',
  xong: 'done',
  vang: 'cancelled',
  huy: 'cancelled',
  chuyen: 'waiting',
};

/** The colour of a state of the product; unknown states wait. */
export function toneOf(state: string): Tone {
  return tones[state] ?? 'waiting';
}

/** A state in words and colour. */
export function StateTag({ tone, state, children }: { tone?: Tone; state?: string; children: ReactNode }) {
  return <span className={`state-tag ${tone ?? toneOf(state ?? '')}`}>{children}</span>;
}
