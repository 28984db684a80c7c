import type { Ctx } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import type { PrintForm } from '../../printing/points.ts';
import { type CamKet, filesCamKet, presentCamKet } from './CamKetThuocGayNghien.ts';
import { dataDonThuoc, donThuocForm } from './donThuocForm.ts';

/** The commitment that goes with a prescription of addictive drugs; whoever reads the prescription prints it. */
export const camKetForm: PrintForm<CamKet> = {
  code: 'CamKetThuocGayNghien',
  right: donThuocForm.right,
  patient: donThuocForm.patient,
  data: dataCamKet,
  present: presentCamKet,
  files: filesCamKet,
};

const adultFrom = 18;

/** The commitment of a prescription by its id. Errors: COMMITMENT_NOT_ADDICTIVE, those of the prescription's paper. */
export async function dataCamKet(ctx: Ctx, id: string): Promise<CamKet> {
  const don = await dataDonThuoc(ctx, id);
  if (don.LoaiDon !== 'n') throw new DomainError('COMMITMENT_NOT_ADDICTIVE');
  const { CoSo, BenhNhan, MaDonThuoc, ChanDoans, Thuocs, DotDungThuocs, NgayKeDon, BacSi } = don;
  return {
    CoSo,
    BenhNhan,
    MaDonThuoc,
    ChanDoans,
    Thuocs,
    DotDungThuocs,
    NgayKeDon,
    BacSi,
    // who is of age commits for themselves
    NguoiCamKet:
      don.NguoiDiCung && !(BenhNhan.LoaiTuoi === 'Nam' && BenhNhan.Tuoi >= adultFrom)
        ? {
            HoTen: don.NguoiDiCung.TenNguoiLienHe,
            QuanHe: don.NguoiDiCung.QuanHeNguoiLienHe || '…',
            SoGiayTo: null,
            SoDienThoai: don.NguoiDiCung.SoDienThoaiNguoiLienHe,
          }
        : {
            HoTen: BenhNhan.TenBenhNhan,
            QuanHe: null,
            SoGiayTo: don.CMNDHoacHoChieu,
            SoDienThoai: BenhNhan.SoDienThoai,
          },
  };
}
