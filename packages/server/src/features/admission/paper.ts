import { admissionIssues, nhapVienActs } from '@sen/domain/admission/nhapVien';
import { nhapVienApi, nhapVienRecord } from '@sen/domain/admission/records';
import { sql } from 'drizzle-orm';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import type { TiepNhanNhapVienInput } from '../../gql/main.ts';
import { resolutionKind } from '../examination/facts.ts';
import { onSession } from '../examination/onSession.ts';
import type { KhamBenhRow } from '../examination/tables.ts';
import { facilityOf } from '../organisation/facility.ts';
import { definePaper } from '../papers/paper.ts';
import { maNhapVien } from './numbers.ts';
import { nhapVienTable as table } from './tables.ts';

/** The order to admit of an examination whose saved resolution is one; the ward is told of its vital signs as they are. */
export const order = definePaper<TiepNhanNhapVienInput>()({
  record: nhapVienRecord,
  api: nhapVienApi,
  table,
  acts: nhapVienActs,
  permission: 'CHI_DINH_NHAP_VIEN',
  on: onSession('chiDinhNhapVien', 'ADMISSION_NOT_CANCELLED', { ofResolution: true }),
  live: ['MoiVaoVien'],
  form: 'PhieuKhamVaoVien',
  numbers: { MaNhapVien: maNhapVien },
  facts: (_ctx, { TrangThai }, { node }) => ({ TrangThai, node }),
  begin: async (tx, { HuongGiaiQuyet_Id, BacSiKham_Id, ChanDoanICD_Id }) => {
    if ((await resolutionKind(tx, HuongGiaiQuyet_Id)) !== 'NhapVien')
      throw new DomainError('NOT_AN_ADMISSION');
    return {
      ThoiGianVaoVien: tx.now(),
      BacSiChiDinh_Id: tx.user?.NhanVien_Id ?? BacSiKham_Id,
      ChanDoanICD_Id,
    };
  },
  follows: vitalsOf,
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
  moment: {
    number: 'MaNhapVien',
    text: async ({ KhoaNhapVien_Id }, ctx) =>
      moment[ctx.language]((await refLabel(ctx, 'Node', KhoaNhapVien_Id))?.ten ?? ''),
  },
  many: { vi: 'Chỉ định nhập viện', en: 'Orders to admit' },
});

export const { create: createAdmission, update: updateAdmission, byId: admissionById } = order;
export const cancelAdmission = (ctx: Ctx, id: string) => order.end(ctx, id, 'huy', null);

const moment = {
  vi: (ward: string) => `Chỉ định nhập viện: ${ward}`,
  en: (ward: string) => `Order to admit: ${ward}`,
};

/** The vital signs of a session, as the ward is told of them. */
function vitalsOf({ Mach, NhietDo, HuyetApCao, HuyetApThap, NhipTho, SpO2, CanNang, ChieuCao }: KhamBenhRow) {
  return { Mach, NhietDo, HuyetApCao, HuyetApThap, NhipTho, SpO2, CanNang, ChieuCao };
}

/** Whether a node is a department in use of the facility of a room. */
async function isWardOf(tx: Tx, id: string | null, room: string): Promise<boolean> {
  if (id === null) return false;
  const { rows } = await tx.db.execute<{ category: string }>(
    sql`select category from auth.node where id = ${id} and trang_thai = 'DangSuDung'`,
  );
  if (rows[0]?.category !== 'DEPARTMENT') return false;
  return (await facilityOf(tx, id)) === (await facilityOf(tx, room));
}
