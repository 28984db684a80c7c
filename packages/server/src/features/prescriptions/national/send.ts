import { donThuocQuocGia } from '@sen/domain/prescriptions/donThuocQuocGia';
import { type Ctx, localDay } from '../../../engine/context.ts';
import { registrationNumbers } from '../../pharmacy/drugFacts.ts';
import { sendPrescription } from '../../prescriptionLink/portal.ts';
import { doctorAccount } from '../../prescriptionLink/queries.ts';
import { dataDonThuoc } from '../print/donThuocForm.ts';
import { presentThuoc } from '../print/thuocTrenDon.ts';
import { prescriptionLines } from '../queries.ts';
import type { ToaThuocRow } from '../tables.ts';

/** Sends a prescription as it stands on its paper; the checksum of the national system. Throws what that system or the link says. */
export async function sendToa(ctx: Ctx, toa: ToaThuocRow): Promise<string | null> {
  const account = await doctorAccount(ctx, toa.BacSi_Id);
  const [paper, lines] = await Promise.all([dataDonThuoc(ctx, toa._id), prescriptionLines(ctx, toa._id)]);
  const numbers = await registrationNumbers(
    ctx,
    lines.map((line) => line.Duoc_Id),
  );
  const { BenhNhan: patient, NguoiDiCung: guardian } = paper;
  const body = donThuocQuocGia({
    ...paper,
    TenBenhNhan: patient.TenBenhNhan,
    NgaySinh: patient.NgaySinh,
    NamSinh: patient.NamSinh,
    GioiTinh: patient.GioiTinh,
    SoTheBHYT: patient.SoTheBHYT,
    DiaChi: patient.fullAddress,
    SoDienThoai: patient.SoDienThoai,
    NguoiGiamHo: guardian && `${guardian.TenNguoiLienHe} (${guardian.QuanHeNguoiLienHe})`,
    SoNgay: toa.SoNgay,
    NgayKe: toa.NgayKe.toISOString(),
    Ngay: localDay(toa.NgayKe),
    Thuocs: paper.Thuocs.map((drug, at) => {
      const { Ten, Lieu, CachDung } = presentThuoc(drug, 'vi');
      return {
        SoDangKy: numbers.get(lines[at]?.Duoc_Id ?? '') ?? null,
        TenDuoc: drug.TenDuoc,
        TenThuoc: Ten,
        DonViTinh: drug.DonViTinh,
        SoLuong: drug.SoLuong,
        CachDung: [Lieu, CachDung].filter(Boolean).join('. '),
      };
    }),
  });
  return sendPrescription(ctx.config, account, body);
}
