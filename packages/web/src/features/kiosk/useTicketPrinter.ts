import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { pdfUrl, printFrame } from '../../ui/Printing.tsx';

type Printer = {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Whether the last ticket could not be sent to the printer. */
  failed: boolean;
  print: (ticketId: string) => Promise<void>;
  /** Takes the ticket out of the frame: nothing of it stays. */
  clear: () => void;
};

/** Sends the tickets of a turn to the printer of the kiosk. */
export function useTicketPrinter(): Printer {
  const frame = useRef<HTMLIFrameElement>(null);
  const url = useRef<string | null>(null);
  /** Counts the turns: a ticket that comes after its turn has ended is thrown away. */
  const turn = useRef(0);
  const [failed, setFailed] = useState(false);
  const clear = useCallback(() => {
    turn.current += 1;
    if (url.current) URL.revokeObjectURL(url.current);
    url.current = null;
    if (frame.current) {
      frame.current.onload = null;
      frame.current.removeAttribute('src');
    }
    setFailed(false);
  }, []);
  useEffect(() => clear, [clear]);
  const print = useCallback(
    async (ticketId: string) => {
      clear();
      const own = turn.current;
      try {
        const ticket = await pdfUrl(`/api/kiosk/tickets/${ticketId}`);
        const target = frame.current;
        if (own !== turn.current || !target) return URL.revokeObjectURL(ticket);
        url.current = ticket;
        target.onload = () => printFrame(target);
        target.src = ticket;
      } catch {
        if (own === turn.current) setFailed(true); // the number stands on the screen
      }
    },
    [clear],
  );
  return { frame, failed, print, clear };
}
