import { useMutation, useQuery } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../../session/userMessage.ts';
import { useActDialog } from '../../../ui/actDialog/useActDialog.tsx';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import {
  LienKetKetQuasDocument,
  TaoLienKetKetQuaDocument,
  ThuHoiLienKetKetQuaDocument,
} from '../resultLinks.main.gen.ts';
import { OneLink } from './OneLink.tsx';
import './links.css';

type Props = { id: string; onClose: () => void };

/** The patient's links to a result: made, shown as a code, copied, revoked, with who opened them. */
export function LinksDialog({ id, onClose }: Props) {
  const { t } = useTranslation(['resultLinks', 'common']);
  const { message } = useNotices();
  const { ask, dialog } = useActDialog();
  const { data, error, loading, refetch } = useQuery(LienKetKetQuasDocument, {
    variables: { DichVuYeuCau_Id: id },
    fetchPolicy: 'network-only',
  });
  const [make, making] = useMutation(TaoLienKetKetQuaDocument);
  const [revoke] = useMutation(ThuHoiLienKetKetQuaDocument);
  const requestId = useRef(crypto.randomUUID());
  const links = data?.lienKetKetQuas;
  const inForce = (ofVisit: boolean) =>
    links?.lienKets.some((one) => one.CaLuotKham === ofVisit && one.TrangThai === 'HieuLuc') ?? false;
  const done = async (act: Promise<unknown>, said: string) => {
    try {
      await act;
      message.success(said);
      requestId.current = crypto.randomUUID();
    } catch (failure) {
      message.error(userMessage(failure));
    }
    await refetch();
  };
  const add = (caLuotKham: boolean) =>
    done(
      make({ variables: { DichVuYeuCau_Id: id, caLuotKham, requestId: requestId.current } }),
      t('resultLinks:made'),
    );
  const end = (linkId: string) =>
    ask({
      act: 'thuHoiLienKetKetQua',
      of: linkId,
      title: t('resultLinks:revokeAsk'),
      text: t('resultLinks:revokeText'),
      okText: t('resultLinks:revoke'),
      reasons: [
        t('resultLinks:reasonWrongPerson'),
        t('resultLinks:reasonLost'),
        t('resultLinks:reasonAsked'),
      ],
      run: (LyDo) => revoke({ variables: { id: linkId, LyDo } }),
      done: t('resultLinks:revoked'),
    }).then(() => refetch());
  const mayMake = links?.bat === true && links.daTra;
  return (
    <Modal
      open
      title={t('resultLinks:title')}
      width="min(94%, 620px)"
      onCancel={onClose}
      footer={
        <>
          {mayMake && !inForce(true) ? (
            <Button loading={making.loading} onClick={() => void add(true)}>
              {t('resultLinks:makeVisit')}
            </Button>
          ) : null}
          {mayMake && !inForce(false) ? (
            <Button type="primary" loading={making.loading} onClick={() => void add(false)}>
              {t('resultLinks:make')}
            </Button>
          ) : null}
          <Button onClick={onClose}>{t('common:close')}</Button>
        </>
      }
    >
      <p className="soft">{t('resultLinks:how')}</p>
      {error ? (
        <Alert
          type="error"
          title={t('resultLinks:failed')}
          description={userMessage(error)}
          action={<Button onClick={() => void refetch()}>{t('common:retry')}</Button>}
        />
      ) : null}
      {loading && !links ? <span className="spinner" role="status" aria-label={t('common:loading')} /> : null}
      {links && !links.bat ? <Alert type="warning" title={t('resultLinks:off')} /> : null}
      {links?.bat && !links.daTra ? <Alert type="info" title={t('resultLinks:notReturned')} /> : null}
      {mayMake && links.lienKets.length === 0 ? <p>{t('resultLinks:none')}</p> : null}
      <ul className="result-links">
        {links?.lienKets.map((link) => (
          <OneLink
            key={link._id}
            link={link}
            site={links.diaChiTrang ?? location.origin}
            onRevoke={() => void end(link._id)}
          />
        ))}
      </ul>
      {dialog}
    </Modal>
  );
}
