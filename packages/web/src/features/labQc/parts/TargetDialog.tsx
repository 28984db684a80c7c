import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../../session/userMessage.ts';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { showDecimal } from '../../../ui/numberText.ts';
import { ConfirmTargetDocument, ControlProposalDocument } from '../labQc.main.gen.ts';
import type { ControlTarget } from '../useLabQc.ts';
import { levelText } from '../words.tsx';

type Props = { target: ControlTarget; onDone: () => void; onClose: () => void };

/** The mean and SD that own results propose beside those of the lot, to be confirmed. */
export function TargetDialog({ target, onDone, onClose }: Props) {
  const { t } = useTranslation(['labQc', 'common']);
  const { message } = useNotices();
  const { VatLieu_Id, MaChiSo, version } = target;
  const { data, loading, error } = useQuery(ControlProposalDocument, {
    variables: { VatLieu_Id, MaChiSo },
    fetchPolicy: 'network-only',
  });
  const [confirm, confirming] = useMutation(ConfirmTargetDocument);
  const found = data?.deXuatKiemChuan;
  const { TrungBinh = null, DoLechChuan = null } = found ?? {};
  const submit = async () => {
    if (TrungBinh === null || DoLechChuan === null) return;
    try {
      await confirm({ variables: { input: { VatLieu_Id, MaChiSo, version, TrungBinh, DoLechChuan } } });
      onDone();
    } catch (failure) {
      message.error(userMessage(failure));
    }
  };
  return (
    <Modal
      open
      title={t('ownTarget')}
      okText={t('useTarget')}
      cancelText={t('back', { ns: 'common' })}
      okButtonProps={{ disabled: TrungBinh === null || DoLechChuan === null }}
      confirmLoading={confirming.loading}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <p>
        {target.TenChiSo}, {levelText(target.Muc)}, {t('lot', { lot: target.SoLo })}
      </p>
      {error ? <p role="alert">{userMessage(error)}</p> : null}
      {loading || !found ? null : (
        <>
          <p>
            {t('nowTarget', { mean: showDecimal(target.TrungBinh), sd: showDecimal(target.DoLechChuan) })}
          </p>
          <p role="status">
            {TrungBinh === null || DoLechChuan === null
              ? t('tooFew', { count: found.soLan, needed: found.canCo })
              : t('proposed', {
                  count: found.soLan,
                  mean: showDecimal(TrungBinh),
                  sd: showDecimal(DoLechChuan),
                  cv: showDecimal(found.CV ?? '0'),
                })}
          </p>
          <p className="soft">{t('targetHint')}</p>
        </>
      )}
    </Modal>
  );
}
