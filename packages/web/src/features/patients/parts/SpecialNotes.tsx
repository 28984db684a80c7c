import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import type { PatientDetailFragment } from '../patients.main.gen.ts';
import type { SpecialPersonFragment } from '../special.main.gen.ts';

type Props = { patient: PatientDetailFragment; base: string };

/** What is out of the ordinary with a record: not identified, mother and children, a death. */
export function SpecialNotes({ patient, base }: Props) {
  const { t } = useTranslation('patients');
  const { Me, cons, NgayTuVong } = patient;
  const seen = [
    labelled(t('unknown.found'), patient.NoiPhatHien),
    labelled(t('unknown.brought'), patient.NguoiDua),
    labelled(t('unknown.marks'), patient.DacDiemNhanDang),
  ].filter(Boolean);
  return (
    <>
      {patient.TuVong ? (
        <Alert
          type="warning"
          title={
            NgayTuVong
              ? t('death.at', { at: formatDateTime(NgayTuVong), place: patient.NoiTuVong })
              : t('death.toldByVisit')
          }
          description={[
            patient.NguyenNhanTuVong && `${patient.NguyenNhanTuVong.ma} ${patient.NguyenNhanTuVong.ten}`,
            patient.LyDoTuVong,
            patient.nguoiGhiTuVong,
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      ) : null}
      {patient.ChuaRoDanhTinh ? (
        <Alert
          type="warning"
          title={t('unknown.note')}
          description={[...seen, t('unknown.how')].join(' · ')}
        />
      ) : null}
      {patient.NgayXacDinh ? (
        <Alert
          type="info"
          title={t('unknown.identified', {
            at: formatDateTime(patient.NgayXacDinh),
            who: patient.nguoiXacDinh ?? '',
          })}
          description={seen.join(' · ')}
        />
      ) : null}
      {Me ? (
        <Alert
          type="info"
          title={
            <>
              {t('newborn.mother')} <Person person={Me} base={base} />
            </>
          }
          description={[
            patient.ThoiDiemSinh && t('newborn.born', { at: formatDateTime(patient.ThoiDiemSinh) }),
            patient.CanNangSinh && t('newborn.weight', { grams: showDecimal(patient.CanNangSinh) }),
            patient.ThuTuSinh && t('newborn.order', { order: patient.ThuTuSinh }),
            labelled(t('newborn.certificate'), patient.SoGiayChungSinh),
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      ) : null}
      {cons.length > 0 ? (
        <Alert
          type="info"
          title={
            <>
              {t('newborn.children')}{' '}
              {cons.map((child, at) => (
                <span key={child._id}>
                  {at > 0 ? ', ' : ''}
                  <Person person={child} base={base} />
                </span>
              ))}
            </>
          }
        />
      ) : null}
    </>
  );
}

function Person({ person, base }: { person: SpecialPersonFragment; base: string }) {
  return (
    <Link to={`${base}/benh-nhan/${person._id}`}>
      {person.TenBenhNhan} ({person.MaYTe}, {person.tuoi})
    </Link>
  );
}

function labelled(label: string, value: string | null | undefined): string | null {
  return value ? `${label}: ${value}` : null;
}
