import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import {
  BienBanCuaLuotDocument,
  type BienBanFragment,
  HoanTatBienBanDocument,
  HuyBienBanDocument,
  XoaBienBanDocument,
} from './consultations.main.gen.ts';

/** The minutes of a reception, and the acts on them that need no form. */
export function useMinutes(TiepNhan_Id: string) {
  const { t } = useTranslation('consultations');
  const { message } = useNotices();
  const { data, error, refetch } = useQuery(BienBanCuaLuotDocument, {
    variables: { TiepNhan_Id },
    fetchPolicy: 'network-only',
  });
  const [complete, completing] = useMutation(HoanTatBienBanDocument);
  const [cancel, cancelling] = useMutation(HuyBienBanDocument);
  const [remove, removing] = useMutation(XoaBienBanDocument);
  const done = async (act: Promise<unknown>, said: string) => {
    try {
      await act;
      message.success(said);
    } catch (refusal) {
      message.error(userMessage(refusal));
    }
    await refetch();
  };
  return {
    ready: data !== undefined,
    error,
    all: data?.bienBanHoiChansByTiepNhan ?? [],
    acting: completing.loading || cancelling.loading || removing.loading,
    refetch,
    complete: ({ _id, version }: BienBanFragment) =>
      done(complete({ variables: { id: _id, version } }), t('completed')),
    cancel: (id: string, LyDo: string) => done(cancel({ variables: { id, LyDo } }), t('cancelled')),
    remove: (id: string) => done(remove({ variables: { id } }), t('removed')),
  };
}

export type Minutes = ReturnType<typeof useMinutes>;
