import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import { refusalOf } from '../../ui/acts.ts';
import { type FootAct, FootActs } from '../../ui/FootActs.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useDownload } from '../../ui/useDownload.ts';
import { type ClaimVersionFragment, type OpenedClaimFragment, SendClaimDocument } from './claims.main.gen.ts';

type Props = { one: OpenedClaimFragment; last: ClaimVersionFragment | null; onDone: () => void };

/** What may be done with the claim of a visit: sending it, correcting it with a reason, reading its file. */
export function ClaimButtons({ one, last, onDone }: Props) {
  const { t } = useTranslation('claims');
  const { message, modal } = useNotices();
  const download = useDownload();
  const confirm = useActDialog();
  const { permissions } = useSession();
  const [send] = useMutation(SendClaimDocument);
  const [busy, setBusy] = useState(false);
  const faults = one.phatHiens.filter(({ laLoi }) => laLoi).length;
  const id = one.TiepNhan_Id;
  const run = async (LyDo: string | null) => {
    await send({ variables: { input: { TiepNhan_Id: id, LyDo, guiDuCoLoi: faults > 0 } } });
    message.success(t('done.send'));
    onDone();
    return true;
  };
  const first = async () => {
    setBusy(true);
    try {
      await run(null);
    } catch (error) {
      message.error(userMessage(error), 5);
      onDone();
    } finally {
      setBusy(false);
    }
  };
  const begin = () => {
    if (last) {
      void confirm.ask({
        act: 'guiHoSoBHYT',
        of: id,
        title: t('correct'),
        okText: t('correct'),
        text: faults > 0 ? t('despite', { count: faults }) : t('correctText'),
        run,
      });
    } else if (faults > 0) {
      modal.confirm({
        title: t('sendDespite'),
        content: t('despite', { count: faults }),
        okText: t('send'),
        onOk: first,
      });
    } else void first();
  };
  const refused = last === null ? null : refusalOf(last, 'guiLai');
  const acts: FootAct[] = [
    {
      key: 'file',
      label: t('file'),
      icon: <DownloadIcon />,
      run: () => download(`/api/claims/${id}.xml`, `${one.MaTiepNhan}.xml`),
    },
  ];
  if (permissions.has('HO_SO_BHYT_GUI'))
    acts.push({
      key: 'send',
      label: t(last ? 'correct' : 'send'),
      primary: true,
      disabled: busy || refused !== null || one.NgayKetThuc === null,
      title: one.NgayKetThuc === null ? t('notEnded') : refused ? t('underWay') : '',
      run: begin,
    });
  return (
    <>
      <FootActs acts={acts} />
      {confirm.dialog}
    </>
  );
}
