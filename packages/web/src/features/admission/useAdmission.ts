import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import type { ResolutionPartProps } from '../../ui/feature.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { HuyNhapVienDocument, NhapVienCuaKhamDocument } from './admission.main.gen.ts';

/** The order to admit of a session: its live record, writing it, and cancelling it. */
export function useAdmission({ session, save, onChanged }: ResolutionPartProps) {
  const { t } = useTranslation('admission');
  const { message, modal } = useNotices();
  const [writing, setWriting] = useState(false);
  const [saving, setSaving] = useState(false);
  const { data, error, refetch } = useQuery(NhapVienCuaKhamDocument, {
    variables: { KhamBenh_Id: session._id },
    fetchPolicy: 'cache-and-network',
  });
  const [cancel] = useMutation(HuyNhapVienDocument);
  const record = data?.getTiepNhanNhapVienByKhamBenh ?? null;
  const changed = () => {
    void refetch();
    onChanged();
  };
  const takeBack = async (id: string) => {
    try {
      await cancel({ variables: { id } });
      message.success(t('cancelled'));
      changed();
    } catch (refusal) {
      message.error(userMessage(refusal));
    }
  };
  return {
    ready: data !== undefined,
    error,
    record,
    writing,
    saving,
    /** Opens the order for writing, the session saved first where it can still be changed. */
    write: async () => {
      setSaving(true);
      const ready = record !== null || (await save()) !== null;
      setSaving(false);
      setWriting(ready);
    },
    close: () => setWriting(false),
    changed,
    cancel: () => {
      if (!record) return;
      modal.confirm({
        title: t('cancelAsk'),
        content: t('cancelTold', { ward: record.KhoaNhapVien?.ten ?? '' }),
        okText: t('cancel'),
        onOk: () => void takeBack(record._id),
      });
    },
  };
}
