import { type CostBlock, type CostListLine, type CostSums, costList } from '@sen/domain/claims/costList';
import { timeIn } from '@sen/domain/claims/moments';
import type { Ctx } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { readingRight } from '../../organisation/readingRight.ts';
import { letterhead, nameOf, patientOnPaper } from '../../printing/paperData.ts';
import type { PrintForm } from '../../printing/points.ts';
import { receptionById } from '../../reception/queries.ts';
import { type BuiltClaim, claimOfVisit } from '../build/claims.ts';

import {
  type BangKe,
  type DongBangKe,
  filesBangKe,
  type KhoiBangKe,
  presentBangKe,
  type TongBangKe,
} from './BangKe.ts';
import { departmentNames, facilityName } from './names.ts';

/** Form 01/KBCB (Decision 697) of a visit by its reception, whoever pays. */
export const bangKeForm: PrintForm<BangKe> = {
  code: 'BangKeChiPhiKCB',
  right: async (ctx, id) =>
    readingRight(ctx, ['VIEN_PHI_XEM', 'XAC_NHAN_BHYT'], (await receptionById(ctx, id)).NoiTiepNhan_Id),
  patient: async (ctx, id) => (await receptionById(ctx, id)).BenhNhan_Id,
  data: dataBangKe,
  present: presentBangKe,
  files: filesBangKe,
};

/** The costs of a visit, of the same rows as its claim. Errors: NOT_FOUND, COST_LIST_EMPTY where nothing was billed. */
async function dataBangKe(ctx: Ctx, id: string): Promise<BangKe> {
  const visit = await receptionById(ctx, id);
  const built = await claimOfVisit(ctx, id);
  const { xml1 } = built.file;
  const list = costList(built.file);
  if (list.blocks.length === 0 && !list.phuThu) throw new DomainError('COST_LIST_EMPTY');
  return {
    CoSo: await letterhead(ctx, visit.NoiTiepNhan_Id),
    BenhNhan: await patientOnPaper(ctx, visit.BenhNhan_Id, id),
    MaLK: list.maLK,
    Loai: list.loai,
    Khoa: await departmentNames(ctx, list.khoa ?? ''),
    MaDoiTuong: visit.SoTheBHYT ? xml1.MA_DOITUONG_KCB : null,
    NgayVao: instant(xml1.NGAY_VAO),
    NgayRa: xml1.NGAY_RA ? instant(xml1.NGAY_RA) : null,
    SoNgay: xml1.SO_NGAY_DTRI,
    ChanDoan: xml1.CHAN_DOAN_RV ?? '',
    MaBenhChinh: xml1.MA_BENH_CHINH ?? '',
    MaBenhKem: (xml1.MA_BENH_KT ?? '').replaceAll(';', ', '),
    NoiChuyenDen: await facilityName(ctx, xml1.MA_NOI_DEN),
    LaTamTinh: isProvisional(built),
    Khois: list.blocks.map(blockOf),
    PhuThu: list.phuThu && { Dongs: list.phuThu.lines.map(lineOf), Tong: sumsOf(list.phuThu.sums) },
    Tong: sumsOf(list.sums),
    Ngay: ctx.now().toISOString(),
    NguoiLap: await nameOf(ctx, 'NhanVien', ctx.user?.NhanVien_Id ?? null),
  };
}

/** An instant of the clock of Viet Nam. */
const instant = (value: string) => `${timeIn(value)}:00+07:00`;

/** A visit that goes on, or whose insured costs nobody has confirmed. */
function isProvisional({ file, visit }: BuiltClaim): boolean {
  return (file.xml1.NGAY_RA ?? null) === null || (visit.SoTheBHYT !== null && visit.dongs === null);
}

function blockOf(block: CostBlock): KhoiBangKe {
  return {
    ...{ SoThe: block.soThe, TuNgay: block.tuNgay, DenNgay: block.denNgay, DangKy: block.dangKy },
    ...{ MucHuong: block.mucHuong, KhuVuc: block.khuVuc },
    ...{ Du5Nam: block.du5Nam, MienCungChiTra: block.mienCungChiTra },
    Mucs: block.sections.map(({ so, label, sums, lines }) => ({
      ...{ So: so, Ten: label, Tong: sumsOf(sums), Dongs: lines.map(lineOf) },
    })),
    Tong: sumsOf(block.sums),
  };
}

function lineOf(line: CostListLine): DongBangKe {
  return {
    ...{ Ten: line.ten, DonViTinh: line.donViTinh, SoLuong: line.soLuong },
    ...{ DonGiaBV: line.donGiaBV, DonGiaBH: line.donGiaBH, TyLeDV: line.tyLeDV, TyLeBH: line.tyLeBH },
    ...sumsOf(line),
  };
}

function sumsOf({ bv, bh, quy, cungChiTra, khac, tuTra }: CostSums): TongBangKe {
  return { ThanhTienBV: bv, ThanhTienBH: bh, Quy: quy, CungChiTra: cungChiTra, Khac: khac, TuTra: tuTra };
}
