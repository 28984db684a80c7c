import type { Label } from './catalogue/catalogue.ts';
import type { SlipKind } from './orders/orderKinds.ts';
import type { Act, AreaGroup } from './permissions/matrix.ts';
import type { ProfileCode } from './permissions/readyProfiles.ts';
import type { MenuGroup } from './permissions/screens.ts';

/** Ready profiles that bring something: all of them, or those that are named. */
export type ForProfiles = 'all' | readonly ProfileCode[];

/**
 * Where something is listed within its group: lower ranks first, 0 when left out; equal ones in the order of the list of features.
 */
type Ranked = { rank?: number };

/** A right: its cell in the matrix (the area's row, the act's column) and the ready profiles that hold it. */
type PermissionDef = { act: Act; label: Label; profiles: ForProfiles };

/** A row of the matrix with its permissions, at most one an act. */
type AreaDef = Ranked & {
  group: AreaGroup;
  label: Label;
  permissions: Readonly<Record<string, PermissionDef>>;
};

/** A screen that menus may hold. */
type ScreenDef = Ranked & {
  /** The group of a ready menu it stands in. */
  group: MenuGroup;
  /** Text key of the client. */
  title: string;
  /** Below the base, without what may follow. */
  path: string;
  /** What opening it needs: one of these permissions; empty when every signed-in person may see it. */
  needs: readonly string[];
  /** The ready profiles whose menu holds it, besides those that open everything. */
  profiles: readonly ProfileCode[];
};

/** A kind of queue: its tickets are called, called again, passed over and put back by root fields of its own. */
export type QueueDef = {
  label: Label;
  /** Its description in the schema. */
  about: string;
  /** Who is called and where to, as the schema says it. */
  calls: string;
  /** One queue for all rooms of this type in a facility; without it each room or store has its own. */
  sharedBy?: string;
  /** Nobody is called before the slip is paid. */
  paidFirst?: true;
};

/** What becomes of the orders of a kind. Permissions, queue and events are those of any feature. */
type OrderKindDef = {
  /**
   * Who begins, who returns the result, who takes a returned one back, and who gives out one that is preliminary where the kind has such,
   * whether it works on samples; without it the orders have no desk of their own.
   */
  rights?: { perform: string; return: string; takeBack: string; preliminary?: string; sample?: true };
  /** Its orders may be courses as well: those are begun and ended by their sessions. */
  courses?: true;
  /** Where the patient waits for the room that performs. */
  queue?: string;
  /** Tells of the slips, unless the orderers' module does. */
  events?: string;
  /** Prints the returned result. */
  printForm?: string;
  /** The path of the desk's screen. */
  screen?: string;
};

/** What a feature brings to the house. Everything that lists permissions, screens, queues, events or kinds of orders reads it. */
export type FeatureDef = {
  name: string;
  areas?: Readonly<Record<string, AreaDef>>;
  screens?: Readonly<Record<string, ScreenDef>>;
  queues?: Readonly<Record<string, QueueDef>>;
  /** Modules of the events that it tells. */
  events?: readonly string[];
  orderKinds?: Readonly<Partial<Record<SlipKind, OrderKindDef>>>;
};

/** The keys of `T` that `Shape` does not have, at any depth, as `never`: a misspelt key does not pass. */
type Known<T, Shape> = T extends string | readonly unknown[]
  ? T
  : { [K in keyof T]: K extends keyof Shape ? Known<T[K], NonNullable<Shape[K]>> : never };

/** Declares a feature; its names stay literal types. */
export function defineFeature<const F extends FeatureDef>(feature: F & Known<F, FeatureDef>): F {
  return feature;
}

/** Rows in the order of their groups, those of a group by rank. */
export function byGroup<T extends Ranked & { group: string }>(rows: readonly T[], groups: object): T[] {
  const order = Object.keys(groups);
  const rank = (row: T) => row.rank ?? 0;
  return [...rows].sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group) || rank(a) - rank(b));
}
