import type { Simulated, SimulatorServer } from '../../engine/outside/simulatorServer.ts';

/** The password of every account of the simulators. */
export const simulatorPassword = 'demo';

/** A tax code, or one of the demo, such as `0100109106-demo`: what names an account of the simulators. */
export const accountCode = /^\d{10}(?:-\w{1,10})?$/;

/**
 * What happens to a call that makes an invoice: cut off before or after it is made, never answered after it is made, answered with what is
 * no answer, or with a success that names no number.
 */
export type Mishap = 'none' | 'diesBefore' | 'diesAfter' | 'hangsAfter' | 'breaksAfter' | 'bare';

export type InvoiceSimulator<Made> = SimulatorServer & {
  /** What it has made, by the key of the invoice; it outlives the simulator where it is handed on. */
  made: Map<string, Made>;
  behaviour: { next: Mishap[]; lagMs: number };
};

/** The answer to a call that makes an invoice, as a mishap leaves it; `bare` is that answer without a number. */
export function afterMishap(
  mishap: Mishap,
  make: () => Simulated,
  bare: (answer: Simulated) => Simulated,
): Simulated {
  if (mishap === 'diesBefore') return 'dies';
  const answer = make();
  if (mishap === 'diesAfter') return 'dies';
  if (mishap === 'hangsAfter') return null;
  if (mishap === 'breaksAfter') return { status: 502, body: 'Bad gateway' };
  return mishap === 'bare' ? bare(answer) : answer;
}

/** Whether an address of e-mail, and a tax code of a buyer, are ones; an empty one is. */
export function buyerFaults({ email, taxCode }: { email: string | null; taxCode: string | null }) {
  return {
    email: Boolean(email) && !/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(email ?? ''),
    taxCode: Boolean(taxCode) && !/^(?:\d{10}(?:-\d{3})?|\d{12})$/.test(taxCode ?? ''),
  };
}
