import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { isAmount } from '../../ui/numberText.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { SaveStockLimitDocument, StockNeedsDocument, type StockNeedsQuery } from './stock.pharmacy.gen.ts';

export type Need = StockNeedsQuery['thuocSapHet'][number];
export const periods = ['30', '90'] as const;
export type Period = (typeof periods)[number];
export type Limits = { least: string | null; most: string | null };

/** What a store should bring in by its limits and its use, live; limits are set here. */
export function useNeeds(idStore: string) {
  const { t } = useTranslation('stock');
  const { message } = useNotices();
  const [period, setPeriod] = useState<Period>('30');
  const [all, setAll] = useState(false);
  const [save, { loading: saving }] = useMutation(SaveStockLimitDocument);
  const { data, previousData, loading, error, refetch } = useQuery(StockNeedsDocument, {
    variables: { idStore, soNgay: Number(period) },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['Kho', 'CapPhatThuoc'], () => void refetch());
  const needs = (data ?? previousData)?.thuocSapHet;
  const low = needs?.filter((row) => row.sapHet) ?? [];
  /** Whether the limits of a drug were saved; an empty least takes them away. */
  const setLimits = async (Duoc_Id: string, { least, most }: Limits): Promise<boolean> => {
    const input = { idStore, Duoc_Id, TonToiThieu: least ?? '0', TonToiDa: least === null ? null : most };
    try {
      await save({ variables: { input } });
      message.success(t('limitSaved'));
      await refetch();
      return true;
    } catch (error) {
      message.error(userMessage(error));
      return false;
    }
  };
  return {
    period,
    setPeriod,
    all,
    setAll,
    rows: all ? (needs ?? []) : low,
    counts: { low: low.length, all: needs?.length ?? 0 },
    loading,
    error: needs ? undefined : error,
    refetch: () => void refetch(),
    saving,
    setLimits,
  };
}

/** Whether limits can be saved: amounts, the most no less than the least. */
export function areLimits({ least, most }: Limits): boolean {
  if (least === null) return most === null;
  if (!isAmount(least)) return false;
  return most === null || (isAmount(most) && Number(most) >= Number(least));
}
