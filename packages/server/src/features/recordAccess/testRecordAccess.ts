import type { TestSite } from '../../../test/testSite.ts';
import { makePatient } from '../patients/testPatient.ts';
import { createTiepNhan } from '../reception/commands.ts';

/** Receives a patient at the desk of the clinic; a new one unless an id is given. Answers the patient's id. */
export async function receivedAtClinic(site: TestSite, patient?: string): Promise<string> {
  const desk = await site.ctx('dieuduongpk', { node: 'PKSTN' });
  const BenhNhan_Id = patient ?? (await makePatient(site, desk))._id;
  await createTiepNhan(desk, {
    BenhNhan_Id,
    DoiTuong_Id: await site.id('main.dm_doi_tuong', 'THUPHI'),
    xacNhanTrung: true,
    dichVus: [
      {
        DichVu_Id: await site.id('main.dm_dich_vu', 'KB-NOI'),
        LoaiGia_Id: await site.id('main.loai_gia', 'BHYT'),
        NoiThucHien_Id: await site.id('auth.node', 'PKS01'),
      },
    ],
  });
  return BenhNhan_Id;
}
