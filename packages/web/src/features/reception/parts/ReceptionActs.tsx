import { useMutation } from '@apollo/client/react';
import { errorText } from '@sen/domain/errors/errors';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { userMessage } from '../../../session/userMessage.ts';
import { useActDialog } from '../../../ui/actDialog/useActDialog.tsx';
import { refusalOf } from '../../../ui/acts.ts';
import { PrinterIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { usePrinting } from '../../../ui/Printing.tsx';
import {
  CancelReceptionDocument,
  type ReceptionDetailFragment,
  RecheckCardDocument,
} from '../reception.main.gen.ts';

type Props = { visit: ReceptionDetailFragment; onChanged: (id: string) => void };

/** What can be done with a kept reception: print its ticket, ask about its card again, cancel it with a reason. */
export function ReceptionActs({ visit, onChanged }: Props) {
  const { t } = useTranslation('reception');
  const { message } = useNotices();
  const printing = usePrinting();
  const confirm = useActDialog();
  const [cancel, cancelling] = useMutation(CancelReceptionDocument);
  const [recheck, rechecking] = useMutation(RecheckCardDocument);
  const ticket = visit.Ves.find((one) => one.HangDoi === 'KhamBenh');
  const refused = refusalOf(visit, 'huy');
  const guarded = async (act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      message.error(userMessage(error));
    }
    onChanged(visit._id);
  };
  const askCancel = () =>
    confirm.ask({
      act: 'cancelTiepNhan',
      of: visit._id,
      title: t('cancelTitle', { code: visit.MaTiepNhan }),
      text: t('cancelText'),
      okText: t('cancel'),
      run: (LyDo) => guarded(() => cancel({ variables: { id: visit._id, LyDo, oldState: visit.TrangThai } })),
    });
  const askPortal = () =>
    guarded(async () => {
      const { data } = await recheck({ variables: { id: visit._id } });
      if (data?.reception.TheDaXacMinh) message.success(t('cardConfirmed'));
      else message.warning(t('cardStillUnverified'));
    });
  return (
    <>
      {ticket ? (
        <Button
          icon={<PrinterIcon />}
          onClick={() => printing.preview(`/api/print/PhieuSoThuTu/${ticket._id}`, t('ticket'))}
        >
          {t('ticket')}
        </Button>
      ) : null}
      {visit.SoTheBHYT && !visit.TheDaXacMinh && visit.TrangThai === 'DaTiepNhan' ? (
        <Button loading={rechecking.loading} onClick={() => void askPortal()}>
          {t('recheckCard')}
        </Button>
      ) : null}
      {visit.TrangThai !== 'DaHuy' ? (
        <Button
          danger
          loading={cancelling.loading}
          disabled={refused !== null}
          title={refused ? errorText(refused, currentLanguage()) : ''}
          onClick={() => void askCancel()}
        >
          {t('cancel')}
        </Button>
      ) : null}
      {confirm.dialog}
    </>
  );
}
