import { useApolloClient, useMutation } from '@apollo/client/react';
import { mauSoDo } from '@sen/domain/spa/bodyMap';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { allows } from '../../ui/acts.ts';
import { focusWhenSeen } from '../../ui/focusWhenSeen.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useRecordForm, useRecordValues } from '../../ui/recordForm/useRecordForm.ts';
import {
  DuyetTuongTrinhBuoiDocument,
  HuyTuongTrinhBuoiDocument,
  LieuTrinhMotDocument,
  LuuTuongTrinhBuoiDocument,
  TraTuongTrinhBuoiDocument,
} from './desk.main.gen.ts';
import {
  blankReport,
  type DeskCourse,
  type DeskSession,
  partOf,
  placed,
  type ReportValues,
  reportFields,
  reportInput,
  reportIssues,
  reportValues,
  type SessionPart,
} from './sessionEntry.ts';

/** The report of a session as a form, and what is done with it. */
export function useSessionReport(course: DeskCourse, session: DeskSession, refetch: () => void) {
  const { t } = useTranslation('spa');
  const { message } = useNotices();
  const { permissions } = useSession();
  const client = useApolloClient();
  const [tab, setTab] = useState<SessionPart>('QuaTrinh');
  const [save] = useMutation(LuuTuongTrinhBuoiDocument);
  const [verify] = useMutation(DuyetTuongTrinhBuoiDocument);
  const [giveBack, giving] = useMutation(TraTuongTrinhBuoiDocument);
  const [takeBack, taking] = useMutation(HuyTuongTrinhBuoiDocument);
  const mayWrite = (of: DeskSession | null) =>
    of !== null && permissions.has('LIEU_TRINH') && (!of.tuongTrinh || allows(of.tuongTrinh, 'sua'));
  const record = useRecordForm<DeskSession, ReportValues, 'duyet'>({
    form: 'tuong-trinh-buoi',
    id: session._id,
    record: session,
    blank: blankReport,
    identify: (of) => ({ id: of._id, version: of.tuongTrinh?.version ?? 0 }),
    toValues: reportValues,
    check: (values) => reportIssues(values, false),
    editable: mayWrite,
    load: async () => {
      const { data } = await client.query({
        query: LieuTrinhMotDocument,
        variables: { id: course._id },
        fetchPolicy: 'network-only',
      });
      return data?.lieuTrinhNguoiBenh.buois.find((one) => one._id === session._id) ?? null;
    },
    save: async ({ values, changed, version, requestId, act, record: on }) => {
      if (!on) return null;
      let said = on.tuongTrinh ?? null;
      if (changed.length > 0 || !said) {
        const input = { requestId, BuoiLieuTrinh_Id: on._id, version: version || null };
        const { data } = await save({ variables: { input: { ...input, ...reportInput(values, changed) } } });
        said = data?.saveTuongTrinhSpa ?? null;
      }
      if (act && said)
        said = (await verify({ variables: { id: said._id } })).data?.verifyTuongTrinhSpa ?? said;
      return { ...on, tuongTrinh: said };
    },
    placed: (issues, sent) => issues.map((issue) => placed(issue, sent)),
    describe: ({ paths, mine, theirs }) =>
      reportFields
        .filter((path) => paths.includes(path))
        .map((path) => ({
          path,
          label: t(`report.${path}`),
          mine: conflictText(mine, path, session),
          theirs: conflictText(theirs, path, session),
        })),
    onSaved: ({ act }) => {
      message.success(t(act ? 'report.verified' : 'report.saved', { number: session.Lan }));
      refetch();
    },
  });
  const values = useRecordValues(record);

  // an act that finds something wrong leads to the first of it, on whichever tab it stands
  const leads = useRef(false);
  const { list } = record.issues;
  useEffect(() => {
    const [wrong] = list;
    if (!leads.current || !wrong) return;
    leads.current = false;
    setTab(partOf(wrong.path));
    focusWhenSeen(() => document.getElementById(fieldOf(wrong.path)));
  }, [list]);
  const attempt = async (act: () => Promise<unknown>, said: string) => {
    try {
      await act();
      message.success(t(said, { number: session.Lan }));
    } catch (refusal) {
      message.error(userMessage(refusal), 5);
    }
    refetch();
  };
  const report = session.tuongTrinh ?? null;
  return {
    ...record,
    values,
    tab,
    setTab,
    report,
    editable: mayWrite(session),
    busy: record.saving || giving.loading || taking.loading,
    save: async () => {
      leads.current = true;
      if ((await record.save()).kind === 'ok') leads.current = false;
    },
    verify: async () => {
      leads.current = true;
      const missing = reportIssues(record.values(), true);
      record.issues.set(missing);
      if (missing.length === 0 && (await record.save('duyet')).kind === 'ok') leads.current = false;
      else refetch();
    },
    giveBack: () => report && attempt(() => giveBack({ variables: { id: report._id } }), 'report.returned'),
    takeBack: (LyDo: string) =>
      report && attempt(() => takeBack({ variables: { id: report._id, LyDo } }), 'report.takenBack'),
  };
}

export type SessionReportForm = ReturnType<typeof useSessionReport>;

/** The id of the input of a field. */
export const fieldOf = (path: string) => `session_${path.replaceAll('.', '_')}`;

/** A field in words; people that only this screen has picked have no name here yet. */
function conflictText(
  values: ReportValues,
  path: keyof ReportValues,
  { tuongTrinh, NguoiThucHien }: DeskSession,
): string {
  const people = [...(tuongTrinh?.NguoiThucHiens ?? []), ...(NguoiThucHien ? [NguoiThucHien] : [])];
  switch (path) {
    case 'NguoiThucHien_Ids':
      return values[path].map((id) => people.find((one) => one._id === id)?.ten ?? '…').join(', ') || '–';
    case 'ThietBi_Id':
      return values[path] === null ? '–' : (tuongTrinh?.ThietBi?.ten ?? '…');
    case 'SoDo':
      return (
        values[path]
          .map(({ Mau, GhiChu }, at) => `${at + 1}. ${GhiChu ?? mauSoDo[Mau][currentLanguage()]}`)
          .join('; ') || '–'
      );
    case 'anhTruoc':
    case 'anhSau':
      return String(values[path].length);
    default:
      return values[path] || '–';
  }
}
