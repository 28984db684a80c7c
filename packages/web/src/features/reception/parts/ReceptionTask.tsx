import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../../ui/ConflictDialog.tsx';
import { useDeskVariant } from '../../../ui/deskVariant.ts';
import { FormErrors } from '../../../ui/FormErrors.tsx';
import { PrinterIcon, SaveIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { PatientBanner } from '../../../ui/PatientBanner.tsx';
import { bannerOf } from '../bannerOf.ts';
import type { ReceptionValues } from '../receptionValues.ts';
import type { DeskTicket } from '../useDeskTicket.ts';
import { useDuplicates } from '../useDuplicates.ts';
import { useEstimate } from '../useEstimate.ts';
import type { ReceptionWork } from '../useReceptionWork.ts';
import { CardsPanel } from './CardsPanel.tsx';
import { ServedNumber } from './DeskQueue.tsx';
import { KnownPanel } from './KnownPanel.tsx';
import { LastTicket } from './LastTicket.tsx';
import { PatientFinder } from './PatientFinder.tsx';
import { ReceptionActs } from './ReceptionActs.tsx';
import { ReceptionSections } from './ReceptionSections.tsx';
import { ReceptionSigns } from './ReceptionSigns.tsx';
import '../reception.css';

/** Who is received, above the form. */
export function ReceptionBanner({ work }: { work: ReceptionWork }) {
  const { values, patient, reception: kept, options, isOpen } = work.reception;
  if (!values.TenBenhNhan) return null;
  return (
    <PatientBanner patient={bannerOf(values, patient, kept, options.payers)}>
      {kept ? (
        <ReceptionActs
          visit={kept}
          // the portal takes its time: who went on to somebody else is left there
          onChanged={(id) => isOpen(id) && work.openVisit(id)}
        />
      ) : null}
    </PatientBanner>
  );
}

/** The form of one reception, below the finder of people. */
export function ReceptionTask({ work, desk }: { work: ReceptionWork; desk?: DeskTicket }) {
  const { reception, lastTicket, refs } = work;
  const kept = reception.reception;
  return (
    <div className="reception-form">
      {desk?.ticket && !kept ? <ServedNumber ticket={desk.ticket} onLetGo={desk.letGo} /> : null}
      <PatientFinder
        inputRef={refs.finder}
        find={reception.find}
        begun={work.begun}
        onTake={(id) => void work.takePatient(id)}
        onScan={work.onScan}
      />
      {lastTicket ? (
        <LastTicket ticket={lastTicket} onPrint={() => work.printTicket(lastTicket._id)} />
      ) : null}
      <ReceptionSigns reception={reception} closed={work.closed} />
      <ConflictDialog {...reception.conflict} />
      <div ref={refs.errors}>
        <FormErrors form={reception.form} issues={reception.issues.list} labelOf={work.labelOf} />
      </div>
      <Form<ReceptionValues>
        form={reception.form}
        layout="vertical"
        disabled={work.blocked}
        requiredMark
        onValuesChange={(changed: Partial<ReceptionValues>) => {
          work.setLastTicket(null);
          reception.change(changed);
        }}
      >
        <ReceptionSections reception={reception} servicesRef={refs.services} onOrdered={work.openVisit} />
      </Form>
    </div>
  );
}

/** What is known of who is received, and what the services will cost. */
export function ReceptionContext({ work }: { work: ReceptionWork }) {
  const { values, laBHYT, patient, reception, history } = work.reception;
  const { Beside, insured } = useDeskVariant();
  const duplicates = useDuplicates(values, patient !== null);
  const estimate = useEstimate(values, laBHYT, {
    BenhNhan_Id: patient?._id ?? null,
    TiepNhan_Id: reception?._id ?? null,
  });
  return (
    <>
      {Beside && patient ? <Beside key={patient._id} BenhNhan_Id={patient._id} /> : null}
      {insured && reception ? (
        <CardsPanel
          key={reception._id}
          visit={reception}
          onChanged={(id) => work.reception.isOpen(id) && work.openVisit(id)}
        />
      ) : null}
      <KnownPanel
        duplicates={duplicates}
        onTake={(id) => void work.takePatient(id)}
        estimate={estimate}
        ordered={reception !== null}
        history={history}
        onOpen={work.openVisit}
      />
    </>
  );
}

/** Save, and save and print the number. `next` says what a save leads to, where that is the usual way on. */
export function ReceptionButtons({ work, next }: { work: ReceptionWork; next?: string }) {
  const { t } = useTranslation('reception');
  const { blocked, reception, save } = work;
  return (
    <>
      <Button
        type={next ? 'primary' : 'default'}
        icon={<SaveIcon />}
        loading={reception.saving}
        disabled={blocked}
        onClick={() => void save(false)}
      >
        {next ?? t('save')} <kbd>Ctrl S</kbd>
      </Button>
      <Button
        type={next ? 'default' : 'primary'}
        icon={<PrinterIcon />}
        disabled={blocked}
        onClick={() => void save(true)}
      >
        {t('saveAndPrint')} <kbd>Ctrl P</kbd>
      </Button>
    </>
  );
}
