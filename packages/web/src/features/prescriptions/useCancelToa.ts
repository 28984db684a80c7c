import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import { HuyToaThuocDocument } from './prescriptions.main.gen.ts';
import type { SavedToa } from './usePaymentRequests.ts';

/** Cancelling a saved prescription and replacing those of an ended session, each for a reason. Render `dialog`. */
export function useCancelToa(refetch: () => void, onReplace: (reason: string) => void) {
  const { t } = useTranslation('prescriptions');
  const { ask, dialog } = useActDialog();
  const [run, { loading }] = useMutation(HuyToaThuocDocument);
  return {
    dialog,
    busy: loading,
    cancel: ({ _id, MaDonThuoc }: SavedToa) =>
      ask({
        act: 'huyToaThuoc',
        of: _id,
        title: t('cancel.title', { code: MaDonThuoc }),
        text: t('cancel.text'),
        okText: t('cancel.act'),
        run: (LyDo) => run({ variables: { ToaThuoc_Id: _id, LyDo } }),
        done: t('cancel.done', { code: MaDonThuoc }),
      }).then(refetch),
    replace: (of: string) =>
      ask({
        act: 'updateToaThuoc',
        of,
        title: t('replace.title'),
        text: t('replace.text'),
        okText: t('replace.ok'),
        harmless: true,
        run: onReplace,
      }),
  };
}
