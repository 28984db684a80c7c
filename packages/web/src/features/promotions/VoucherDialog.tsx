import { useQuery } from '@apollo/client/react';
import { errorText } from '@sen/domain/errors/errors';
import { voucherActs } from '@sen/domain/promotions/acts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { userMessage } from '../../session/userMessage.ts';
import { formatDate, formatDateTime } from '../../ui/dateText.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Tabs } from '../../ui/kit/Tabs.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { History } from './History.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { vouchers } from './moves.tsx';
import { releaseTones } from './tones.ts';
import { VoucherForm } from './VoucherForm.tsx';
import { voucherSentence } from './voucherSentence.ts';
import { LichSuVoucherDocument, VoucherDocument, type VoucherFragment } from './vouchers.main.gen.ts';
import './promotions.css';

type Props = { id: string; onChanged: () => void; onClose: () => void };

/** One voucher: what it takes off, what may be done with it, what it was applied to. */
export default function VoucherDialog({ id, onChanged, onClose }: Props) {
  const { t } = useTranslation('promotions');
  const [writing, setWriting] = useState(false);
  const { data, error, refetch } = useQuery(VoucherDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const one = data?.voucher as VoucherFragment | null | undefined; // a whole answer
  const changed = () => {
    void refetch();
    onChanged();
  };
  if (!one)
    return (
      <Modal open title={t('voucher.title')} footer={null} onCancel={onClose}>
        {error ? (
          <Alert type="error" title={userMessage(error)} />
        ) : one === null ? (
          <Alert type="info" title={errorText('NOT_FOUND', currentLanguage())} />
        ) : (
          <Loading />
        )}
      </Modal>
    );
  if (writing)
    return (
      <VoucherForm
        record={one}
        onDone={() => {
          setWriting(false);
          changed();
        }}
        onClose={() => setWriting(false)}
      />
    );
  return (
    <Modal open width={820} title={`${one.MaVoucher} · ${one.TenVoucher}`} footer={null} onCancel={onClose}>
      <p className="promotion-sentence">{voucherSentence(one, t)}</p>
      <MoveButtons kind={vouchers} one={one} onDone={changed} onWrite={() => setWriting(true)} />
      <Tabs
        items={[
          { key: 'about', label: t('tab.about'), children: <About one={one} /> },
          {
            key: 'history',
            label: t('tab.history'),
            children: <History query={LichSuVoucherDocument} variables={{ Voucher_Id: id }} />,
          },
        ]}
      />
    </Modal>
  );
}

function About({ one }: { one: VoucherFragment }) {
  const { t } = useTranslation('promotions');
  return (
    <div className="promotion-about">
      <p>
        <StateTag tone={releaseTones[one.TrangThai]}>
          {voucherActs.states[one.TrangThai][currentLanguage()]}
        </StateTag>{' '}
        {t('voucher.uses', { used: one.SoLuongDaDung, all: one.SoLuong, left: one.SoLuongConLai })}
      </p>
      <p>{t('period', { from: formatDate(one.NgayBatDau), to: formatDate(one.NgayKetThuc) })}</p>
      <p>
        {one.NhomKhachHangs.length > 0
          ? t('groups', { names: one.NhomKhachHangs.map(({ ten }) => ten).join(', ') })
          : t('everybody')}
        {one.SoLanToiDaMoiKhach === null ? '' : ` · ${t('mostTimes', { times: one.SoLanToiDaMoiKhach })}`}
      </p>
      {one.NgayPhatHanh ? (
        <p className="soft">
          {t('releasedBy', { at: formatDateTime(one.NgayPhatHanh), who: one.NguoiPhatHanh?.ten ?? '' })}
        </p>
      ) : null}
      {one.GhiChu ? <p>{one.GhiChu}</p> : null}
    </div>
  );
}
