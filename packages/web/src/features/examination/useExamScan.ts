import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { formatDate, today } from '../../ui/dateText.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useScan } from '../../ui/useScan.ts';
import { SessionOfOrderDocument, SessionsOfPatientCodeDocument } from './finder.main.gen.ts';
import { scannedCode, sessionOfToday } from './scannedSession.ts';

/**
 * A scan in the examination room: the barcode of an exam order opens its session, a patient's code the session of today; with anything
 * else the list is searched.
 */
export function useExamScan(
  idRoom: string | null,
  act: { open: (KhamBenh_Id: string) => Promise<void>; search: (words: string) => void },
): (text: string) => void {
  const { t } = useTranslation('examination');
  const client = useApolloClient();
  const { message } = useNotices();
  const read = async (code: string, room: string) => {
    const order = await client.query({
      query: SessionOfOrderDocument,
      variables: { maChiDinh: code },
      fetchPolicy: 'network-only',
    });
    const session = order.data?.getKhamBenhByMaChiDinh?._id;
    if (session) return act.open(session);
    const { data } = await client.query({
      query: SessionsOfPatientCodeDocument,
      variables: { idRoom: room, MaBenhNhan: code, inputQMS: { trangThai: ['dang_phuc_vu', 'xong'] } },
      fetchPolicy: 'network-only',
    });
    const ofToday = sessionOfToday(
      data?.getKhamBenhsByMaBenhNhan ?? [],
      code,
      (at) => formatDate(at) === formatDate(today()),
    );
    if (ofToday) return act.open(ofToday);
    act.search(code);
    message.info(t('scannedSearch', { code }));
  };
  return useScan(
    (text) => {
      const code = scannedCode(text);
      if (code === null || idRoom === null) return;
      read(code, idRoom).catch((error: unknown) => message.error(userMessage(error)));
    },
    (text) => scannedCode(text) !== null,
  );
}
