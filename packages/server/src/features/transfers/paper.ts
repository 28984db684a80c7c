import { hinhThucOf } from '@sen/domain/discharges/raVienNoiTru';
import { chuyenVienActs, transferIssues } from '@sen/domain/transfers/chuyenVien';
import { chuyenVienApi, chuyenVienRecord } from '@sen/domain/transfers/records';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { logged } from '../../engine/audit/audit.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import { type Ctx, localDay, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import type {
  KhamBenh_ChuyenVienInput,
  QueryGetKhamBenh_ChuyenVienByBenhNhanIdArgs,
} from '../../gql/main.ts';
import { stayRows } from '../admission/sql.ts';
import type { NhapVienRow } from '../admission/tables.ts';
import { dischargesInUse } from '../discharges/queries.ts';
import { resolutionKind } from '../examination/facts.ts';
import { sessionRows } from '../examination/sql.ts';
import { onSessionOrStay, placeOf } from '../medicalRecords/onSessionOrStay.ts';
import { facilityOfNode } from '../organisation/facility.ts';
import { definePaper, reasonIfAny } from '../papers/paper.ts';
import { visibleRecords } from '../recordAccess/visible.ts';
import { refusedByPosition } from '../signing/queries.ts';
import { maChuyenVien, soChuyenVien } from './numbers.ts';
import { type ChuyenVienRow, chuyenVienTable as table } from './tables.ts';

/** The transfer of a session whose resolution is one, or of a stay whose discharge is one; one that is issued again keeps its number in the book and the day of its signature. */
export const transfer = definePaper<KhamBenh_ChuyenVienInput>()({
  record: chuyenVienRecord,
  api: chuyenVienApi,
  table,
  acts: chuyenVienActs,
  permission: 'KHAM_BENH',
  on: onSessionOrStay({ session: 'lapChuyenVien', stay: 'lapChuyenVien' }, 'TRANSFER_NOT_CANCELLED', {
    ofResolution: true,
    kinds: ['ChuyenVien'],
  }),
  live: ['DangSuDung'],
  form: 'PhieuChuyenCoSo',
  numbers: { MaChuyenVien: maChuyenVien, SoChuyenVien: soChuyenVien },
  facts: async (ctx, { TrangThai }, { ground, node, printed }) => ({
    TrangThai,
    node,
    conMo: ground?.session ? ground.session.TrangThai === 'DangKham' : ground?.stay.TrangThai !== 'DaRaVien',
    daKhoa: ground?.daKhoa ?? false,
    daIn: (await printed()) > 0,
    chucVu: await refusedByPosition(ctx, 'LapChuyenVien', ctx.user?.NhanVien_Id ?? null),
  }),
  given: ({ NgayChuyen, SoLuotChuyen }) => ({
    NgayChuyen: NgayChuyen ?? undefined,
    SoLuotChuyen: SoLuotChuyen || undefined,
  }),
  begin: async (tx, { session, stay }) => {
    if (stay) return beginOfStay(tx, stay);
    if ((await resolutionKind(tx, session.HuongGiaiQuyet_Id)) !== 'ChuyenVien')
      throw new DomainError('NOT_A_TRANSFER');
    const { TrieuChungLamSang, ChanDoanICD_Id, ChanDoanPhuICD_Ids } = session;
    return {
      NgayChuyen: tx.now(),
      DauHieuLamSang: TrieuChungLamSang,
      ChanDoanICD_Id,
      ChanDoanPhuICD_Ids,
    };
  },
  whole: (tx, _values, { session, stay }) => ({
    BacSiKham_Id: tx.user?.NhanVien_Id ?? session?.BacSiKham_Id ?? stay?.BacSiDieuTri_Id ?? null,
  }),
  follows: async (_of, { ChanDoanICD_Id }, tx) => ({
    HieuLucMotNam: await validForYear(tx, ChanDoanICD_Id ?? null),
  }),
  judge: async (tx, one, of) => {
    // to the minute: somebody sent on in the minute of the exam is not sent before it
    const minute = (at: Date) => at.toISOString().slice(0, 16);
    const issues = transferIssues({
      ...one,
      NgayChuyen: minute(one.NgayChuyen ?? tx.now()),
      NgayKham: minute(of.session?.NgayKham ?? of.stay?.ThoiGianVaoVien ?? tx.now()),
      maNoiDen: await facilityCode(tx, one.BenhVien_Id ?? null),
      maNoiDi: (await facilityOfNode(tx, placeOf(of)))?.MaCSKCB ?? null,
    });
    refuseIssues(issues);
  },
  again: { action: 'capLai', keeps: ({ SoChuyenVien }) => ({ SoChuyenVien }), versionFirst: true },
  ends: { xoa: reasonIfAny, huy: reasonIfAny },
  moment: {
    number: 'SoChuyenVien',
    at: ({ NgayChuyen }) => NgayChuyen,
    text: async ({ BenhVien_Id }, ctx) =>
      `${moment[ctx.language]}: ${(await refLabel(ctx, 'BenhVien', BenhVien_Id))?.ten ?? ''}`,
  },
  many: { vi: 'Giấy chuyển viện', en: 'Referrals' },
  refers: { loose: { chan_doan_phu_icd_ids: 'ICD' } },
});

