import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../ui/dateText.ts';
import { StateTag } from '../../../ui/StateTag.tsx';
import './desk.css';

type Slip = {
  SoPhieuYeuCau: string;
  TrangThai: string;
  LaKhanCap: boolean;
  NgayYeuCau: string;
  NoiYeuCau?: { ten: string } | null;
  BacSiChiDinh?: { ten: string } | null;
  ChanDoan?: string | null;
  ChanDoanICD?: { ma?: string | null; ten: string } | null;
  chiTiets: ReadonlyArray<{ TrangThai: string; DuocPhepThucHien: boolean }>;
};

type Props = {
  slip: Slip;
  /** Name of the part for screen readers. */
  label: string;
  /** The state in the words of the desk. */
  state: string;
  /** What stands at the right: the sample, the times. */
  children?: ReactNode;
};

/** What was ordered, by whom and why. */
export function DeskHead({ slip, label, state, children }: Props) {
  const { t } = useTranslation('orders');
  const unpaid = slip.chiTiets.filter((line) => line.TrangThai !== 'DaHuy' && !line.DuocPhepThucHien);
  const disease = slip.ChanDoanICD ? `${slip.ChanDoanICD.ma ?? ''} ${slip.ChanDoanICD.ten}`.trim() : null;
  return (
    <section className="section desk-head" aria-label={label}>
      <div>
        <h2>
          {slip.SoPhieuYeuCau} <StateTag state={slip.TrangThai}>{state}</StateTag>
          {slip.LaKhanCap ? <StateTag tone="urgent">{t('urgent')}</StateTag> : null}
          {unpaid.length > 0 && slip.TrangThai === 'SanSang' ? (
            <StateTag tone="cancelled">{t('desk.notPaid')}</StateTag>
          ) : null}
        </h2>
        <p>
          {[slip.NoiYeuCau?.ten, slip.BacSiChiDinh?.ten, formatDateTime(slip.NgayYeuCau)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {slip.ChanDoan || disease ? (
          <p>
            <span className="soft">{t('desk.diagnosis')}:</span> {slip.ChanDoan || disease}
          </p>
        ) : null}
      </div>
      {children ? <div className="desk-aside">{children}</div> : null}
    </section>
  );
}
