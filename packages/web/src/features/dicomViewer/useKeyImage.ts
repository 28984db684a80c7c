import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/useSession.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { addPicture } from '../imaging/addPicture.ts';
import { refusalOf, sendImage } from '../readings/sendImage.ts';
import type { Pane } from './engine/index.ts';
import type { ViewedStudy } from './useStudy.ts';

export type KeyImage = { send: () => void; sending: boolean };

/** Puts the picture as it is seen into the result of the slip; null where the study is of none or the caller performs no imaging. */
export function useKeyImage(
  study: ViewedStudy | null,
  pane: () => Pane | null,
  words: string,
): KeyImage | null {
  const { t } = useTranslation('dicomViewer');
  const { permissions } = useSession();
  const client = useApolloClient();
  const { message } = useNotices();
  const [sending, setSending] = useState(false);
  const { DichVuYeuCau_Id: id = null, ChiTiet_Id = null } = study ?? {};
  if (!id || !ChiTiet_Id || !permissions.has('CHAN_DOAN_HINH_ANH')) return null;

  const put = async () => {
    const picture = await pane()?.picture();
    if (!picture) return;
    const Tep_Id = await sendImage(
      new File([picture], 'dicom.png', { type: picture.type }),
      'KetQuaChanDoanHinhAnh',
    );
    if (!Tep_Id) return;
    if (!(await addPicture(client, { id, ChiTiet_Id, Tep_Id, ChuThich: words })))
      throw new Error(t('noLine'));
    message.success(t('inReport'));
  };
  const send = () => {
    setSending(true);
    void put()
      .catch((error: unknown) => message.error(refusalOf(error)))
      .finally(() => setSending(false));
  };
  return { send, sending };
}
