import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { issuesOf, userMessage } from '../../session/userMessage.ts';
import { dayPlus, isInstant, today } from '../../ui/dateText.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import type { DayRange } from '../../ui/periods.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { issueText } from '../../ui/useIssues.ts';
import { useRequestIds } from '../../ui/useRequestIds.ts';
import {
  ControlRunsDocument,
  type ControlRunsQuery,
  ControlTargetsDocument,
  type ControlTargetsQuery,
  EnterControlDocument,
  VoidControlDocument,
} from './labQc.main.gen.ts';

export type ControlTarget = ControlTargetsQuery['chiSoKiemChuans'][number];
export type ControlRun = ControlRunsQuery['ketQuaKiemChuans'][number];

/** The name of a row: an index of a material. */
export const keyOf = ({ VatLieu_Id, MaChiSo }: Pick<ControlTarget, 'VatLieu_Id' | 'MaChiSo'>) =>
  `${VatLieu_Id} ${MaChiSo}`;

/** What may be said of a result beside its value: when it was measured, a note. */
export type Beside = { Luc: string | null; GhiChu: string };

/** What is wrong with what is typed of a row, and with which field of it. */
export type Wrong = { text: string; path: string };

const nothing: Beside = { Luc: null, GhiChu: '' };

/** The controls of a laboratory, live: how each index stands, the results of the chosen one, what is being entered. */
export function useLabQc(idRoom: string) {
  const { t } = useTranslation('labQc');
  const { message } = useNotices();
  const ids = useRequestIds();
  const [chosen, setChosen] = useState<string | null>(null);
  const [days, setDays] = useState<DayRange>({ from: dayPlus(today(), -30), to: today() });
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [besides, setBesides] = useState<Readonly<Record<string, Beside>>>({});
  const [wrong, setWrong] = useState<Readonly<Record<string, Wrong>>>({});
  const [enter, entering] = useMutation(EnterControlDocument);
  const [voidOne, voiding] = useMutation(VoidControlDocument);
  const list = useQuery(ControlTargetsDocument, {
    variables: { idRoom },
    fetchPolicy: 'cache-and-network',
  });
  const targets = list.data?.chiSoKiemChuans ?? [];
  const target = targets.find((one) => keyOf(one) === chosen) ?? targets[0] ?? null;
  const results = useQuery(ControlRunsDocument, {
    variables: {
      idRoom,
      ThietBi_Id: target?.ThietBi_Id ?? '',
      MaChiSo: target?.MaChiSo ?? '',
      tuNgay: days.from,
      denNgay: days.to,
    },
    skip: target === null,
    fetchPolicy: 'cache-and-network',
  });
  const refetch = () => {
    void list.refetch();
    if (target) void results.refetch();
  };
  useEvents(['KiemChuan'], refetch);

  /** Enters what is typed of a row; true when it was kept. */
  async function save(of: ControlTarget): Promise<boolean> {
    const key = keyOf(of);
    const GiaTri = typed[key]?.trim() ?? '';
    if (GiaTri === '' || entering.loading) return GiaTri === '';
    const { Luc, GhiChu } = besides[key] ?? nothing;
    if (Luc !== null && !isInstant(Luc)) {
      setWrong((before) => ({
        ...before,
        [key]: { path: 'Luc', text: issueText({ path: 'Luc', code: 'NOT_A_DATE' }, currentLanguage()) },
      }));
      return false;
    }
    const request = JSON.stringify([key, GiaTri, Luc, GhiChu.trim()]);
    try {
      const input = {
        requestId: ids.of(request),
        VatLieu_Id: of.VatLieu_Id,
        MaChiSo: of.MaChiSo,
        GiaTri,
        Luc,
        GhiChu: GhiChu.trim() || null,
      };
      const { data } = await enter({ variables: { input } });
      ids.done(request);
      setTyped(({ [key]: _kept, ...rest }) => rest);
      setBesides(({ [key]: _said, ...rest }) => rest);
      setWrong(({ [key]: _right, ...rest }) => rest);
      setChosen(key);
      const run = data?.createKetQuaKiemChuan;
      if (run?.DanhGia === 'LoaiBo') message.error(t('rejectedNow', { name: run.TenChiSo }));
      refetch();
      return true;
    } catch (failure) {
      const [issue] = issuesOf(failure);
      const text = issue ? issueText(issue, currentLanguage()) : userMessage(failure);
      setWrong((before) => ({ ...before, [key]: { text, path: issue?.path ?? 'GiaTri' } }));
      return false;
    }
  }

  async function takeOut(id: string, LyDo: string): Promise<void> {
    try {
      await voidOne({ variables: { id, LyDo } });
      refetch();
    } catch (failure) {
      message.error(userMessage(failure));
    }
  }

  return {
    targets,
    target,
    choose: setChosen,
    loading: list.loading && !list.data,
    error: list.data ? undefined : list.error,
    runs: results.data?.ketQuaKiemChuans ?? [],
    runsLoading: results.loading && !results.data,
    runsError: results.data ? undefined : results.error,
    days,
    setDays,
    typed,
    type: (key: string, value: string) => setTyped((before) => ({ ...before, [key]: value })),
    /** When the next result of a row was measured, and the note on it. */
    besideOf: (key: string) => besides[key] ?? nothing,
    say: (key: string, part: Partial<Beside>) =>
      setBesides((before) => ({ ...before, [key]: { ...(before[key] ?? nothing), ...part } })),
    wrong,
    busy: entering.loading || voiding.loading,
    save,
    takeOut,
    refetch,
  };
}

export type LabQc = ReturnType<typeof useLabQc>;
