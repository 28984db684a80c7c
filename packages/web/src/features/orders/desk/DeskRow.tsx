import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Cut, CutText } from '../../../ui/Cut.tsx';
import { formatDate, formatTime, today } from '../../../ui/dateText.ts';
import { EarlierDay } from '../../../ui/EarlierDay.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { DeskKind } from './deskKind.ts';
import { isGiven } from './resultKind.ts';
import './desk.css';

type Row = {
  SoPhieuYeuCau: string;
  TrangThai: string;
  BenhNhan?: { TenBenhNhan: string; GioiTinh?: string | null; tuoi?: string | null } | null;
  dichVus: readonly string[];
  TenNoiYeuCau: string | null;
  KyHieu: string | null;
  TrangThaiVe: string | null;
  isPriority: boolean;
  isEmergency: boolean;
  duocPhepThucHien: boolean;
  DangCho: string;
};

type Props = {
  desk: DeskKind;
  row: Row;
  /** Signs of the kind: a critical value. */
  signs?: ReactNode;
  /** How far a slip in work is; a returned one says whether the doctor has viewed it. */
  progress: ReactNode;
  /** The number that it is called by at this desk; that of the slip without one. */
  number?: string | null;
};

/** A slip of a desk's work list: ticket, name and signs, then who and how far, then the services. */
export function DeskRow({ desk, row, signs, progress, number }: Props) {
  const { t } = useTranslation(['orders', 'common', 'queues', desk.name]);
  const patient = row.BenhNhan;
  const begun = row.TrangThai !== 'SanSang';
  const since =
    formatDate(row.DangCho) === formatDate(today()) ? formatTime(row.DangCho) : formatDate(row.DangCho);
  return (
    <div className="desk-row">
      <span>
        <strong>
          <CutText>{[begun ? null : row.KyHieu, patient?.TenBenhNhan].filter(Boolean).join(' ')}</CutText>
        </strong>
        {signs}
        {row.isEmergency ? <StateTag tone="urgent">{t('urgent')}</StateTag> : null}
        {row.isPriority && !row.isEmergency ? <StateTag tone="called">{t('desk.priority')}</StateTag> : null}
        {row.TrangThaiVe === 'dang_goi' ? (
          <StateTag state="dang_goi">{t('state.dang_goi', { ns: 'queues' })}</StateTag>
        ) : null}
        {isGiven(row) ? null : <EarlierDay since={row.DangCho} />}
        {row.TrangThai === 'ChuaKetQua' ? progress : null}
        {isGiven(row) ? (
          <StateTag state={row.TrangThai}>{t(`slipState.${row.TrangThai}`, { ns: desk.name })}</StateTag>
        ) : null}
      </span>
      <small>
        <Cut end={row.TenNoiYeuCau ? ` · ${row.TenNoiYeuCau}` : ''}>
          {row.duocPhepThucHien ? null : <span className="desk-unpaid">{t('desk.notPaid')} · </span>}
          {[
            since,
            number ?? row.SoPhieuYeuCau,
            patient?.GioiTinh ? t(`sex.${patient.GioiTinh}`, { ns: 'common' }) : null,
            patient?.tuoi,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Cut>
      </small>
      <small className="soft">{row.dichVus.join(', ')}</small>
    </div>
  );
}
