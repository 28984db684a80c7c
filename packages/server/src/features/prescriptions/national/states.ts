import type { TrangThaiGuiDon } from '@sen/domain/prescriptions/lienThongActs';
import { type SQL, sql } from 'drizzle-orm';

/** How a withdrawal stands, by the state of its call. */
const withdrawalStates: Readonly<Record<string, TrangThaiGuiDon>> = {
  Cho: 'ChoThuHoi',
  Loi: 'LoiThuHoi',
  DaGui: 'DaThuHoi',
  DaHuy: 'DaHuy',
};

/** The state of a prescription whose withdrawal is a call of this state. */
export function withdrawalState(call: string): TrangThaiGuiDon {
  return withdrawalStates[call] ?? 'ChoThuHoi';
}

/** The same in SQL. */
export function withdrawalStateOf(call: SQL): SQL {
  const cases = Object.entries(withdrawalStates).map(([from, to]) => sql`when ${from} then ${to}`);
  return sql`case ${call} ${sql.join(cases, sql` `)} end`;
}
