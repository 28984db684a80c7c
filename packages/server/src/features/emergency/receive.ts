import type { Rights } from '@sen/domain/acts/acts';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { rightsOf } from '../../engine/acts/acts.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, requirePermission, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { insertRow } from '../../engine/sql/rows.ts';
import { once } from '../../engine/sql/transaction.ts';
import type { CapCuuInput, NhapVienNgayInput, TiepNhanInput } from '../../gql/main.ts';
import { orderAdmission } from '../admission/commands.ts';
import { saveKhamBenh } from '../examination/commands.ts';
import { openKhamBenh } from '../examination/open.ts';
import { sessionById } from '../examination/queries.ts';
import { slipsOfVisit } from '../orders/queries.ts';
import { contentOf, prepareToReceive, receive } from '../reception/commands.ts';
import { receptionById, type TiepNhan } from '../reception/queries.ts';
import { keep, tell } from './commands.ts';
import { capCuuTable as table } from './tables.ts';

/**
 * Receives somebody who comes straight in: the reception as an emergency, the level of triage, what the house keeps, and where the patient
 * goes straight on to a ward the session of the examination with the order to admit. All or nothing. Errors: those of createTiepNhan,
 * BAD_INPUT of a time that has not come, for a ward those of openKhamBenh and createTiepNhanNhapVien, REQUIRED at `dichVus` without an exam.
 */
export async function receiveEmergency(
  ctx: Ctx,
  input: TiepNhanInput,
  capCuu: CapCuuInput,
): Promise<TiepNhan> {
  const { nhapVien } = capCuu;
  if (nhapVien)
    for (const right of ['KHAM_BENH', 'CHI_DINH_NHAP_VIEN'] as const) requirePermission(ctx, right);
  const DenLuc = capCuu.DenLuc ?? ctx.now();
  if (DenLuc > ctx.now()) refuseIssues([{ path: 'DenLuc', code: 'IN_THE_FUTURE' }]);
  const asked = { ...input, CapCuu: true };
  const prepared = await prepareToReceive(ctx, asked);
  const request = {
    id: input.requestId,
    operation: 'createTiepNhanCapCuu',
    content: { input: contentOf(asked), capCuu },
  };
  const { _id } = await once(ctx, request, async (tx) => {
    const TiepNhan_Id = await receive(tx, asked, prepared, receivingRights(tx), { ticketsNow: true });
    const visit = await receptionById(tx, TiepNhan_Id);
    const row = await insertRow(tx, table, {
      TiepNhan_Id,
      DenLuc,
      Muc: capCuu.Muc,
      PhanLoaiLuc: tx.now(),
      NguoiPhanLoai_Id: tx.user?.NhanVien_Id ?? null,
      PhuongTien: capCuu.PhuongTien ?? null,
      ChanDoanSoBo: capCuu.ChanDoanSoBo?.trim() || null,
      NguoiTao_Id: actor(tx),
    });
    const { BenhNhan_Id } = visit;
    await audit(tx, {
      action: 'CREATE',
      entity: 'TiepNhanCapCuu',
      entityId: row._id,
      BenhNhan_Id,
      after: row,
    });
    for (const MoTa of capCuu.tuTrangs ?? []) if (MoTa.trim() !== '') await keep(tx, row, BenhNhan_Id, MoTa);
    if (nhapVien) await admit(tx, TiepNhan_Id, nhapVien);
    await tell(tx, row, visit, 'create');
    return { _id: TiepNhan_Id };
  });
  return receptionById({ ...ctx, loaders: new Map() }, _id);
}

/** The rights with which the emergency reception receives: that of the desk where it is one, and its own. */
function receivingRights(ctx: Ctx): Rights {
  const rights = rightsOf(ctx);
  return {
    has: (permission, node) =>
      rights.has(permission === 'TIEP_NHAN' ? 'CAP_CUU_TIEP_NHAN' : permission, node),
  };
}

/** The session of the visit's examination, ended in the order to admit. */
async function admit(tx: Tx, TiepNhan_Id: string, { ...order }: NhapVienNgayInput): Promise<void> {
  const exam = (await slipsOfVisit(tx, TiepNhan_Id)).find(({ Loai }) => Loai === 'KhamBenh');
  if (!exam) throw new DomainError('BAD_INPUT', { issues: [{ path: 'dichVus', code: 'REQUIRED' }] });
  const KhamBenh_Id = await openKhamBenh(tx, exam._id);
  const { version } = await sessionById(tx, KhamBenh_Id);
  await saveKhamBenh(tx, KhamBenh_Id, {
    version,
    ChanDoanICD_Id: order.ChanDoanICD_Id,
    HuongGiaiQuyet_Id: await toAWard(tx),
  });
  tx.loaders.clear();
  await orderAdmission(tx, { requestId: v7(), KhamBenh_Id, ...order });
}

/** The resolution that sends a patient to a ward. Errors: NOT_AN_ADMISSION where the catalogue has none. */
async function toAWard(tx: Tx): Promise<string> {
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    select id from main.huong_giai_quyet where loai = 'NhapVien' and trang_thai = 'DangSuDung' and not tam_ngung
    order by ma_huong_giai_quyet limit 1`);
  const [found] = rows;
  if (!found) throw new DomainError('NOT_AN_ADMISSION');
  return found.id;
}
