import type { EventModule } from '../events/eventModules.ts';
import { entriesOf } from '../features.ts';
import type { Permission } from '../permissions/permissions.ts';
import type { QueueKind } from '../queues/queueKinds.ts';

/** Kinds of order slips: what the service type of their lines says. */
export const slipKinds = [
  'KhamBenh',
  'XetNghiem',
  'ViSinh',
  'ChanDoanHinhAnh',
  'ThamDoChucNang',
  'PhauThuat',
  'ThuThuat',
  'Khac',
] as const;

export type SlipKind = (typeof slipKinds)[number];

/**
 * Who performs the orders of a kind: who begins, who returns the result, who takes a returned one back. Where a result may be given out
 * before it is final, who does so.
 */
export type ResultRights = {
  perform: Permission;
  return: Permission;
  takeBack: Permission;
  preliminary?: Permission;
  /** A sample is taken, which may be rejected: then another one is. */
  sample?: true;
};

/** What the feature that performs the orders of a kind says of them. */
export type OrderKind = {
  /** They are performed at a desk of their own and end with a result. */
  rights?: ResultRights;
  /** Its orders may be courses as well: those are begun and ended by their sessions. */
  courses?: true;
  /** Where the patient waits for the room that performs. */
  queue?: QueueKind;
  /** The module of the events about its slips. */
  events?: EventModule;
  /** Prints the returned result. */
  printForm?: string;
  /** The path of the desk's screen. */
  screen?: string;
};

/** The kinds of orders that a feature performs. Others wait for their feature. */
export const orderKinds: ReadonlyMap<SlipKind, OrderKind> = new Map<SlipKind, OrderKind>(
  entriesOf('orderKinds'),
);

/** The kinds whose orders are performed at a desk of their own and end with a result, each with who does so. */
export const resultKinds: ReadonlyMap<SlipKind, ResultRights> = new Map(
  [...orderKinds].flatMap(([kind, { rights }]) => (rights ? [[kind, rights] as const] : [])),
);

/** So many days back, begun slips without a result stand on the paraclinical bench. */
export const benchLookBack = 30;

/** The module whose events tell of slips of a kind. */
export function eventsOfSlips(kind: SlipKind): EventModule {
  return orderKinds.get(kind)?.events ?? 'DichVuYeuCau';
}
