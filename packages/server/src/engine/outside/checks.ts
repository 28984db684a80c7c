import { type KetQuaKiemTra, ketQuaKiemTra } from '@sen/domain/connections/check';
import { text } from 'drizzle-orm/pg-core';
import type { Config } from '../config.ts';
import { openSecret, sealSecret } from '../secrets/secrets.ts';
import { choice, instant } from '../sql/columns.ts';
import type { SignInResult } from './signIn.ts';

const results = Object.keys(ketQuaKiemTra) as ['Tot', 'TuChoi', 'KhongKetNoi', 'MatKhoa']; // its keys

/** The columns of a connection that say how its last check ended; all empty while it was never checked. */
export function checkColumns() {
  return {
    KiemTraLuc: instant('kiem_tra_luc'),
    KetQuaKiemTra: choice('ket_qua_kiem_tra', results),
    ThongBaoKiemTra: text('thong_bao_kiem_tra'),
  };
}

export type Check = {
  KiemTraLuc: Date | null;
  KetQuaKiemTra: KetQuaKiemTra | null;
  ThongBaoKiemTra: string | null;
};

/** What a connection says whose address or account has changed: nothing is known of it. */
export const unchecked: Check = { KiemTraLuc: null, KetQuaKiemTra: null, ThongBaoKiemTra: null };

/** Encrypts a connection's password for the database; `owner` names its row. */
export function sealPassword(config: Config, owner: string, password: string): string {
  return sealSecret(config, owner, Buffer.from(password, 'utf8'));
}

/** Checks a connection with its kept password. A password that the site's key does not open any more is a result of its own. */
export async function checked(
  config: Config,
  { owner, sealed, at }: { owner: string; sealed: string; at: Date },
  signIn: (password: string) => Promise<SignInResult>,
): Promise<Check> {
  let password: string;
  try {
    password = openSecret(config, owner, sealed).toString('utf8');
  } catch {
    return { KiemTraLuc: at, KetQuaKiemTra: 'MatKhoa', ThongBaoKiemTra: null };
  }
  const { ketQua, thongBao } = await signIn(password);
  return { KiemTraLuc: at, KetQuaKiemTra: ketQua, ThongBaoKiemTra: thongBao };
}
