import { afterAll, beforeAll, expect, it } from 'vitest';
import { pngPicture } from '../../../../test/pictures.ts';
import { openTestSite, type TestSite } from '../../../../test/testSite.ts';
import { withPermission } from '../../../../test/withPermission.ts';
import { storeFile } from '../../../engine/storage/files.ts';
import { previewRecord } from '../../printing/print.ts';
import { code } from '../../reception/testReception.ts';
import { doSession } from '../commands.ts';
import { courseOfLine } from '../queries.ts';
import { returnReport, saveReport, verifyReport } from '../reportCommands.ts';
import { type SpaFactory, spaFactory } from '../testSpa.ts';
import { bodyMapSvg } from './bodyMapSvg.ts';
import { buoiForm, lieuTrinhForm } from './lieuTrinhForms.ts';

let site: TestSite;
let make: SpaFactory;
beforeAll(async () => {
  site = await openTestSite({ masterCacheMs: '0' });
  make = await spaFactory(site);
});
afterAll(() => site.close());

const SoDo = [{ Mat: 'Sau' as const, X: 500, Y: 250, Mau: 'Do' as const, GhiChu: 'đau khi ấn' }];
const printer = () => withPermission(make.fresh(), 'IN_AN');

/** A course with two sessions that are done; the first one has a verified report with a map and pictures of both sides. */
async function treated() {
  const course = await make.bought();
  for (const _ of [1, 2]) await doSession(make.fresh(), { DichVuYeuCauChiTiet_Id: course._id });
  const session =
    (await courseOfLine(make.fresh(), course._id)).buois.find(({ Lan }) => Lan === 1)?._id ?? '';
  const picture = async () =>
    (
      await storeFile(make.fresh(), {
        ...{ name: 'anh.png', bytes: pngPicture(40, 30) },
        ...{ permission: 'LIEU_TRINH', pictureOf: 'TuongTrinhSpa' },
      })
    )._id;
  const hinhAnhs = [
    { Tep_Id: await picture(), Phia: 'Truoc' as const, ChuThich: 'Vai lệch' },
    { Tep_Id: await picture(), Phia: 'Sau' as const, InTrenPhieu: false },
  ];
  const said = { QuaTrinh: 'Xoa bóp vai gáy', KetQua: 'Đỡ đau', SoDo, hinhAnhs };
  const report = await saveReport(make.fresh(), { BuoiLieuTrinh_Id: session, ...said });
  await verifyReport(make.fresh(), report);
  return { course, session, report };
}

it('the sheet of a course tells its sessions in their order, with map and chosen pictures of what is verified', async () => {
  const { course } = await treated();
  const sheet = await lieuTrinhForm.data(make.fresh(), course._id);
  expect(sheet).toMatchObject({
    SoBuoi: 10,
    daLam: 2,
    SoPhieuYeuCau: course.SoPhieuYeuCau,
    Buois: [
      { Lan: 1, QuaTrinh: 'Xoa bóp vai gáy', SoDo, HinhAnhs: [{ Phia: 'Truoc', ChuThich: 'Vai lệch' }] },
      { Lan: 2, QuaTrinh: null, SoDo: [], HinhAnhs: [] },
    ],
  });
  expect(sheet.Buois[1]?.NguoiThucHiens).toHaveLength(1);
  expect(lieuTrinhForm.files(sheet)['so-do-1.svg']).toBe(bodyMapSvg(SoDo));
  const pdf = await previewRecord(printer(), 'PhieuLieuTrinh', course._id);
  expect(Buffer.from(pdf).subarray(0, 4).toString()).toBe('%PDF');
});

it('the sheet of a session is printed once its report is returned', async () => {
  const { session, report } = await treated();
  expect(await code(buoiForm.data(make.fresh(), session))).toBe('RESULT_NOT_RETURNED');
  await returnReport(make.fresh(), report);
  const pdf = await previewRecord(printer(), 'PhieuBuoiLieuTrinh', session);
  expect(Buffer.from(pdf).subarray(0, 4).toString()).toBe('%PDF');
});

it('there is no sheet of a course before its first session, nor of what is not there', async () => {
  const { _id } = await make.bought();
  expect(await code(lieuTrinhForm.data(make.fresh(), _id))).toBe('COURSE_NOT_BEGUN');
  expect(await code(buoiForm.data(make.fresh(), _id))).toBe('NOT_FOUND');
});
