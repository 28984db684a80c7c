import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { notePatient } from '../session/recentPatients.ts';
import { AllergyPills, type BannerAllergy } from './AllergyPills.tsx';
import { formatDate } from './dateText.ts';
import { CardIcon } from './icons.tsx';
import { initialsOf } from './initials.ts';
import { Money } from './Money.tsx';
import { showDecimal } from './numberText.ts';
import { QueueNumber } from './QueueNumber.tsx';
import { StateTag } from './StateTag.tsx';
import { useTabPatient } from './tabTitle.ts';
import './patientBanner.css';

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
  /** Weight in kg, where doses are judged by it. */
  canNang?: number | null | undefined;
  /** Payer group, 'Bảo hiểm y tế'. */
  doiTuong?: string | null | undefined;
  SoTheBHYT?: string | null | undefined;
  /** Benefit in per cent. */
  mucHuong?: number | null | undefined;
  tuNgay?: string | null | undefined;
  denNgay?: string | null | undefined;
  /** Allergies in words. */
  diUng?: string | null | undefined;
  /** Allergies to ingredients, with how grave they are. */
  DiUngs?: readonly BannerAllergy[] | null | undefined;
  /** The families of substances that these allergies cross in. */
  diUngCheos?: readonly string[] | null | undefined;
  /** Amount owed, decimal text. */
  conNo?: string | null | undefined;
  /** Why the patient goes before others. */
  uuTien?: string | null | undefined;
  /** Chronic diseases and history in a few words. */
  tienSu?: string | null | undefined;
  /** What kind of customer this is, where it matters. */
  mark?: string | null | undefined;
  /** The patient has died. */
  TuVong?: boolean | null | undefined;
  /** Where the work on the patient stands, once an act has changed it: it stays in sight until the next one. */
  state?: { state: string; text: string } | null | undefined;
  /** The ticket that the patient came with. */
  ve?: { KyHieu: string } | null | undefined;
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
  const facts = [
    patient.GioiTinh ? t(`sex.${patient.GioiTinh}`) : null,
    tuoi,
    patient.canNang ? `${showDecimal(patient.canNang)} kg` : null,
    birth === null ? null : String(birth),
    MaYTe || null,
  ].filter((fact) => fact !== null && fact !== undefined);
  const { ve } = patient;
  return (
    <section className="patient-banner" aria-label={t('patient')}>
      <span className="patient-disc" aria-hidden="true">
        {initialsOf(TenBenhNhan)}
      </span>
      <div className="patient-lines">
        <div>
          <strong className="patient-name">{TenBenhNhan}</strong>
          <span className="patient-meta">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </span>
        </div>
        <div className="patient-pills">
          {patient.state ? <StateTag state={patient.state.state}>{patient.state.text}</StateTag> : null}
          {patient.TuVong ? <span className="state-tag urgent">{t('died')}</span> : null}
          {patient.mark ? <span className="patient-pill insured">{patient.mark}</span> : null}
          {patient.uuTien ? <span className="state-tag urgent">{patient.uuTien}</span> : null}
          {patient.doiTuong || patient.SoTheBHYT ? <Payer patient={patient} /> : null}
          <AllergyPills allergies={patient.DiUngs ?? []} told={patient.diUng} families={patient.diUngCheos} />
          {patient.tienSu ? (
            <span className="patient-pill history" title={patient.tienSu}>
              {patient.tienSu}
            </span>
          ) : null}
          {owes ? (
            <span className="patient-pill owes">
              {t('owes')} <Money value={patient.conNo} strong />
            </span>
          ) : null}
        </div>
      </div>
      {ve ? (
        <div className="patient-ticket">
          <QueueNumber number={ve.KyHieu} />
        </div>
      ) : null}
      {children ? <div className="patient-actions">{children}</div> : null}
    </section>
  );
}

/** Who pays, by which card, and how long it holds. */
function Payer({ patient }: { patient: BannerPatient }) {
  const { SoTheBHYT, mucHuong, tuNgay, denNgay } = patient;
  const benefit = mucHuong ? `${mucHuong} %` : null;
  const held = denNgay ? `${formatDate(tuNgay)} – ${formatDate(denNgay)}` : null;
  const words = [patient.doiTuong, SoTheBHYT, benefit, held].filter((word) => word);
  return (
    <span className={SoTheBHYT ? 'patient-pill insured' : 'patient-pill'}>
      {SoTheBHYT ? <CardIcon /> : null} {words.join(' · ')}
    </span>
  );
}
