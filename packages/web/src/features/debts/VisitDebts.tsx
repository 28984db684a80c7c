import { congNoActs, loaiNguoiNo } from '@sen/domain/debts/congNo';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { currentLanguage } from '../../session/i18n.ts';
import { narrowPath } from '../../session/routeTable.ts';
import { useMayOpen } from '../../session/useMayOpen.ts';
import { formatDate } from '../../ui/dateText.ts';
import { Money } from '../../ui/Money.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { stateTones } from './tones.ts';
import type { VisitDebt } from './useVisitDebts.ts';
import './debts.css';
import '../../ui/recordSheet.css';

type ListProps = { debts: readonly VisitDebt[]; ofPatient?: boolean };

/** Debts of a visit or a patient as a list; each leads to its debt, for who may open it. Nothing where there is none. */
export default function VisitDebts({ debts, ofPatient = false }: ListProps) {
  const { t } = useTranslation('debts');
  const language = currentLanguage();
  const mayOpen = useMayOpen();
  const narrow = useLocation().pathname.startsWith('/m/');
  if (debts.length === 0) return null;
  const title = t(ofPatient ? 'ofPatient' : 'ofVisit');
  const path = narrow ? narrowPath('/cong-no') : '/cong-no';
  return (
    <section className="visit-debts" aria-label={title}>
      <h3>{title}</h3>
      <ul className="record-lines stacked">
        {debts.map((debt) => (
          <li key={debt._id}>
            <span>
              {mayOpen('/cong-no') ? (
                <Link to={`${path}?id=${debt._id}`}>{debt.MaCongNo}</Link>
              ) : (
                debt.MaCongNo
              )}{' '}
              {debt.TrangThai === 'ConNo' && debt.soNgayQuaHan === 0 ? null : (
                <StateTag tone={debt.soNgayQuaHan > 0 ? 'urgent' : stateTones[debt.TrangThai]}>
                  {debt.soNgayQuaHan > 0
                    ? t('overdueBy', { count: debt.soNgayQuaHan })
                    : congNoActs.states[debt.TrangThai][language]}
                </StateTag>
              )}
              <small>
                {debt.LoaiNguoiNo === 'BenhNhan'
                  ? ''
                  : `${loaiNguoiNo[debt.LoaiNguoiNo][language]}: ${debt.NguoiNo} · `}
                {t('dueOn', { day: formatDate(debt.NgayHan) })}
              </small>
            </span>
            <Money value={debt.TrangThai === 'ConNo' ? debt.ConLai : debt.SoTien} />
          </li>
        ))}
      </ul>
    </section>
  );
}
