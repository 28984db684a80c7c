import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../ui/kit/Form.tsx';
import { DoctorOfFacilityDocument } from '../doctorPlace.main.gen.ts';

/** Says so when the doctor of the record in the form does not work in the facility of its room: chosen by mistake, or a guest. */
export function DoctorPlace() {
  const { t } = useTranslation('medicalRecords');
  const form = Form.useFormInstance();
  const doctor = Form.useWatch('BacSi_Id', form);
  const room = Form.useWatch('PhongBan_Id', form);
  const known = typeof doctor === 'string' && typeof room === 'string';
  const { data } = useQuery(DoctorOfFacilityDocument, {
    variables: { doctor: String(doctor), node: String(room) },
    skip: !known,
  });
  return known && data?.thuocCoSo === false ? (
    <p className="doctor-place" role="status">
      {t('doctorElsewhere')}
    </p>
  ) : null;
}
