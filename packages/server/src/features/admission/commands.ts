import { nhapVienActs } from '@sen/domain/admission/nhapVien';
import { requireAct } from '../../engine/acts/acts.ts';
import { transition } from '../../engine/acts/transition.ts';
import type { Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { lockExisting } from '../../engine/sql/rows.ts';
import type { TiepNhanNhapVienInput } from '../../gql/main.ts';
import { order } from './paper.ts';
import { type NhapVienRow, nhapVienTable as table } from './tables.ts';

/** What the ward does with an order to admit and with the stay. */
export type StayAction = Exclude<keyof typeof nhapVienActs.acts, 'sua' | 'huy'>;

/** Columns that a stay has beside its order. */
type StayColumns = Pick<
  NhapVienRow,
  | 'LyDoTraLai'
  | 'Khoa_Id'
  | 'ChuyenDen_Id'
  | 'SoLanChuyen'
  | 'NgayVaoKhoa'
  | 'BacSiDieuTri_Id'
  | 'CachLy'
  | 'DuKienRaVien'
>;

/** Locks an order or stay until the transaction ends. Errors: NOT_FOUND. */
export function lockStay(tx: Tx, id: string): Promise<NhapVienRow> {
  return lockExisting(tx, table, id, nhapVienActs.name);
}

/** Locks an order or stay for an act of who saw this version (null: whichever). Errors: NOT_FOUND, those of the act, CONFLICT. */
export async function lockStayFor(
  tx: Tx,
  id: string,
  action: StayAction,
  seen: number | null,
): Promise<NhapVienRow> {
  const row = await lockStay(tx, id);
  requireAct(tx, nhapVienActs, action, await order.factsOf(tx, row));
  if (seen !== null && row.version !== seen)
    throw new DomainError('CONFLICT', { entity: nhapVienActs.name, current: row });
  return row;
}

/**
 * Moves an order or stay on and tells who ordered it; `told` is what the operation log says beside the columns. Errors: NOT_FOUND, those
 * of the act.
 */
export function moveStay(
  tx: Tx,
  id: string,
  action: StayAction,
  set: Partial<StayColumns>,
  told: { LyDo?: string; Giuong_Id?: string; SoRaVien?: string } = {},
): Promise<NhapVienRow> {
  return order.move(tx, id, action, null, () => ({ ...set, ...told }) as Partial<NhapVienRow>); // no column: the log's alone
}

/** What follows for a locked stay from the answer to its transfer, whatever the caller may do in the ward that is left. Errors: STATE_CHANGED. */
export function answerTransfer(
  tx: Tx,
  locked: NhapVienRow,
  action: 'chuyenKhoa' | 'capNhat',
  set: Partial<StayColumns>,
): Promise<NhapVienRow> {
  return transition(tx, nhapVienActs, table, locked._id, action, {
    locked,
    consequence: true,
    facts: async (_tx, row) => ({ ...(await order.factsOf(tx, row)), dangChuyen: false }),
    set,
  });
}

/** Orders the admission of a session in the transaction of whoever receives the patient; its id. Errors: those of creating an order. */
export function orderAdmission(tx: Tx, input: TiepNhanNhapVienInput): Promise<string> {
  return order.create(tx, input);
}
