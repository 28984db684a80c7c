import type { TestSite } from '../../../test/testSite.ts';
import type { ExamFactory } from '../examination/testExam.ts';
import { again, wardFactory } from '../stays/testStays.ts';
import { writeEntry } from './commands.ts';
import { entryById } from './queries.ts';

/** Signs of an adult that score nothing on NEWS2. */
export const calm = {
  Mach: 80,
  NhietDo: 36.8,
  HuyetApCao: 120,
  HuyetApThap: 80,
  NhipTho: 16,
  SpO2: 98,
  KhiTho: 'KhiTroi',
  YThuc: 'A',
};
/** The same on oxygen, breathing fast with a fever: 11 points. */
export const grave = {
  ...{ Mach: 112, NhietDo: 39.2, HuyetApCao: 98, HuyetApThap: 60 },
  ...{ NhipTho: 24, SpO2: 95, KhiTho: 'Oxy', YThuc: 'A' },
};

/** A ward with entries of sheets. */
export async function sheetFactory(site: TestSite, exam: ExamFactory) {
  const at = await wardFactory(site, exam);
  /** Writes an entry of a stay. */
  const written = (NhapVien_Id: string, GiaTri: object = calm, more: object = {}) =>
    writeEntry(again(at.nurse), { NhapVien_Id, Loai: 'ChucNangSong', GiaTri, ...more });
  return { ...at, written };
}

/** What the acts on entries name, by their mutations: for walks over all of them. */
export async function namedBySheets(at: Awaited<ReturnType<typeof sheetFactory>>, bed = 'H306') {
  const stay = await at.lying(bed, { person: { GioiTinh: 'FEMALE' } });
  const [calmOne, warning] = [
    await at.written(stay),
    await at.written(stay, grave, { daXacNhan: ['NhietDo'] }),
  ];
  return {
    BenhAn_Id: (await entryById(again(at.nurse), calmOne)).BenhAn_Id,
    createPhieuChamSoc: { NhapVien_Id: stay },
    updatePhieuChamSoc: { id: calmOne },
    cancelPhieuChamSoc: { id: calmOne },
    traLoiCanhBao: { id: warning },
  };
}
