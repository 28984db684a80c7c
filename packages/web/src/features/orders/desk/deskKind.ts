import type { EventModule } from '@sen/domain/events/eventModules';
import type { SlipKind } from '@sen/domain/orders/orderKinds';
import type { Permission } from '@sen/domain/permissions/permissions';
import type { QueueKind } from '@sen/domain/queues/queueKinds';

/** What a feature says of the desk that performs its kind of orders. */
export type DeskKind = {
  /** The feature: its texts, and the name that the widths of the panes are kept under. */
  name: string;
  /** The queue of its rooms and the module of its events. */
  kind: QueueKind & EventModule;
  /** The kinds of its slips. */
  kinds: readonly SlipKind[];
  /** Who may write a result. */
  perform: Permission;
  /** Prints a returned result. */
  printForm: string;
  /** The wide path of its screen. */
  path: string;
};
