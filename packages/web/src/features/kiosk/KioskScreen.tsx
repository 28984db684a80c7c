import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../session/connection.ts';
import { setLanguage } from '../../session/i18n.ts';
import { useSession } from '../../session/useSession.ts';
import { useScan } from '../../ui/useScan.ts';
import { type Kind, timesOf } from './kioskStep.ts';
import { ChooseRoom } from './parts/ChooseRoom.tsx';
import { Confirm } from './parts/Confirm.tsx';
import { DeskNumber, ToDesk } from './parts/Desk.tsx';
import { Leave } from './parts/Leave.tsx';
import { ScannerField } from './parts/ScannerField.tsx';
import { Start } from './parts/Start.tsx';
import { StillThere } from './parts/StillThere.tsx';
import { TicketShown } from './parts/TicketShown.tsx';
import { TypeNumber, TypePhone } from './parts/Typing.tsx';
import { useBackToStart } from './useBackToStart.ts';
import { useKiosk } from './useKiosk.ts';
import { useStillThere } from './useStillThere.ts';
import { useTicketPrinter } from './useTicketPrinter.ts';
import './kiosk.css';

/** A patient receives themselves: scan, confirm, choose a room, take the number. */
export function KioskScreen({ loai }: { loai: Kind }) {
  const { t } = useTranslation('kiosk');
  const { settings } = useSession();
  const online = useOnline();
  const printer = useTicketPrinter();
  const kiosk = useKiosk(loai, printer);
  const { step, begin } = kiosk;
  const [leaving, setLeaving] = useState(false);
  const { defaultLanguage } = settings;
  const anew = useCallback(() => {
    setLeaving(false);
    begin();
    // the next person finds the house's language
    void setLanguage(defaultLanguage === 'en' ? 'en' : 'vi');
  }, [begin, defaultLanguage]);
  const onScan = useScan((text) => {
    if (!leaving) kiosk.scan(text);
  });
  const [left, stay] = useStillThere(leaving ? { quiet: 60, countdown: 15 } : timesOf(step), anew);
  useBackToStart(anew);
  const { CustomerName } = settings.his as { CustomerName?: string }; // the settings' own section

  return (
    <div className="kiosk" data-step={step.at}>
      <header>
        <strong>{CustomerName ?? 'Sen'}</strong>
        {step.at === 'start' ? null : (
          <button type="button" className="kiosk-button" onClick={anew}>
            {t('toStart')}
          </button>
        )}
      </header>
      {step.at === 'start' ? (
        <Start
          loai={loai}
          onScan={onScan}
          onType={kiosk.type}
          onDesk={() => void kiosk.takeNumber(null)}
          onLeave={() => setLeaving(true)}
        />
      ) : null}
      {step.at === 'typing' ? (
        <TypeNumber number={step.number} onNumber={kiosk.typed} onYear={kiosk.identifyTyped} />
      ) : null}
      {step.at === 'working' ? (
        <div className="kiosk-working" role="status">
          <span className="spinner" aria-hidden="true" />
          <h1>{t(`working.${step.on}`)}</h1>
        </div>
      ) : null}
      {step.at === 'confirm' ? (
        <Confirm
          person={step.person}
          onYes={() => kiosk.confirmed(step.person)}
          onNo={() => kiosk.toDesk(null)}
        />
      ) : null}
      {step.at === 'phone' ? <TypePhone onPhone={(phone) => void kiosk.choose(step.person, phone)} /> : null}
      {step.at === 'choose' ? (
        <ChooseRoom
          loai={loai}
          card={step.card}
          services={step.services}
          onRoom={(service, room) => void kiosk.receive(step.person, step.phone, service, room)}
          onDesk={() => void kiosk.takeNumber(step.person.phien ?? null)}
        />
      ) : null}
      {step.at === 'ticket' ? (
        <TicketShown result={step.result} failed={printer.failed} onDone={anew} />
      ) : null}
      {step.at === 'desk' ? (
        <ToDesk reason={step.reason} onNumber={() => void kiosk.takeNumber(step.phien)} onAgain={anew} />
      ) : null}
      {step.at === 'deskTicket' ? (
        <DeskNumber ticket={step.ticket} failed={printer.failed} onDone={anew} />
      ) : null}
      {leaving ? <Leave loai={loai} onBack={() => setLeaving(false)} /> : null}
      {left === null ? null : <StillThere left={left} onStay={stay} onOver={anew} />}
      {online ? null : (
        <div className="kiosk-away" role="alert">
          <h1>{t('away')}</h1>
          <p>{t('awayWhy')}</p>
        </div>
      )}
      <ScannerField />
      <iframe
        ref={printer.frame}
        className="print-silent"
        title={t('printer')}
        aria-hidden="true"
        tabIndex={-1}
      />
    </div>
  );
}
