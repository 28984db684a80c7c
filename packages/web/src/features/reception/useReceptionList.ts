import { useQuery } from '@apollo/client/react';
import { useEvents } from '../../ui/useEvents.ts';
import { useListChoices } from '../../ui/useListChoices.ts';
import { useShown } from '../../ui/useShown.ts';
import { ReceptionListDocument, type ReceptionRowFragment, type TabTiepNhan } from './reception.main.gen.ts';

export type ReceptionRow = ReceptionRowFragment;

export const receptionTabs = [
  'TatCa',
  'ChoKham',
  'DangKham',
  'DaKham',
  'ChuaXacMinhThe',
  'DaHuy',
] as const satisfies readonly TabTiepNhan[];

/** The receptions of some days by tab and text, live. */
export function useReceptionList() {
  const choices = useListChoices<TabTiepNhan>(receptionTabs, 'TatCa');
  const { tab, range, keyword } = choices;
  const { loading, error, refetch, ...answers } = useQuery(ReceptionListDocument, {
    variables: { ngay: range.from, denNgay: range.to, keyword, tab },
  });
  useEvents(['TiepNhan', 'HangDoi'], () => void refetch());
  const [shown, ofTab] = useShown(answers, tab);
  return {
    ...choices,
    rows: (ofTab && shown?.tiepNhans.data) || [],
    counts: shown?.tiepNhans.counts ?? null,
    loading,
    error,
    refetch: () => void refetch(),
  };
}
