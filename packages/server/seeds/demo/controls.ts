import type { SeedTable } from '../table.ts';

/** The control serum of the biochemistry, in use at its analyser. */
export const vatLieuKiemChuan: SeedTable = {
  catalogue: 'VatLieuKiemChuan',
  rows: [
    {
      MaVatLieu: 'KC-SH1',
      TenVatLieu: 'Huyết thanh kiểm chuẩn sinh hóa mức 1',
      HangSanXuat: 'Sen Diagnostics',
      SoLo: '26A1',
      HanDung: '2099-12-31',
      Muc: 'Muc1',
      ThietBi_Id: 'ThietBi:TB02',
      NoiThucHien_Id: 'Node:XN03',
      ChiSos: [
        {
          ChiSo_Id: 'GiaTriThamChieu:DM_DichVu:XN-GLU|GLU',
          TrungBinh: '5.2',
          DoLechChuan: '0.12',
          TuTinh: false,
        },
      ],
    },
  ],
};

/** One result of the control serum: so many days ago, at an hour of that day. */
type DemoRun = { daysAgo: number; time: string; GiaTri: string };

const mornings =
  '5.18 5.27 5.11 5.22 5.30 5.15 5.24 5.19 5.08 5.26 5.21 5.33 5.17 5.23 5.66 5.20 5.14 5.28 5.25 5.16 5.21 5.12 5.29 5.18'.split(
    ' ',
  );

/** The results of the glucose, one a morning; the rejected one is measured again at noon. */
export const demoRuns: readonly DemoRun[] = mornings.flatMap((GiaTri, at) => {
  const daysAgo = mornings.length - at;
  const run = { daysAgo, time: '07:10', GiaTri };
  return GiaTri === '5.66' ? [run, { daysAgo, time: '11:40', GiaTri: '5.22' }] : [run];
});

/** What was found and done about the rejected one. */
export const demoCorrection = {
  NguyenNhan: 'Thuốc thử glucose để hở nắp qua đêm',
  KhacPhuc: 'Thay lọ thuốc thử mới, chuẩn lại máy và chạy lại mẫu kiểm chuẩn',
};
