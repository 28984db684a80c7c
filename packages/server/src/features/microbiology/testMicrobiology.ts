import type { TestSite } from '../../../test/testSite.ts';
import { readingFactory } from '../readings/testReading.ts';
import { microbiologyReading } from './microbiologyReading.ts';

/** People and records of the demo that tests of microbiology use, and urine cultures ordered for them at room XN04. */
export async function microbiologyFactory(site: TestSite) {
  const made = await readingFactory(site, {
    reading: microbiologyReading,
    room: 'XN04',
    technician: 'ktvxn',
    doctor: 'bsvisinh',
    service: 'VS-CAYNT',
  });
  const organism = await site.id('main.vi_khuan', 'ECO');
  const specimen = await site.id('main.loai_benh_pham', 'NUOCTIEU');
  const antibiotic = (code: string) => site.id('main.khang_sinh', code);
  const [ceftriaxon, meropenem] = [await antibiotic('CRO'), await antibiotic('MEM')];

  /** A culture in which E. coli grew, with its antibiogram. */
  const grown = {
    LoaiBenhPham_Id: specimen,
    LayMauLuc: '2026-01-02T01:00:00.000Z',
    NhanMauLuc: '2026-01-02T02:00:00.000Z',
    SoiTrucTiep: 'Trực khuẩn Gram âm (++).',
    TrangThaiCay: 'CoMoc',
    viKhuans: [
      {
        ViKhuan_Id: organism,
        SoLuong: '10^5 CFU/ml',
        DauHieus: ['ESBL'],
        khangSinhs: [
          { KhangSinh_Id: ceftriaxon, PhuongPhap: 'KhoanhGiay', GiaTri: '12' },
          { KhangSinh_Id: meropenem, PhuongPhap: 'MIC', GiaTri: '≤0,25' },
        ],
      },
    ],
  };
  const incubating = {
    LoaiBenhPham_Id: specimen,
    SoiTrucTiep: grown.SoiTrucTiep,
    TrangThaiCay: 'DangTheoDoi',
  };
  return { ...made, organism, specimen, ceftriaxon, meropenem, grown, incubating };
}
