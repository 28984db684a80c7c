import type { Label } from '../catalogue/catalogue.ts';
import { entriesOf, type KeyOf, type Said, type ValueOf } from '../features.ts';

export type Permission = KeyOf<ValueOf<Said<'areas'>>['permissions']>;

/** Every permission of the product with its label; profiles hold these, root fields name one. */
export const permissions = Object.fromEntries(
  entriesOf('areas').flatMap(([, area]) =>
    Object.entries<{ label: Label }>(area.permissions).map(([name, { label }]) => [name, label]),
  ),
) as Readonly<Record<Permission, Label>>; // the keys are those that Permission unites
