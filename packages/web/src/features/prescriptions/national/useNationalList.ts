import { useMutation, useQuery } from '@apollo/client/react';
import { type TrangThaiGuiDon, trangThaiGuiDon } from '@sen/domain/prescriptions/lienThongActs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../../session/userMessage.ts';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { useEvents } from '../../../ui/useEvents.ts';
import { useListChoices } from '../../../ui/useListChoices.ts';
import {
  type DonLienThongFragment,
  DonThuocLienThongsDocument,
  GuiDonLienThongDocument,
  ThuHoiDonLienThongDocument,
} from './national.main.gen.ts';

export type NationalRow = DonLienThongFragment;
export type NationalTab = 'TatCa' | TrangThaiGuiDon;

const states = Object.keys(trangThaiGuiDon) as TrangThaiGuiDon[]; // its keys
export const nationalTabs: readonly NationalTab[] = ['TatCa', ...states];
export const nationalPageSize = 50;
/** What is on its way is asked about again so often. */
const whileWaiting = 5_000;

/** The prescriptions of some days and how they stand with the national system, live, and sending or withdrawing one again. */
export function useNationalList() {
  const { t } = useTranslation('prescriptions');
  const { message } = useNotices();
  const choices = useListChoices<NationalTab>(nationalTabs, 'TatCa');
  const [page, setPage] = useState(1);
  const [waiting, setWaiting] = useState(false);
  const { tab, range, keyword } = choices;
  const { data, previousData, loading, error, refetch } = useQuery(DonThuocLienThongsDocument, {
    variables: {
      tuNgay: range.from,
      denNgay: range.to,
      TrangThai: tab === 'TatCa' ? null : tab,
      keyword,
      page,
      limit: nationalPageSize,
    },
    fetchPolicy: 'cache-and-network',
    pollInterval: waiting ? whileWaiting : 0,
  });
  useEvents(['KhamBenh'], () => void refetch());
  const [send, sending] = useMutation(GuiDonLienThongDocument);
  const [withdraw, withdrawing] = useMutation(ThuHoiDonLienThongDocument);
  const shown = (data ?? previousData)?.donThuocLienThongs;
  const isWaiting = (shown?.counts.Cho ?? 0) + (shown?.counts.ChoThuHoi ?? 0) > 0;
  if (isWaiting !== waiting) setWaiting(isWaiting);
  const run = async (act: () => Promise<unknown>, done: string) => {
    try {
      await act();
      message.success(done);
    } catch (failure) {
      message.error(userMessage(failure));
    }
    await refetch();
  };
  const first = <A extends unknown[]>(set: (...args: A) => void) => {
    return (...args: A) => {
      setPage(1);
      set(...args);
    };
  };
  return {
    ...choices,
    setTab: first(choices.setTab),
    setSearch: first(choices.setSearch),
    setRange: first(choices.setRange),
    page,
    setPage,
    rows: shown?.data ?? [],
    total: shown?.totalRows ?? 0,
    counts: shown?.counts,
    loading: loading && !shown,
    error: shown ? undefined : error,
    refetch: () => void refetch(),
    busy: sending.loading || withdrawing.loading,
    send: (row: NationalRow) =>
      run(
        () => send({ variables: { ToaThuoc_Id: row._id } }),
        t('national.queued', { code: row.MaDonThuoc }),
      ),
    withdraw: (row: NationalRow) =>
      run(
        () => withdraw({ variables: { ToaThuoc_Id: row._id } }),
        t('national.withdrawing', { code: row.MaDonThuoc }),
      ),
  };
}
