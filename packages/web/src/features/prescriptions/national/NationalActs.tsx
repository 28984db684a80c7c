import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../../session/userMessage.ts';
import { allows } from '../../../ui/acts.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import {
  type DonLienThongFragment,
  GuiDonLienThongDocument,
  ThuHoiDonLienThongDocument,
} from './national.main.gen.ts';

type Props = { row: DonLienThongFragment; onDone: () => void };

/** Sends a prescription to the national system, again or for the first time, or takes it back: whichever would succeed. */
export function NationalActs({ row, onDone }: Props) {
  const { t } = useTranslation('prescriptions');
  const { message } = useNotices();
  const [send, sending] = useMutation(GuiDonLienThongDocument);
  const [withdraw, withdrawing] = useMutation(ThuHoiDonLienThongDocument);
  const code = row.MaDonThuoc;
  const act = allows(row, 'guiLienThong')
    ? {
        run: send,
        text: row.TrangThai === 'ChuaGui' ? 'national.send' : 'national.again',
        done: 'national.queued',
      }
    : allows(row, 'thuHoiLienThong')
      ? { run: withdraw, text: 'national.withdraw', done: 'national.withdrawing' }
      : null;
  if (act === null) return null;
  const press = async () => {
    try {
      await act.run({ variables: { ToaThuoc_Id: row._id } });
      message.success(t(act.done, { code }));
    } catch (failure) {
      message.error(userMessage(failure));
    }
    onDone();
  };
  return (
    <Button
      size="small"
      disabled={sending.loading || withdrawing.loading}
      aria-label={`${t(act.text)} ${code}`}
      onClick={() => void press()}
    >
      {t(act.text)}
    </Button>
  );
}