export const { create: createTransfer, update: updateTransfer, byId: transferById } = transfer;

/** What the transfer of a stay begins with: what its discharge says. Errors: STAY_NOT_A_TRANSFER, TRANSFER_EXISTS. */
async function beginOfStay(tx: Tx, { _id, ThoiGianVaoVien }: NhapVienRow) {
  const discharge = (await dischargesInUse(tx, [_id])).get(_id);
  if (!discharge || hinhThucOf(discharge) !== 'ChuyenVien') throw new DomainError('STAY_NOT_A_TRANSFER');
  const [other] = await tx.db
    .select({ _id: table._id })
    .from(table)
    .where(and(eq(table.NhapVien_Id, _id), eq(table.TrangThai, 'DangSuDung')));
  if (other) throw new DomainError('TRANSFER_EXISTS');
  const { ThoiGianRaVien, LoaiRaVien, ChanDoanICD_Id, ChanDoanPhuICD_Ids } = discharge;
  return {
    ...{ NgayChuyen: ThoiGianRaVien, ChanDoanICD_Id, ChanDoanPhuICD_Ids },
    LyDoChuyen: LoaiRaVien === 'ChuyenTheoYeuCau' ? ('TheoYeuCau' as const) : ('DuDieuKien' as const),
    DauHieuLamSang: discharge.QuaTrinhBenhLy,
    KetQuaLamSang: discharge.KetQuaCanLamSang,
    PhuongPhapDungDieuTri: discharge.PhuongPhapDieuTri,
    HuongDieuTri: discharge.HuongDieuTri,
    ChuyenTuNgay: localDay(ThoiGianVaoVien),
    ChuyenDenNgay: localDay(ThoiGianRaVien),
  };
}

const moment = { vi: 'Chuyển viện', en: 'Transfer' };

/** The transfer records of a patient, newest first; the reading is logged. One statement beside the log. */
export function transfersOfPatient(
  ctx: Ctx,
  args: QueryGetKhamBenh_ChuyenVienByBenhNhanIdArgs,
): Promise<ChuyenVienRow[]> {
  const { BenhNhan_Id } = args;
  return logged(ctx, { entity: chuyenVienActs.name, entityId: BenhNhan_Id, BenhNhan_Id }, visible(ctx, args));
}

async function visible(
  ctx: Ctx,
  {
    BenhNhan_Id,
    KhamBenh_Id,
    NhapVien_Id,
    TiepNhan_Id,
    BacSiKham_Id,
  }: QueryGetKhamBenh_ChuyenVienByBenhNhanIdArgs,
): Promise<ChuyenVienRow[]> {
  const rows = await ctx.db
    .select({
      transfer: table,
      node: sql<string>`coalesce((select coalesce(n.khoa_id, n.khoa_nhap_vien_id) from ${stayRows} n where n.id = ${table.NhapVien_Id}),
        (select k.phong_ban_id from ${sessionRows} k where k.id = ${table.KhamBenh_Id}))`,
    })
    .from(table)
    .where(
      and(
        eq(table.BenhNhan_Id, BenhNhan_Id),
        KhamBenh_Id ? and(eq(table.KhamBenh_Id, KhamBenh_Id), isNull(table.NhapVien_Id)) : undefined,
        NhapVien_Id ? eq(table.NhapVien_Id, NhapVien_Id) : undefined,
        TiepNhan_Id ? eq(table.TiepNhan_Id, TiepNhan_Id) : undefined,
        BacSiKham_Id ? eq(table.BacSiKham_Id, BacSiKham_Id) : undefined,
      ),
    )
    .orderBy(desc(table.NgayChuyen))
    .limit(100);
  const shown = await visibleRecords(ctx, rows, ({ node }) => ({ node, BenhNhan_Id }));
  return shown.map(({ transfer }) => transfer);
}

/** Whether papers for a disease are valid for a year, as the site's catalogue has it today. */
async function validForYear(tx: Tx, ICD_Id: string | null): Promise<boolean> {
  const { rows } = await tx.db.execute<{ year: boolean | null }>(
    sql`select phieu_chuyen_mot_nam as year from main.icd where id = ${ICD_Id}`,
  );
  return rows[0]?.year ?? false;
}

async function facilityCode(tx: Tx, BenhVien_Id: string | null): Promise<string | null> {
  if (BenhVien_Id === null) return null;
  const { rows } = await tx.db.execute<{ code: string | null }>(
    sql`select ma_cskcb as code from main.benh_vien where id = ${BenhVien_Id}`,
  );
  return rows[0]?.code ?? null;
}
