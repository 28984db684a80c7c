import type { Issue } from '@sen/domain/catalogue/validate';
import {
  consultationIssues,
  hoiChanActs,
  type NguoiThamGia,
  viTriHoiChan,
} from '@sen/domain/consultations/hoiChan';
import { bienBanHoiChanApi, bienBanHoiChanRecord } from '@sen/domain/consultations/records';
import type { HanhViChucVu } from '@sen/domain/signing/positions';
import { refLabel, refLabels } from '../../engine/catalogue/queries.ts';
import type { Tx } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import type { BienBanHoiChanInput } from '../../gql/main.ts';
import { wholeRecordOfStay } from '../medicalRecords/ofStay.ts';
import { onSessionOrStay } from '../medicalRecords/onSessionOrStay.ts';
import { definePaper, reasoned, reasonIfAny } from '../papers/paper.ts';
import { refusedByPosition } from '../signing/queries.ts';
import { invite } from './invite.ts';
import { maHoiChan } from './numbers.ts';
import { hoiChanTable as table } from './tables.ts';

/** The minutes of a consultation about the patient of a session or of a stay; who takes part is told. */
export const minutes = definePaper<BienBanHoiChanInput>()({
  record: bienBanHoiChanRecord,
  api: bienBanHoiChanApi,
  table,
  acts: hoiChanActs,
  permission: 'HOI_CHAN',
  on: onSessionOrStay({ session: 'lapHoiChan', stay: 'lapHoiChan' }, 'CONSULTATION_NOT_CANCELLED'),
  live: ['DangSoan', 'HoanTat'],
  form: 'BienBanHoiChan',
  numbers: { MaBienBanHoiChan: maHoiChan },
  facts: (_ctx, { TrangThai, KetLuan }, { ground, node }) => ({
    ...{ TrangThai, node },
    ...{ coKetLuan: Boolean(KetLuan), daKhoa: ground?.daKhoa ?? false },
  }),
  given: ({ DoiNguThamGia }) => ({
    DoiNguThamGia: DoiNguThamGia?.map(({ NhanVien_Id, ViTri }) => ({
      NhanVien_Id: NhanVien_Id ?? '',
      ViTri,
    })).sort((one, other) => order.indexOf(one.ViTri) - order.indexOf(other.ViTri)),
  }),
  begin: () => ({ DoiNguThamGia: [] }),
  whole: async (tx, { ChanDoan }, { session, stay }) => {
    if (ChanDoan) return {};
    const found = session ?? (await wholeRecordOfStay(tx, stay._id));
    return { ChanDoan: found.ChanDoan || ((await refLabel(tx, 'ICD', found.ChanDoanICD_Id))?.ten ?? null) };
  },
  judge: async (tx, one) => {
    const people = one.DoiNguThamGia ?? [];
    const NgayHoiChan = one.NgayHoiChan?.toISOString() ?? null;
    refuseIssues(consultationIssues({ ...one, NgayHoiChan, DoiNguThamGia: people }));
    const staff = await refLabels(
      tx,
      'NhanVien',
      people.map(({ NhanVien_Id }) => NhanVien_Id),
    );
    const known = new Set(staff.map(({ _id }) => _id));
    const strangers = people.filter(({ NhanVien_Id }) => !known.has(NhanVien_Id));
    refuseIssues(strangers.map(({ ViTri }) => ({ path: `DoiNguThamGia.${ViTri}`, code: 'NOT_IN_LIST' })));
    refuseIssues(await positionIssues(tx, people));
  },
  ends: { xoa: reasonIfAny, huy: reasoned },
  noted: async (tx, row, before) => {
    const known = new Set(before?.DoiNguThamGia.map((one) => one.NhanVien_Id));
    await invite(
      tx,
      row,
      row.DoiNguThamGia.filter((one) => !known.has(one.NhanVien_Id)),
    );
  },
  moment: {
    number: 'MaBienBanHoiChan',
    at: ({ NgayHoiChan }) => NgayHoiChan,
    text: ({ KetLuan, ChanDoan }, { language }) => `${moment[language]}: ${KetLuan ?? ChanDoan}`,
  },
  many: { vi: 'Biên bản hội chẩn', en: 'Consultation minutes' },
  refers: { inLists: { 'doi_ngu_tham_gia.NhanVien_Id': 'NhanVien' } },
});

const moment = { vi: 'Hội chẩn', en: 'Consultation' };
const order = Object.keys(viTriHoiChan);

/** What the positions of chair and secretary refuse. */
async function positionIssues(tx: Tx, people: readonly NguoiThamGia[]): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const { NhanVien_Id, ViTri } of people) {
    const act = actOfPart[ViTri];
    const refused = act ? await refusedByPosition(tx, act, NhanVien_Id) : null;
    if (!refused) continue;
    const positions = String(refused.details?.['positions'] ?? '');
    issues.push({ path: `DoiNguThamGia.${ViTri}`, code: refused.code, details: { positions } });
  }
  return issues;
}

const actOfPart: Readonly<Partial<Record<NguoiThamGia['ViTri'], HanhViChucVu>>> = {
  ChuToa: 'ChuToaHoiChan',
  ThuKy: 'ThuKyHoiChan',
};
