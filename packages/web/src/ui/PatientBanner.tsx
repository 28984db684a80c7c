import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { notePatient } from '../session/recentPatients.ts';
import { formatDate } from './dateText.ts';
import { WarningIcon } from './icons.tsx';
import { Money } from './Money.tsx';
import { useTabPatient } from './tabTitle.ts';

export type BannerPatient = {
  /** The patient's id: with it the patient stands among those opened last. */
  _id?: string | null | undefined;
  TenBenhNhan: string;
  MaYTe: string;
  GioiTinh?: string | null | undefined;
  NgaySinh?: string | null | undefined;
  NamSinh?: number | null | undefined;
  /** Age with its unit, '34 tuổi'. */
  tuoi?: string | null | undefined;
  /** Payer group, 'Bảo hiểm y tế'. */
  doiTuong?: string | null | undefined;
  SoTheBHYT?: string | null | undefined;
  /** Benefit in per cent. */
  mucHuong?: number | null | undefined;
  tuNgay?: string | null | undefined;
  denNgay?: string | null | undefined;
  diUng?: string | null | undefined;
  /** Amount owed, decimal text. */
  conNo?: string | null | undefined;
  uuTien?: string | null | undefined;
};

/** Who is being served: above the task, never scrolling away. `children` are the acts on the right. */
export function PatientBanner({ patient, children }: { patient: BannerPatient; children?: ReactNode }) {
  const { t } = useTranslation();
  const birth = patient.NgaySinh ? formatDate(patient.NgaySinh) : (patient.NamSinh ?? null);
  const { _id, TenBenhNhan, tuoi, MaYTe } = patient;
  useTabPatient(TenBenhNhan);
  useEffect(() => {
    if (_id) notePatient({ _id, name: TenBenhNhan, hint: tuoi ?? MaYTe });
  }, [_id, TenBenhNhan, tuoi, MaYTe]);
  const owes = patient.conNo && Number(patient.conNo) > 0;
  return (
    <section className="patient-banner" aria-label={t('patient')}>
      <div className="patient-lines">
        <div>
          <strong className="patient-name">{patient.TenBenhNhan}</strong>
          <span className="patient-code">{patient.MaYTe}</span>
          {patient.GioiTinh ? <span>{t(`sex.${patient.GioiTinh}`)}</span> : null}
          {patient.tuoi ? <span>{patient.tuoi}</span> : null}
          {birth ? <span className="soft">{birth}</span> : null}
          {patient.uuTien ? <span className="state-tag urgent">{patient.uuTien}</span> : null}
        </div>
        <div>
          {patient.doiTuong ? <span>{patient.doiTuong}</span> : null}
          {patient.SoTheBHYT ? (
            <span>
              {patient.SoTheBHYT}
              {patient.mucHuong ? ` · ${patient.mucHuong} %` : ''}
              {patient.denNgay ? ` · ${formatDate(patient.tuNgay)} – ${formatDate(patient.denNgay)}` : ''}
            </span>
          ) : null}
          {patient.diUng ? (
            <span className="patient-allergy">
              <WarningIcon /> {t('allergy')}: {patient.diUng}
            </span>
          ) : null}
          {owes ? (
            <span className="patient-owes">
              {t('owes')} <Money value={patient.conNo} strong />
            </span>
          ) : null}
        </div>
      </div>
      {children ? <div className="patient-actions">{children}</div> : null}
    </section>
  );
}
