import { useApolloClient } from '@apollo/client/react';
import { errorText } from '@sen/domain/errors/errors';
import { voucherActs } from '@sen/domain/promotions/acts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { userMessage } from '../../session/userMessage.ts';
import { formatDate } from '../../ui/dateText.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { KiemTraVoucherDocument, type KiemTraVoucherQuery } from './vouchers.main.gen.ts';

type Found = KiemTraVoucherQuery['checkVoucherByCode'];

/** Says what a code is worth now, for whoever is shown one. */
export function CheckCode() {
  const { t } = useTranslation('promotions');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('voucher.check')}</Button>
      {open ? <CheckDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function CheckDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('promotions');
  const client = useApolloClient();
  const [code, setCode] = useState('');
  const [answer, setAnswer] = useState<Found | { error: string } | null>(null);
  const { run, busy } = useOneAtATime(async () => {
    try {
      const { data } = await client.query({
        query: KiemTraVoucherDocument,
        variables: { code },
        fetchPolicy: 'no-cache',
      });
      setAnswer(data?.checkVoucherByCode ?? null);
    } catch (error) {
      setAnswer({ error: userMessage(error) });
    }
  });
  return (
    <Modal
      open
      title={t('voucher.check')}
      okText={t('voucher.checkIt')}
      cancelText={t('close', { ns: 'common' })}
      confirmLoading={busy}
      onOk={() => void run()}
      onCancel={onClose}
    >
      <Input
        data-autofocus
        aria-label={t('voucher.code')}
        placeholder={t('voucher.code')}
        maxLength={30}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void run();
        }}
      />
      {answer === null ? null : 'error' in answer ? (
        <Alert type="error" role="alert" title={answer.error} />
      ) : (
        <Told found={answer} />
      )}
    </Modal>
  );
}

function Told({ found: { voucher, refusal } }: { found: Found }) {
  const { t } = useTranslation('promotions');
  const language = currentLanguage();
  const ten = voucher.MaVoucher;
  return (
    <Alert
      type={refusal ? 'warning' : 'success'}
      role="status"
      title={
        refusal
          ? errorText(refusal, language, { ten })
          : t('voucher.usable', { count: voucher.SoLuongConLai })
      }
      description={
        <>
          {voucher.MaVoucher} · {voucher.TenVoucher} · {voucherActs.states[voucher.TrangThai][language]}
          <br />
          {voucher.NoiDung} ·{' '}
          {t('period', { from: formatDate(voucher.NgayBatDau), to: formatDate(voucher.NgayKetThuc) })}
        </>
      }
    />
  );
}
