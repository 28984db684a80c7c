import { NhanVien } from '@sen/domain/catalogues/NhanVien';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pngPicture } from '../../../test/pictures.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { storePicture } from '../../engine/catalogue/pictures.ts';
import { makeMinutes } from '../consultations/testConsultations.ts';
import { type ExamFactory, examFactory } from '../examination/testExam.ts';
import { updateSetting } from '../system/commands.ts';
import { savePrescription } from './commands.ts';
import { dataCamKet } from './print/camKetForm.ts';
import { dataDonThuoc } from './print/donThuocForm.ts';
import { prescriptionLines, prescriptionsOfSession } from './queries.ts';

let site: TestSite;
let make: ExamFactory;

beforeAll(async () => {
  site = await openTestSite();
  make = await examFactory(site);
});
afterAll(() => site.close());

describe('a starred drug', () => {
  const starred = async (HoiChan: boolean) =>
    site.database.pool.query('update pharmacy.duoc set hoi_chan = $2 where id = $1', [
      make.ids.drug,
      HoiChan,
    ]);
  const wanted = async (hoiChanThuocSao: boolean) =>
    updateSetting(await site.ctx('quantri'), 'facility', { hoiChanThuocSao });
  const dongs = () => [{ Duoc_Id: make.ids.drug, LoaiToa: 'MuaNgoai' as const, SoNgay: 3, Sang: '1' }];
  const doctor = () => ({ ...make.doctor, loaders: new Map() });
  const write = (id: string, reasons: Array<{ key: string; LyDo: string }> = []) =>
    savePrescription(doctor(), id, { requestId: v7(), version: 0, dongs: dongs(), lyDoCanhBaos: reasons });

  it('wants a reason, or completed minutes where the site says so, which are enough', async () => {
    await starred(true);
    try {
      const { id } = await make.examined();
      await expect(write(id)).rejects.toMatchObject({
        code: 'NEEDS_CONFIRMATION',
        details: { warnings: [{ key: `Consultation:${make.ids.drug}`, canLyDo: true }] },
      });
      await write(id, [{ key: `Consultation:${make.ids.drug}`, LyDo: 'Cấp cứu, hội chẩn sau' }]);
      const [toa] = await prescriptionsOfSession(doctor(), id);
      const [line] = await prescriptionLines(doctor(), toa?._id ?? '');
      expect(line?.CanhBao).toMatchObject([{ MucDo: 'Consultation', LyDo: 'Cấp cứu, hội chẩn sau' }]);
      expect((await dataDonThuoc(doctor(), toa?._id ?? '')).Thuocs[0]?.CanHoiChan).toBe(true);

      await wanted(true);
      const { id: second } = await make.examined();
      await expect(write(second)).rejects.toMatchObject({
        code: 'BAD_INPUT',
        details: { issues: [{ path: 'dongs.0.Duoc_Id', code: 'DRUG_NEEDS_CONSULTATION' }] },
      });
      const minutes = await makeMinutes(site, make.doctor, second);
      await expect(write(second)).rejects.toMatchObject({ code: 'BAD_INPUT' });
      await site.database.pool.query(
        `update main.bien_ban_hoi_chan set trang_thai = 'HoanTat' where id = $1`,
        [minutes],
      );
      await write(second);
    } finally {
      await wanted(false);
      await starred(false);
    }
  });
});

/** A picture that stands for a specimen signature. */
async function aPicture(): Promise<string> {
  const picture = { name: 'ky', bytes: pngPicture(120, 40) };
  return (await storePicture(await site.ctx('quantri'), NhanVien, 'ChuKy', picture))._id;
}

