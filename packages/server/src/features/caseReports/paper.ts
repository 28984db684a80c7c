import { baoCaoActs } from '@sen/domain/caseReports/baoCaoActs';
import { draftIssues, sendIssues } from '@sen/domain/caseReports/baoCaoCaBenh';
import { baoCaoCaBenhApi, baoCaoCaBenhRecord } from '@sen/domain/caseReports/records';
import type { Issue } from '@sen/domain/catalogue/validate';
import { refLabel } from '../../engine/catalogue/queries.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import type { BaoCaoCaBenhInput, MutationGuiBaoCaoCaBenhArgs } from '../../gql/main.ts';
import { onSession } from '../examination/onSession.ts';
import { definePaper, reasoned } from '../papers/paper.ts';
import { lockPatient } from '../patients/commands.ts';
import { patientById } from '../patients/queries.ts';
import { reportBegun } from './beginning.ts';
import { soBaoCao } from './numbers.ts';
import { dutyOf, episodeOf } from './queries.ts';
import { baoCaoTable as table } from './tables.ts';

/** The report of a session's main disease; a new version keeps number and disease of the one that it replaces. */
export const report = definePaper<BaoCaoCaBenhInput>()({
  record: baoCaoCaBenhRecord,
  api: baoCaoCaBenhApi,
  table,
  acts: baoCaoActs,
  permission: 'BAO_CAO_CA_BENH',
  on: onSession('baoCaoCaBenh', 'CASE_REPORT_NOT_CANCELLED'),
  live: ['Nhap', 'DaGui'],
  form: 'BaoCaoCaBenh',
  numbers: { SoBaoCao: soBaoCao },
  facts: (_ctx, { TrangThai }, { node }) => ({ TrangThai, node }),
  // an empty day counts as not given
  given: ({ NgayBaoCao }) => ({ NgayBaoCao: NgayBaoCao || undefined }),
  begin: async (tx, { BenhNhan_Id, Ngay }) => ({
    ...(await reportBegun(tx, await patientById(tx, BenhNhan_Id))),
    NgayKhamDauTien: Ngay,
  }),
  whole: async (tx, { ChanDoanICD_Id: replaced }, session) => {
    if (replaced) return {};
    const { ChanDoanICD_Id, ChanDoan } = session;
    if (!ChanDoanICD_Id) throw new DomainError('MAIN_DISEASE_NEEDED');
    return {
      ChanDoanICD_Id,
      ChanDoan: ChanDoan || (await refLabel(tx, 'ICD', ChanDoanICD_Id))?.ten || '',
      HanBaoCao: (await dutyOf(tx, session, ChanDoanICD_Id))?.HanBaoCao ?? null,
    };
  },
  judge: async (tx, one, session, own) => {
    refuseIssues(draftIssues(one, today(tx)));
    await lockPatient(tx, session.BenhNhan_Id); // another room may report the same case at this moment
    const other = await episodeOf(tx, session, one.ChanDoanICD_Id ?? '', own);
    if (!other) return;
    const { SoBaoCao, Ngay } = other;
    if (other.TiepNhan_Id === session.TiepNhan_Id) throw new DomainError('CASE_REPORT_EXISTS', { SoBaoCao });
    if (!one.DotBenhMoi) throw new DomainError('CASE_REPORT_SAME_EPISODE', { SoBaoCao, Ngay });
  },
  again: {
    action: 'lapLai',
    reason: 'LyDoThayThe',
    keeps: ({ SoBaoCao, PhienBan }) => ({ SoBaoCao, PhienBan: PhienBan + 1 }),
    but: ({ ChanDoanICD_Id, ChanDoan, HanBaoCao }, _given, tx) => ({
      ChanDoanICD_Id,
      ChanDoan,
      HanBaoCao,
      NgayBaoCao: today(tx),
    }),
    versionFirst: true,
  },
  ends: { huy: reasoned },
  moment: {
    number: 'SoBaoCao',
    text: ({ ChanDoan, TrangThai }, { language }) =>
      moment[language](ChanDoan, baoCaoActs.states[TrangThai][language].toLowerCase()),
  },
  many: { vi: 'Báo cáo ca bệnh', en: 'Case reports' },
});

const moment = {
  vi: (disease: string, state: string) => `Báo cáo ca bệnh: ${disease}, ${state}`,
  en: (disease: string, state: string) => `Case report: ${disease}, ${state}`,
};

/**
 * Writes down that a report was sent; a repeat is told that it was. Errors: NOT_FOUND, STATE_CHANGED, CONFLICT, BAD_INPUT by what the
 * report lacks.
 */
export async function sendReport(ctx: Ctx, args: MutationGuiBaoCaoCaBenhArgs): Promise<void> {
  await report.move(ctx, args.id, 'gui', args.version ?? null, (tx, row) => {
    const NgayGui = args.NgayGui ?? tx.now();
    const NoiNhan = args.NoiNhan.trim();
    const issues: Issue[] = sendIssues(row, today(tx));
    if (!NoiNhan) issues.push({ path: 'NoiNhan', code: 'REQUIRED' });
    if (NgayGui > tx.now()) issues.push({ path: 'NgayGui', code: 'IN_THE_FUTURE' });
    refuseIssues(issues);
    const SoThamChieu = args.SoThamChieu?.trim() || null;
    return { NgayGui, NoiNhan, SoThamChieu, NguoiGui_Id: tx.user?.NhanVien_Id ?? null };
  });
}
