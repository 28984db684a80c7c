import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/useSession.ts';
import { refusalOf } from '../../../ui/acts.ts';
import { Form } from '../../../ui/kit/Form.tsx';
import { DeskOrderButton } from '../../orders/DeskOrderButton.tsx';
import { PatientFields } from '../../patients/parts/PatientFields.tsx';
import type { useReceptionForm } from '../useReceptionForm.ts';
import { AgainReason } from './AgainReason.tsx';
import { AppointmentNote } from './AppointmentNote.tsx';
import { HealthPart } from './HealthPart.tsx';
import { OrderedServices } from './OrderedServices.tsx';
import { ServiceLines } from './ServiceLines.tsx';
import { VisitFields } from './VisitFields.tsx';

type Props = {
  reception: ReturnType<typeof useReceptionForm>;
  servicesRef: RefObject<HTMLInputElement | null>;
  /** More was ordered for the kept visit of this id. */
  onOrdered: (id: string) => void;
};

/** The fields of a reception: whom, the visit, the services. For a known patient only the service is left to choose, so that it stands first. */
export function ReceptionSections({ reception, servicesRef, onOrdered }: Props) {
  const { t } = useTranslation('reception');
  const session = useSession();
  const { values, patient, history, reception: kept } = reception;
  const person = (
    <section key="person" className="section">
      <h2>{patient ? t('knownPatient', { code: patient.MaYTe }) : t('newPatient')}</h2>
      <PatientFields birth={values.birth} labels={reception.labels} mandatory={session.settings.patient} />
    </section>
  );
  const visit = (
    <section key="visit" className="section">
      <h2>{t('visit')}</h2>
      {patient && reception.laBHYT ? (
        <AgainReason
          key={patient._id}
          BenhNhan_Id={patient._id}
          history={history}
          reason={values.LyDoTiepNhanLai}
          isEmergency={values.CapCuu}
        />
      ) : null}
      {patient && !kept && session.permissions.has('TIEP_NHAN') ? (
        <AppointmentNote
          key={`slips ${patient._id}`}
          BenhNhan_Id={patient._id}
          used={values.TaiKhamTheoHen ? values.SoGiayHen : null}
          onUse={(SoGiayHen) => reception.change({ TaiKhamTheoHen: true, SoGiayHen })}
        />
      ) : null}
      <VisitFields
        values={values}
        labels={reception.labels}
        payers={reception.options.payers}
        laBHYT={reception.laBHYT}
        treEm={reception.treEm}
        onLookUp={reception.lookUpCard}
        lookingUp={reception.lookingUp}
      />
      {reception.cardDialog}
    </section>
  );
  const services = (
    <section key="services" className="section">
      <h2>{t('services')}</h2>
      {kept ? (
        <Form.Item name="boDichVu_Ids" noStyle>
          <OrderedServices lines={kept.dichVus} />
        </Form.Item>
      ) : null}
      <Form.Item name="dichVus" noStyle>
        <ServiceLines services={reception.options.services} pickerRef={servicesRef} />
      </Form.Item>
      {kept ? (
        <DeskOrderButton
          visit={{ TiepNhan_Id: kept._id, NgayTiepNhan: kept.NgayTiepNhan }}
          disabled={refusalOf(kept, 'sua') !== null}
          onOrdered={() => onOrdered(kept._id)}
        />
      ) : null}
    </section>
  );
  const health = session.permissions.has('SUC_KHOE_TIEP_NHAN') ? (
    <HealthPart
      key={`health ${kept?._id ?? patient?._id ?? ''}`}
      values={values}
      wrong={reception.issues.list.map((issue) => issue.path)}
    />
  ) : null;
  return patient ? [services, visit, health, person] : [person, visit, health, services];
}
