import type { DeskReason } from '@sen/domain/kiosk/reasons';
import { parseScan } from '@sen/domain/scan/cards';
import type {
  KioskCardMutation,
  KioskIdentifyMutation,
  KioskReceiveMutation,
  KioskServicesQuery,
  KioskTicketFragment,
} from './kiosk.main.gen.ts';

export type Kind = 'BHYT' | 'YeuCau';
export type Person = KioskIdentifyMutation['kioskNhanDien'];
export type Card = KioskCardMutation['kioskTraCuuThe'];
export type Service = KioskServicesQuery['kioskDichVus'][number];
export type Result = KioskReceiveMutation['kioskTiepNhan'];
export type Ticket = KioskTicketFragment;

/** Where a turn stands. All that a kiosk knows of a person is here, and goes with it. */
export type Step =
  | { at: 'start' }
  /** A number of papers is typed, then the year of birth. */
  | { at: 'typing'; number: string | null }
  | { at: 'working'; on: 'person' | 'card' | 'rooms' | 'number' | 'reception' }
  | { at: 'confirm'; person: Person }
  | { at: 'phone'; person: Person }
  | { at: 'choose'; person: Person; phone: string | null; card: Card | null; services: readonly Service[] }
  | { at: 'ticket'; result: Result }
  | { at: 'desk'; reason: DeskReason | null; phien: string | null }
  | { at: 'deskTicket'; ticket: Ticket };

/** Seconds until a turn ends by itself, and those of its countdown; null where nobody's turn is under way. */
export function timesOf(step: Step): { quiet: number; countdown: number } | null {
  if (step.at === 'start') return null;
  // who has a number needs no question; a code of a transfer wants time to be scanned
  if (step.at === 'deskTicket') return { quiet: 10, countdown: 0 };
  if (step.at === 'ticket')
    return step.result.maQR ? { quiet: 60, countdown: 15 } : { quiet: 10, countdown: 0 };
  return { quiet: 60, countdown: 15 };
}

/** What a scanner read: a whole card, a number alone that wants the year of birth beside it, or nothing that a kiosk knows. */
export function scanned(text: string): { card: string } | { number: string } | null {
  const scan = parseScan(text);
  if (scan.kind === 'citizen' || scan.kind === 'insurance') return { card: text };
  if (scan.kind === 'code') return { number: scan.value };
  return null;
}
