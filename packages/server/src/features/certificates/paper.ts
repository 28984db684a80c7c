import {
  confirmationIssues,
  deathNoticeIssues,
  injuryIssues,
  pregnancyRestIssues,
} from '@sen/domain/certificates/issues';
import {
  giayBaoTuActs,
  giayBaoTuApi,
  giayBaoTuRecord,
  giayNghiDuongThaiActs,
  giayNghiDuongThaiApi,
  giayNghiDuongThaiRecord,
  giayThuongTichActs,
  giayThuongTichApi,
  giayThuongTichRecord,
  giayXacNhanActs,
  giayXacNhanApi,
  giayXacNhanRecord,
} from '@sen/domain/certificates/records';
import { refLabel } from '../../engine/catalogue/queries.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import type {
  GiayBaoTuInput,
  GiayNghiDuongThaiInput,
  GiayThuongTichInput,
  GiayXacNhanNoiTruInput,
} from '../../gql/main.ts';
import { dischargeOfStay } from '../discharges/queries.ts';
import { onStayAlone } from '../medicalRecords/onSessionOrStay.ts';
import { definePaper } from '../papers/paper.ts';
import { courseOf, diedInStay, everyCertificate, refuseMen, refuseSecond, written } from './common.ts';
import { soBaoTu, soDuongThai, soSeriDuongThai, soThuongTich, soXacNhan } from './numbers.ts';
import { giayBaoTuTable, giayNghiDuongThaiTable, giayThuongTichTable, giayXacNhanTable } from './tables.ts';

/** The death notice of a patient who died in a stay. */
export const deathNotice = definePaper<GiayBaoTuInput>()({
  ...everyCertificate,
  record: giayBaoTuRecord,
  api: giayBaoTuApi,
  table: giayBaoTuTable,
  acts: giayBaoTuActs,
  permission: 'GIAY_TO_NOI_TRU',
  on: onStayAlone('lapGiayTo', ['TuVong']),
  form: 'GiayBaoTu',
  numbers: { So: soBaoTu },
  begin: async (tx, { stay }) => {
    if (!(await diedInStay(tx, stay))) throw new DomainError('STAY_NOT_A_DEATH');
    await refuseSecond(tx, giayBaoTuTable, stay);
    return {};
  },
  whole: (tx, _values, { stay }) => written(tx, stay),
  follows: async ({ stay }, _one, tx) => {
    const discharge = await dischargeOfStay(tx, stay._id);
    return {
      ThoiGianTuVong: discharge?.ThoiGianTuVong ?? null,
      NguyenNhanTuVong: discharge?.NguyenNhanTuVong ?? null,
      NguyenNhanTuVongICD_Id: discharge?.NguyenNhanTuVongICD_Id ?? null,
    };
  },
  judge: async (_tx, one) => refuseIssues(deathNoticeIssues(one)),
  moment: {
    number: 'So',
    at: ({ ThoiGianTuVong }) => ThoiGianTuVong,
    text: ({ So }, ctx) => `${giayBaoTuRecord.label[ctx.language]} ${So}`,
  },
  many: { vi: 'Giấy báo tử', en: 'Death notices' },
});

/** The certificate of rest in a pregnancy after a stay. */
export const pregnancyRest = definePaper<GiayNghiDuongThaiInput>()({
  ...everyCertificate,
  record: giayNghiDuongThaiRecord,
  api: giayNghiDuongThaiApi,
  table: giayNghiDuongThaiTable,
  acts: giayNghiDuongThaiActs,
  permission: 'GIAY_TO_NOI_TRU',
  on: onStayAlone('lapGiayTo', ['BinhThuong', 'XinVe', 'ChuyenVien']),
  form: 'GiayNghiDuongThai',
  numbers: { So: soDuongThai, SoSeri: soSeriDuongThai },
  begin: async (tx, { stay }) => {
    const { discharge, ngayRa } = await courseOf(tx, stay);
    if (!discharge) throw new DomainError('STATE_CHANGED', { state: stay.TrangThai });
    await refuseMen(tx, stay);
    await refuseSecond(tx, giayNghiDuongThaiTable, stay);
    return { TuNgay: ngayRa };
  },
  whole: async (tx, { ChanDoan }, { stay }) => ({
    ...written(tx, stay),
    ...(await diagnosis(tx, await courseOf(tx, stay), ChanDoan)),
  }),
  judge: async (tx, one, { stay }) => {
    const { ngayRa } = await courseOf(tx, stay);
    refuseIssues(pregnancyRestIssues(one, { ngayRa: ngayRa ?? today(tx) }));
  },
  moment: { number: 'So', text: ({ So }, ctx) => `${giayNghiDuongThaiRecord.label[ctx.language]} ${So}` },
  many: { vi: 'Giấy nghỉ dưỡng thai', en: 'Certificates of rest in a pregnancy' },
});

