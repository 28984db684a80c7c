import { useQuery } from '@apollo/client/react';
import { hoaDonActs, loaiHoaDon, lyDoDieuChinh } from '@sen/domain/invoices/hoaDonDienTu';
import { ownField } from '@sen/domain/records/ownField';
import { useTranslation } from 'react-i18next';
import type { OpenedProps } from '../../../lists/listDef.ts';
import { currentLanguage } from '../../../session/i18n.ts';
import { formatDate } from '../../../ui/dateText.ts';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Money } from '../../../ui/Money.tsx';
import { RecordFacts } from '../../../ui/RecordFacts.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { useEvents } from '../../../ui/useEvents.ts';
import { numberOf } from '../numberOf.ts';
import { invoiceTones } from '../tones.ts';
import { InvoiceState } from './InvoiceState.tsx';
import { periodOf } from './periodOf.ts';
import { SettlementButtons } from './SettlementButtons.tsx';
import {
  type SettlementFragment,
  SettlementOpenedDocument,
  type SettlementRowFragment,
} from './settlements.main.gen.ts';

/** One settlement: what was claimed and accepted, its invoice with later changes, and what may be done with it. */
export default function SettlementDialog({ id, onChanged, onClose }: OpenedProps<SettlementRowFragment>) {
  const { t } = useTranslation('invoices');
  const { data, error, refetch } = useQuery(SettlementOpenedDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['HoaDonDienTu'], () => void refetch());
  const one = data?.quyetToan as SettlementFragment | undefined; // a whole answer
  if (!one)
    return (
      <Modal open title={t('settlement.title')} footer={null} onCancel={onClose}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />}
      </Modal>
    );
  const done = () => {
    void refetch();
    onChanged();
  };
  return (
    <Modal
      open
      width={760}
      title={`${periodOf(one)} · ${one.SoBienBan}`}
      footer={<SettlementButtons one={one} onDone={done} />}
      onCancel={onClose}
    >
      <p className="record-head">
        <InvoiceState row={one} />
      </p>
      <RecordFacts
        facts={[
          [t('settlement.on'), formatDate(one.NgayBienBan)],
          [t('settlement.days'), `${formatDate(one.TuNgay)} – ${formatDate(one.DenNgay)}`],
          [t('settlement.claimed'), <Money key="claimed" value={one.SoTienDeNghi} />],
          [t('settlement.acceptedFirst'), <Money key="first" value={one.SoTienChapNhan} />],
          [t('settlement.accepted'), <Money key="now" value={one.chapNhanHienTai} strong />],
          [t('settlement.note'), one.GhiChu],
          [t('settlement.whyCancelled'), one.LyDoHuy],
        ]}
      />
      <Invoices one={one} />
    </Modal>
  );
}

/** Its invoices, the first one first: the whole, and what was taken off or added later. */
function Invoices({ one }: { one: SettlementFragment }) {
  const { t } = useTranslation('invoices');
  const language = currentLanguage();
  if (one.hoaDons.length === 0) return null;
  return (
    <ul className="record-lines stacked" aria-label={t('settlement.invoices')}>
      {[...one.hoaDons].reverse().map((invoice) => {
        const reason = ownField(lyDoDieuChinh, invoice.LyDoDieuChinh ?? '');
        return (
          <li key={invoice._id}>
            <span>
              {numberOf(invoice)} · {loaiHoaDon[invoice.LoaiHoaDon][language]}{' '}
              <StateTag tone={invoiceTones[invoice.TrangThai]}>
                {hoaDonActs.states[invoice.TrangThai][language]}
              </StateTag>
              <small>
                {[formatDate(invoice.NgayHoaDon), reason?.[language], invoice.GhiChu]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <Money
              value={invoice.LoaiHoaDon === 'DieuChinh' ? `-${invoice.TongTien}` : invoice.TongTien}
              strong
            />
          </li>
        );
      })}
    </ul>
  );
}
