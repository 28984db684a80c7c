import './patientBanner.css';

/** The number that a patient waits with, as it stands on the ticket. */
export function QueueNumber({ number, large = false }: { number: string; large?: boolean }) {
  return <strong className={large ? 'queue-number large' : 'queue-number'}>{number}</strong>;
}
