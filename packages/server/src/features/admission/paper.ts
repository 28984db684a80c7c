import { refusal } from '@sen/domain/acts/acts';
import { admissionIssues, nhapVienActs } from '@sen/domain/admission/nhapVien';
import { nhapVienApi, nhapVienRecord } from '@sen/domain/admission/records';
import { rightsOf } from '../../engine/acts/acts.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { lockExisting } from '../../engine/sql/rows.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { TiepNhanNhapVienInput } from '../../gql/main.ts';
import { resolutionKind } from '../examination/facts.ts';
import { onSession } from '../examination/onSession.ts';
import type { KhamBenhRow } from '../examination/tables.ts';
import { definePaper } from '../papers/paper.ts';
import { maNhapVien } from './numbers.ts';
import { factsOfLeaving } from './points.ts';
import { type NhapVienRow, nhapVienTable as table } from './tables.ts';
import { factsOfStay, isWardOf, tellWard } from './ward.ts';

/** The order to admit of an examination whose saved resolution is one; the ward is told of its vital signs as they are. */
export const order = definePaper<TiepNhanNhapVienInput>()({
  record: nhapVienRecord,
  api: nhapVienApi,
  table,
  acts: nhapVienActs,
  permission: 'CHI_DINH_NHAP_VIEN',
  on: onSession('chiDinhNhapVien', 'ADMISSION_NOT_CANCELLED', { ofResolution: true }),
  live: ['MoiVaoVien', 'KhoaTraLai', 'DangDieuTri', 'ChiDinhRaVien', 'ChoThanhToan', 'DaRaVien'],
  form: 'PhieuKhamVaoVien',
  numbers: { MaNhapVien: maNhapVien },
  facts: async (ctx, row, { node }) => ({ ...factsOfStay(row, node), ...(await factsOfLeaving(ctx, row)) }),
  begin: async (tx, { HuongGiaiQuyet_Id, BacSiKham_Id, ChanDoanICD_Id }) => {
    if ((await resolutionKind(tx, HuongGiaiQuyet_Id)) !== 'NhapVien')
      throw new DomainError('NOT_AN_ADMISSION');
    return {
      ThoiGianVaoVien: tx.now(),
      BacSiChiDinh_Id: tx.user?.NhanVien_Id ?? BacSiKham_Id,
      ChanDoanICD_Id,
    };
  },
  // one that the ward sent back is expected again
  follows: (session) => ({ ...vitalsOf(session), TrangThai: 'MoiVaoVien' as const, LyDoTraLai: null }),
  judge: async (tx, one, session) => {
    // to the minute: somebody admitted in the minute of the exam is not admitted before it
    const minute = (at: Date) => at.toISOString().slice(0, 16);
    refuseIssues(
      admissionIssues({
        ...one,
        laKhoaCuaCoSo: await isWardOf(tx, one.KhoaNhapVien_Id ?? null, session.PhongBan_Id),
        ThoiGianVaoVien: one.ThoiGianVaoVien ? minute(one.ThoiGianVaoVien) : null,
        NgayKham: minute(session.NgayKham),
      }),
    );
  },
  ends: {},
  noted: async (tx, row, before) => {
    if (before && before.KhoaNhapVien_Id !== row.KhoaNhapVien_Id) await tellWard(tx, before, 'delete');
    await tellWard(tx, row, before ? 'update' : 'create');
  },
  moment: {
    number: 'MaNhapVien',
    text: async ({ KhoaNhapVien_Id }, ctx) =>
      moment[ctx.language]((await refLabel(ctx, 'Node', KhoaNhapVien_Id))?.ten ?? ''),
  },
  many: { vi: 'Chỉ định nhập viện', en: 'Orders to admit' },
});

export const { create: createAdmission, update: updateAdmission, byId: admissionById } = order;

/**
 * Cancels orders to admit, all in one act: those without an inpatient record, whose patient is not in the ward. Those with one stay. Errors:
 * NOT_FOUND, STATE_CHANGED of one that is cancelled already.
 */
export function cancelAdmissions(
  ctx: Ctx,
  ids: readonly string[],
): Promise<{ khongCoBenhAn: NhapVienRow[]; coBenhAn: NhapVienRow[] }> {
  return inTransaction(ctx, async (tx) => {
    const [khongCoBenhAn, coBenhAn]: [NhapVienRow[], NhapVienRow[]] = [[], []];
    for (const id of [...new Set(ids)].sort()) {
      const before = await lockExisting(tx, table, id, nhapVienActs.name);
      const refused = refusal(nhapVienActs, 'huy', await order.factsOf(tx, before), rightsOf(tx));
      if (refused?.code === 'ADMISSION_IN_WARD') {
        coBenhAn.push(before);
        continue;
      }
      khongCoBenhAn.push(await cancelAdmission(tx, id));
    }
    return { khongCoBenhAn, coBenhAn };
  });
}

/** Cancels an order whose patient is not in the ward. Errors: NOT_FOUND, STATE_CHANGED, ADMISSION_IN_WARD. */
export function cancelAdmission(ctx: Ctx, id: string): Promise<NhapVienRow> {
  return inTransaction(ctx, async (tx) => {
    const row = await order.end(tx, id, 'huy', null);
    await tellWard(tx, row, 'delete');
    return row;
  });
}

const moment = {
  vi: (ward: string) => `Chỉ định nhập viện: ${ward}`,
  en: (ward: string) => `Order to admit: ${ward}`,
};

/** The vital signs of a session, as the ward is told of them. */
function vitalsOf({ Mach, NhietDo, HuyetApCao, HuyetApThap, NhipTho, SpO2, CanNang, ChieuCao }: KhamBenhRow) {
  return { Mach, NhietDo, HuyetApCao, HuyetApThap, NhipTho, SpO2, CanNang, ChieuCao };
}
