import { refLabel, refLabels } from '../../../engine/catalogue/queries.ts';
import type { Ctx } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { correctionOf } from '../../orders/correction.ts';
import { madeOfSlip, slipById } from '../../orders/queries.ts';
import { readingSlip } from '../../orders/readingRight.ts';
import { letterhead, nameOf, patientOnPaper } from '../../printing/paperData.ts';
import type { PrintForm } from '../../printing/points.ts';
import { pictureOnPaper } from '../../printing/signatures.ts';
import { requireVisible } from '../../recordAccess/visible.ts';
import { givenOut, giverOf, type LineResult, resultOfSlip } from '../queries.ts';
import type { Reading } from '../reading.ts';
import {
  filesKetQuaMoTa,
  type HinhTrenPhieu,
  type KetQuaMoTa,
  type KetQuaTrenPhieu,
  presentKetQuaMoTa,
} from './ketQuaMoTa.ts';

/** Prints the returned results of a kind. */
export const ketQuaMoTaForm = (reading: Reading): PrintForm<KetQuaMoTa> => ({
  code: reading.entity,
  right: async (ctx, id) => readingSlip(ctx, await slipById(ctx, id)),
  patient: async (ctx, id) => (await slipById(ctx, id)).BenhNhan_Id,
  data: (ctx, id) => dataOf(ctx, reading, id),
  present: presentKetQuaMoTa,
  files: filesKetQuaMoTa,
  signing: {
    resultOf: reading.kinds,
    places: {
      ChuKyNguoiThucHien: {
        act: 'KyKetQua',
        signer: async (ctx, id) => (await slipById(ctx, id)).NguoiThucHien_Id,
      },
      ChuKyNguoiDuyet: {
        act: 'DuyetKetQua',
        signer: async (ctx, id) => (await slipById(ctx, id)).NguoiDuyet_Id,
      },
    },
  },
});

/** Bytes of images that one form takes; the compiler refuses a form with more (printing/compile.ts). */
const imageBytesMost = 12 * 1024 * 1024;

/** The result of a slip that is given out, by the slip's id. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY, RESULT_NOT_RETURNED. */
async function dataOf(ctx: Ctx, reading: Reading, id: string): Promise<KetQuaMoTa> {
  const result = await resultOfSlip(ctx, reading, id);
  const slip = result.DichVuYeuCau;
  await requireVisible(ctx, madeOfSlip(slip));
  const given = givenOut(reading, result);
  const at = given?.phienBans[0]?.NgayTra;
  if (!given || !at) throw new DomainError('RESULT_NOT_RETURNED');
  const disease = await refLabel(ctx, 'ICD', slip.ChanDoanICD_Id);
  return {
    CoSo: await letterhead(ctx, slip.NoiThucHien_Id),
    BenhNhan: await patientOnPaper(ctx, slip.BenhNhan_Id, slip.TiepNhan_Id),
    SoPhieuYeuCau: slip.SoPhieuYeuCau,
    LaKhanCap: slip.LaKhanCap,
    NoiYeuCau: await nameOf(ctx, 'Node', slip.NoiYeuCau_Id),
    BacSiChiDinh: await nameOf(ctx, 'NhanVien', slip.BacSiChiDinh_Id),
    ChanDoan: slip.ChanDoan ?? disease?.ten ?? '',
    MaICD: disease?.ma ?? null,
    NgayYeuCau: slip.NgayYeuCau.toISOString(),
    NgayThucHien: slip.NgayThucHien?.toISOString() ?? null,
    ThoiGianTraKetQua: (given.laSoBo ? at : (slip.NgayKetQua ?? at)).toISOString(),
    LaSoBo: given.laSoBo,
    ...correctionOf(result.phienBans),
    KetQuas: await linesOnPaper(
      ctx,
      given.ketQuas.filter((one) => !one.KhongKetQua || one.KetLuan),
    ),
    NguoiThucHien: await nameOf(ctx, 'NhanVien', slip.NguoiThucHien_Id),
    ChuKyNguoiThucHien: null,
    NguoiDuyet: await nameOf(ctx, 'NhanVien', giverOf(given)),
    ChuKyNguoiDuyet: null,
  };
}

type ChosenImage = { Tep_Id: string; ChuThich: string | null; InTrenPhieu: boolean };

/** Takes images of one paper, list by list: those that are chosen for print, as long as the form has room for them. */
export function imagesOfPaper(ctx: Ctx) {
  let room = imageBytesMost;
  return async <I extends ChosenImage>(images: readonly I[]) => {
    const chosen = images.filter((image) => image.InTrenPhieu);
    const taken: Array<HinhTrenPhieu & { image: I }> = [];
    for (const image of chosen) {
      const Tep = await pictureOnPaper(ctx, image.Tep_Id, 'hinh');
      if (!Tep || Tep.bytes.length > room) continue;
      room -= Tep.bytes.length;
      taken.push({ Tep, ChuThich: image.ChuThich, image });
    }
    return { taken, soHinhKhac: chosen.length - taken.length };
  };
}

/** Services on paper, with as many of their images as the form takes. */
export async function linesOnPaper(ctx: Ctx, lines: readonly LineResult[]): Promise<KetQuaTrenPhieu[]> {
  const imagesOf = imagesOfPaper(ctx);
  const shown: KetQuaTrenPhieu[] = [];
  for (const line of lines) {
    const { taken, soHinhKhac } = await imagesOf(line.hinhAnhs);
    shown.push({
      TenDichVu: line.TenDichVu,
      ThietBi: (await refLabel(ctx, 'ThietBi', line.ThietBi_Id))?.ten ?? null,
      NguoiThucHiens: (await refLabels(ctx, 'NhanVien', line.NguoiThucHien_Ids)).map(({ ten }) => ten),
      ThoiGianThucHien: line.ThoiGianThucHien?.toISOString() ?? null,
      ...(line.Truongs.length > 0 ? { Truongs: line.Truongs } : {}),
      MoTa: line.MoTa,
      KetLuan: line.KetLuan,
      DeNghi: line.DeNghi,
      // a paper that was signed before there were marks and sides says the same as then
      HinhAnhs: taken.map(({ Tep, ChuThich, image: { Phia, DanhDaus } }) => ({
        Tep,
        ChuThich,
        ...(Phia ? { Phia } : {}),
        ...(DanhDaus.length > 0 ? { DanhDaus } : {}),
      })),
      soHinhKhac,
      noiDung: line.noiDung,
    });
  }
  return shown;
}