describe('a controlled drug', () => {
  it('stands on a prescription of its own, for no longer than the law lets it, at the door that writes', async () => {
    const { rows } = await site.database.pool.query<{ id: string }>(
      `select id from pharmacy.duoc where ma_duoc = 'T005'`,
    );
    const controlled = rows[0]?.id ?? '';
    const kind = (value: string) =>
      site.database.pool.query('update pharmacy.duoc set loai_kiem_soat = $2 where id = $1', [
        controlled,
        value,
      ]);
    await kind('GayNghien');
    try {
      const { id } = await make.examined();
      const write = (SoNgay: number) =>
        savePrescription({ ...make.doctor, loaders: new Map() }, id, {
          requestId: v7(),
          version: 0,
          dongs: [controlled, make.ids.drug].map((Duoc_Id) => ({
            Duoc_Id,
            LoaiToa: 'MuaNgoai' as const,
            SoNgay,
            Sang: '1',
          })),
        });
      const refusedBy = (SoNgay: number) =>
        write(SoNgay).then(
          () => [],
          (error: { details?: { issues?: { path: string; code: string }[] } }) =>
            (error.details?.issues ?? []).map(({ path, code }) => `${path} ${code}`),
        );
      // only where there are beds, and by whom the places that hand out know the signature
      await site.database.pool.query(`update auth.node set room_type = null where room_type = 'hospitalize'`);
      await site.database.pool.query('update main.giuong_benh set tam_ngung = true');
      expect(await refusedBy(7)).toEqual(['dongs.0.Duoc_Id ADDICTIVE_NEEDS_BEDS']);
      await site.database.pool.query('update main.giuong_benh set tam_ngung = false');
      const signature = (value: string | null) =>
        site.database.pool.query('update main.nhan_vien set chu_ky = $2 where id = $1', [
          make.doctor.user?.NhanVien_Id,
          value,
        ]);
      await signature(null);
      expect(await refusedBy(7)).toEqual(['dongs.0.Duoc_Id ADDICTIVE_NEEDS_SPECIMEN']);
      await signature(await aPicture());
      await expect(write(8)).rejects.toMatchObject({
        details: { issues: [{ path: 'dongs.0.SoNgay', code: 'DRUG_DAYS_NARCOTIC' }] },
      });
      await write(7);
      const toas = await prescriptionsOfSession({ ...make.doctor, loaders: new Map() }, id);
      expect(toas.map((toa) => toa.MaDonThuoc.slice(-2)).sort()).toEqual(['-c', '-n']);
      const papers = await Promise.all(
        toas.map((toa) => dataDonThuoc({ ...make.doctor, loaders: new Map() }, toa._id)),
      );
      expect(papers.map((paper) => `${paper.LoaiDon} ${paper.Thuocs.length}`).sort()).toEqual(['c 1', 'n 1']);
      expect(papers.find((paper) => paper.LoaiDon === 'n')?.Thuocs[0]?.SoLuongBangChu).toBe('bảy');
      // the patient commits on paper; nobody does for other drugs
      const [addictive, ordinary] = ['-n', '-c'].map((end) =>
        toas.find((toa) => toa.MaDonThuoc.endsWith(end)),
      );
      const fresh = () => ({ ...make.doctor, loaders: new Map() });
      expect(await dataCamKet(fresh(), addictive?._id ?? '')).toMatchObject({
        MaDonThuoc: addictive?.MaDonThuoc,
        Thuocs: [{ SoLuongBangChu: 'bảy' }],
        DotDungThuocs: [],
      });
      await expect(dataCamKet(fresh(), ordinary?._id ?? '')).rejects.toMatchObject({
        code: 'COMMITMENT_NOT_ADDICTIVE',
      });
    } finally {
      await kind('Thuong');
    }
  });
});

describe('an earlier prescription that is copied', () => {
  it('is judged as of today: what interacts with drugs of another session since wants a reason', async () => {
    const { rows } = await site.database.pool.query<{ one: string; other: string }>(
      `select a.id as one, b.id as other from pharmacy.tuong_tac_thuoc t
       join pharmacy.duoc a on a.hoat_chat_ids = array[t.hoat_chat1_id]
       join pharmacy.duoc b on b.hoat_chat_ids = array[t.hoat_chat2_id]
       where t.muc_do = 'Major' order by a.ma_duoc, b.ma_duoc limit 1`,
    );
    const [pair] = rows;
    if (!pair) throw new Error('the demo has no major interaction');
    const write = (id: string, Duoc_Id: string) =>
      savePrescription({ ...make.doctor, loaders: new Map() }, id, {
        requestId: v7(),
        version: 0,
        dongs: [{ Duoc_Id, LoaiToa: 'MuaNgoai', SoNgay: 5, Sang: '1' }],
      });
    const first = await make.examined();
    await write(first.id, pair.one);
    const second = await make.examined({ again: first.patient, visit: { xacNhanTrung: true } });
    await expect(write(second.id, pair.other)).rejects.toMatchObject({
      code: 'NEEDS_CONFIRMATION',
      details: { warnings: expect.arrayContaining([expect.objectContaining({ MucDo: 'Major' })]) },
    });
  });
});
