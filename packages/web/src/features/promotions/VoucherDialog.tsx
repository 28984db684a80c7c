import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { History } from './History.tsx';
import { vouchers } from './moves.tsx';
import { PromotionFrame } from './PromotionFrame.tsx';
import { VoucherForm } from './VoucherForm.tsx';
import { LichSuVoucherDocument, VoucherDocument, type VoucherFragment } from './vouchers.main.gen.ts';

type Props = { id: string; onChanged: () => void; onClose: () => void };

/** One voucher: what it takes off, what may be done with it, what it was applied to. */
export default function VoucherDialog({ id, onChanged, onClose }: Props) {
  const { t } = useTranslation('promotions');
  const { data, error, refetch } = useQuery(VoucherDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PromotionFrame
      kind={vouchers}
      title={t('voucher.title')}
      answer={{
        one: data?.voucher as VoucherFragment | null | undefined, // a whole answer
        error,
        refetch,
      }}
      look={(one) => ({
        title: `${one.MaVoucher} · ${one.TenVoucher}`,
        first: t('voucher.uses', { used: one.SoLuongDaDung, all: one.SoLuong, left: one.SoLuongConLai }),
        whom:
          one.SoLanToiDaMoiKhach === null ? null : ` · ${t('mostTimes', { count: one.SoLanToiDaMoiKhach })}`,
        limits: one.BenhNhan_Id === null ? null : <p>{t('voucher.ofAdvance')}</p>,
        history: <History query={LichSuVoucherDocument} variables={{ Voucher_Id: id }} names="visit" />,
      })}
      Form={VoucherForm}
      onChanged={onChanged}
      onClose={onClose}
    />
  );
}
