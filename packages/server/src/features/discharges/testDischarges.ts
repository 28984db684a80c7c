import { v7 } from 'uuid';
import type { TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import type { RaVienNoiTruInput } from '../../gql/main.ts';
import { stayById } from '../admission/queries.ts';
import { again, type wardFactory } from '../stays/testStays.ts';
import { discharge } from './paper.ts';

/** The four boxes of a summary. */
export const summary = {
  QuaTrinhBenhLy: 'Sốt, ho 3 ngày; giảm dần sau điều trị',
  KetQuaCanLamSang: 'Bạch cầu 14,2 G/L; X-quang mờ đáy phải',
  PhuongPhapDieuTri: 'Kháng sinh, hạ sốt',
  HuongDieuTri: 'Uống thuốc theo đơn',
};

/** Discharges of stays of the demo wards. */
export function dischargeFactory(site: TestSite, at: Awaited<ReturnType<typeof wardFactory>>) {
  const doctor = (): Ctx => again(at.doctor);

  /** What a doctor writes who orders the discharge of a stay now. */
  async function leavingInput(
    NhapVien_Id: string,
    more: Partial<RaVienNoiTruInput> = {},
  ): Promise<RaVienNoiTruInput> {
    const { version } = await stayById(doctor(), NhapVien_Id);
    const ChanDoan = 'Viêm phổi';
    return {
      ...{ requestId: v7(), NhapVien_Id, version, KetQuaDieuTri: 'Do', LoaiRaVien: 'RaVien', ChanDoan },
      ...summary,
      ...more,
    };
  }

  /** The discharge of a stay, ordered. */
  async function leaving(NhapVien_Id: string, more: Partial<RaVienNoiTruInput> = {}): Promise<string> {
    return discharge.create(doctor(), await leavingInput(NhapVien_Id, more));
  }

  /** What is ordered for the visit of a stay is done, as if everybody had done their work. */
  async function worked(NhapVien_Id: string): Promise<void> {
    const { TiepNhan_Id } = await stayById(doctor(), NhapVien_Id);
    await site.database.pool.query(
      `update main.dich_vu_yeu_cau set trang_thai = 'CoKetQua' where tiep_nhan_id = $1 and trang_thai <> 'DaHuy'`,
      [TiepNhan_Id],
    );
  }

  return { doctor, leavingInput, leaving, worked };
}

/** What the acts at the end of stays name, by their mutations: for walks over all of them. */
export async function namedByLeaving(site: TestSite, at: Awaited<ReturnType<typeof wardFactory>>) {
  const of = dischargeFactory(site, at);
  const lying = await at.lying('H308', { person: { GioiTinh: 'FEMALE' } });
  const left = await at.lying('H307', { person: { GioiTinh: 'FEMALE' } });
  const paper = await of.leaving(left);
  return {
    lying,
    left,
    acts: {
      createRaVienNoiTru: { NhapVien_Id: lying },
      updateRaVienNoiTru: { id: paper, NhapVien_Id: left },
      thayTheRaVienNoiTru: { id: paper, NhapVien_Id: left },
      huyRaVienNoiTru: { NhapVien_Id: left },
      chuyenThanhToanRaVien: { id: left },
      huyChuyenThanhToanRaVien: { id: left },
      danhDauTraKetQuaSau: { NhapVien_Id: left },
      hoanTatRaVienNoiTru: { id: left },
      moLaiRaVienNoiTru: { id: left },
    },
  };
}