/** The confirmation of the treatment of a stay, also while it goes on. */
export const confirmation = definePaper<GiayXacNhanNoiTruInput>()({
  ...everyCertificate,
  record: giayXacNhanRecord,
  api: giayXacNhanApi,
  table: giayXacNhanTable,
  acts: giayXacNhanActs,
  permission: 'GIAY_TO_NOI_TRU',
  on: onStayAlone('lapGiayTo'),
  form: 'GiayXacNhanNoiTru',
  numbers: { So: soXacNhan },
  begin: async (tx, { stay }) => {
    await refuseSecond(tx, giayXacNhanTable, stay);
    const { ngayVao, ngayRa, dieuTri } = await courseOf(tx, stay);
    return { TuNgay: ngayVao, DenNgay: ngayRa ?? today(tx), DieuTri: dieuTri };
  },
  whole: async (tx, { ChanDoan }, { stay }) => ({
    ...written(tx, stay),
    ...(await diagnosis(tx, await courseOf(tx, stay), ChanDoan)),
  }),
  judge: async (tx, one, { stay }) => {
    const { ngayVao, ngayRa } = await courseOf(tx, stay);
    refuseIssues(confirmationIssues(one, { ngayVao, den: ngayRa ?? today(tx) }));
  },
  moment: { number: 'So', text: ({ So }, ctx) => `${giayXacNhanRecord.label[ctx.language]} ${So}` },
  many: { vi: 'Giấy xác nhận điều trị nội trú', en: 'Confirmations of treatment' },
});

/** The certificate of the injuries of a patient of a stay. */
export const injury = definePaper<GiayThuongTichInput>()({
  ...everyCertificate,
  record: giayThuongTichRecord,
  api: giayThuongTichApi,
  table: giayThuongTichTable,
  acts: giayThuongTichActs,
  permission: 'GIAY_TO_NOI_TRU',
  on: onStayAlone('lapGiayTo'),
  form: 'GiayThuongTich',
  numbers: { So: soThuongTich },
  begin: async (tx, { stay }) => {
    await refuseSecond(tx, giayThuongTichTable, stay);
    const { LyDoVaoVien, dieuTri } = await courseOf(tx, stay);
    return { LyDoVaoVien, DieuTri: dieuTri };
  },
  whole: async (tx, { ChanDoan }, { stay }) => ({
    ...written(tx, stay),
    ...(await diagnosis(tx, await courseOf(tx, stay), ChanDoan)),
  }),
  judge: async (_tx, one) => refuseIssues(injuryIssues(one)),
  moment: { number: 'So', text: ({ So }, ctx) => `${giayThuongTichRecord.label[ctx.language]} ${So}` },
  many: { vi: 'Giấy chứng nhận thương tích', en: 'Certificates of injuries' },
});

/** The diagnosis as it is written, else as the stay has it. */
async function diagnosis(
  ctx: Ctx,
  { ChanDoan, ChanDoanICD_Id }: { ChanDoan: string | null; ChanDoanICD_Id: string },
  written: string | null | undefined,
) {
  const known = ChanDoan || (await refLabel(ctx, 'ICD', ChanDoanICD_Id))?.ten || '';
  return { ChanDoan: written || known, ChanDoanICD_Id };
}
