import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../ui/dateText.ts';
import { StateTag } from '../../../ui/StateTag.tsx';
import { ViewedBy } from '../../../ui/ViewedBy.tsx';
import type { DeskSlipFragment } from './desk.main.gen.ts';
import type { DeskKind } from './deskKind.ts';
import './desk.css';

type Props = {
  desk: DeskKind;
  slip: DeskSlipFragment;
  /** What stands at the right: the sample, the times. */
  children?: ReactNode;
};

/** What was ordered, by whom and why. */
export function DeskHead({ desk, slip, children }: Props) {
  const { t } = useTranslation(['orders', desk.name]);
  const unpaid = slip.chiTiets.filter((line) => line.TrangThai !== 'DaHuy' && !line.DuocPhepThucHien);
  const disease = slip.ChanDoanICD ? `${slip.ChanDoanICD.ma ?? ''} ${slip.ChanDoanICD.ten}`.trim() : null;
  return (
    <section className="section desk-head" aria-label={t('slip', { ns: desk.name })}>
      <div>
        <h2>
          {slip.SoPhieuYeuCau}{' '}
          <StateTag state={slip.TrangThai}>{t(`slipState.${slip.TrangThai}`, { ns: desk.name })}</StateTag>
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
        <ViewedBy result={slip} />
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
