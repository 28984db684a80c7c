import { duToanActs, soNgayHieuLuc } from '@sen/domain/estimates/duToan';
import { tenKhongDau } from '@sen/domain/names/key';
import { givenReason } from '../../engine/acts/reason.ts';
import { transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, localDay, type Tx, today } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { drawNumber } from '../../engine/sql/numbering.ts';
import { insertRow } from '../../engine/sql/rows.ts';
import { once } from '../../engine/sql/transaction.ts';
import type { DuToanInput } from '../../gql/main.ts';
import { patientById } from '../patients/queries.ts';
import { soDuToan } from './numbers.ts';
import { estimateById, factsOf } from './queries.ts';
import { type DuToanRow, duToanTable } from './tables.ts';
import { lineFaults, refuseWrong, workOut } from './workOut.ts';

const day = 86_400_000;

/** Keeps an estimate as it is worked out now; answers its id. Errors: BAD_INPUT by field, NOT_FOUND for the patient or payer. */
export function createEstimate(ctx: Ctx, input: DuToanInput): Promise<string> {
  const request = { id: input.requestId, operation: 'createDuToanChiPhi', content: input };
  return once(ctx, request, async (tx) => {
    refuseWrong(tx, input);
    const patient = input.BenhNhan_Id ? await patientById(tx, input.BenhNhan_Id) : null;
    const worked = await workOut(tx, input);
    refuseIssues(lineFaults(worked.items));
    const TenNguoiHoi = input.TenNguoiHoi?.trim() || (patient?.TenBenhNhan ?? '');
    const insured = worked.quyenLoi !== null;
    const row = await insertRow(tx, duToanTable, {
      SoDuToan: (await drawNumber(tx, soDuToan)).text,
      Noi_Id: tx.nodeId,
      NguoiLap_Id: tx.user?.NhanVien_Id ?? null,
      Ngay: today(tx),
      HieuLucDen: input.HieuLucDen ?? localDay(new Date(tx.now().getTime() + soNgayHieuLuc * day)),
      TenNguoiHoi,
      TenTimKiem: tenKhongDau(TenNguoiHoi),
      SoDienThoai: input.SoDienThoai?.replace(/[\s.]/g, '') || (patient?.SoDienThoai ?? null),
      BenhNhan_Id: patient?._id ?? null,
      DoiTuong_Id: input.DoiTuong_Id,
      SoTheBHYT: insured ? input.SoTheBHYT?.trim() || null : null,
      MucThe: insured ? (input.MucThe ?? null) : null,
      TuyenDen: insured ? (input.TuyenDen ?? 'DungNoiDangKy') : null,
      PhanTramHuong: worked.quyenLoi ? String(worked.quyenLoi.MucHuong) : null,
      Dongs: linesOf(input, worked),
      Buocs: worked.steps,
      ThanhTien: worked.ThanhTien,
      BHChiTra: worked.BHChiTra,
      BenhNhanTT: worked.BenhNhanTT,
      KhuyenMai: worked.KhuyenMai,
      MienGiam: worked.MienGiam,
      PhaiTra: worked.PhaiTra,
      GhiChu: input.GhiChu?.trim() || null,
      NguoiTao_Id: actor(tx),
    });
    const { BenhNhan_Id } = row;
    await audit(tx, {
      action: 'CREATE',
      entity: duToanActs.name,
      entityId: row._id,
      BenhNhan_Id,
      // the sentences of its promotions are worked out of it
      after: { ...row, Buocs: undefined },
    });
    await tell(tx, 'create', row);
    return row._id;
  });
}

function linesOf(input: DuToanInput, { dongs }: Awaited<ReturnType<typeof workOut>>): DuToanRow['Dongs'] {
  return dongs.map((line, at) => ({
    DichVu_Id: line.DichVu_Id,
    Duoc_Id: line.Duoc_Id,
    LoaiGia_Id: input.dongs[at]?.LoaiGia_Id ?? null,
    Ma: line.Ma,
    Ten: line.Ten,
    DonViTinh: line.DonViTinh,
    SoLuong: line.SoLuong,
    DonGia: line.DonGia ?? '0.00',
    DonGiaBHYT: line.DonGiaBHYT ?? '0.00',
    ThanhTien: line.ThanhTien,
    BHChiTra: line.BHChiTra,
    BenhNhanTT: line.BenhNhanTT,
    KhuyenMai: line.KhuyenMai,
    MienGiam: line.MienGiam,
  }));
}

/** Cancels an estimate. Errors: NOT_FOUND, STATE_CHANGED, BAD_INPUT without a reason. */
export async function cancelEstimate(ctx: Ctx, id: string, LyDo: string | null | undefined): Promise<void> {
  const LyDoHuy = givenReason(LyDo);
  await estimateById(ctx, id);
  await transition(ctx, duToanActs, duToanTable, id, 'huy', {
    facts: factsOf,
    set: { LyDoHuy },
    auditAction: 'CANCEL',
    after: (tx, row) => tell(tx, 'update', row),
  });
}

/** Who shows estimates hears of a change. */
export async function tell(tx: Tx, process: 'create' | 'update', row: DuToanRow): Promise<void> {
  await emit(tx, { module: 'DuToan', process, idNode: row.Noi_Id, data: { DuToan_Id: row._id } });
}
