import { DeleteOutlined, PrinterOutlined } from '@ant-design/icons';
import { dichVuYeuCauWorkflow } from '@sen/domain/orders/dichVuYeuCau';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../app/i18n.ts';
import { Money } from '../../../ui/Money.tsx';
import { usePrinting } from '../../../ui/Printing.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { PhieuYeuCauFragment } from '../orders.main.gen.ts';

type Props = { slip: PhieuYeuCauFragment; onRemove: (ids: string[]) => void; onView: () => void };

/** One slip with its lines, payment and state; the acts that would succeed. */
export function OrderSlip({ slip, onRemove, onView }: Props) {
  const { t } = useTranslation('orders');
  const printing = usePrinting();
  const live = slip.chiTiets.filter((line) => line.TrangThai !== 'DaHuy');
  const removable = slip.hanhDongs.includes('huy');
  return (
    <section className="section order-slip">
      <h3>
        {slip.SoPhieuYeuCau} · {slip.NoiThucHien?.ten ?? t('outside')}{' '}
        <StateTag state={slip.TrangThai}>
          {dichVuYeuCauWorkflow.states[slip.TrangThai][currentLanguage()]}
        </StateTag>
        {slip.hanhDongs.includes('xemKetQua') ? (
          <Button size="small" type="primary" onClick={onView}>
            {t('viewed')}
          </Button>
        ) : null}
        <Button
          size="small"
          icon={<PrinterOutlined />}
          aria-label={t('print')}
          onClick={() => printing.preview(`/api/print/PhieuChiDinh/${slip._id}`, slip.SoPhieuYeuCau)}
        />
      </h3>
      <ul>
        {live.map((line) => (
          <li key={line._id}>
            <span>
              {line.TenDichVu} {line.SoLuong === '1.000' ? '' : `× ${Number(line.SoLuong)}`}
            </span>
            <Money value={line.DonGia} />
            <StateTag tone={line.DuocPhepThucHien ? 'done' : 'waiting'}>
              {line.DaThuTien ? t('paid') : line.DuocPhepThucHien ? t('allowed') : t('unpaid')}
            </StateTag>
            {removable ? (
              <Button
                size="small"
                type="text"
                danger
                icon={<DeleteOutlined />}
                aria-label={t('remove')}
                onClick={() => onRemove([line._id])}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {slip.KetLuan ? <p>{slip.KetLuan}</p> : null}
    </section>
  );
}
