import type { Field } from '@sen/domain/catalogue/catalogue';
import { type QueueKind, queueKinds, queues } from '@sen/domain/queues/queueKinds';
import { queueSystemFields, queueSystemIssues } from '@sen/domain/queues/queueSystem';
import type { QueueSystemFragment } from './connections.main.gen.ts';

/** The form of the connection: a switch for each kind of queue, by its name. */
export type QueueSystemFormValues = {
  Bat: boolean;
  DiaChi: string | null;
  TenDangNhap: string | null;
  HanGiay: string | null;
  MatKhau?: string | null;
} & { [kind in QueueKind]?: boolean };

/** Which queues it leads, a switch for each. */
export const ledFields: Readonly<Record<string, Field>> = Object.fromEntries(
  queueKinds.map((kind) => [kind, { kind: 'bool', label: queues[kind].label }]),
);

export const formFields: Readonly<Record<string, Field>> = { ...queueSystemFields, ...ledFields };

/** What the form begins with. */
export function queueSystemValues(system: QueueSystemFragment): QueueSystemFormValues {
  const led = queueKinds.map((kind) => [kind, system.HangDois.includes(kind)] as const);
  return {
    Bat: system.Bat,
    DiaChi: system.DiaChi,
    TenDangNhap: system.TenDangNhap,
    HanGiay: String(system.HanGiay),
    ...Object.fromEntries(led),
  };
}

/** What is sent of a form. */
export function queueSystemInput(values: QueueSystemFormValues) {
  return {
    Bat: values.Bat,
    DiaChi: values.DiaChi ?? '',
    TenDangNhap: values.TenDangNhap ?? '',
    HanGiay: Number(values.HanGiay ?? Number.NaN),
    HangDois: queueKinds.filter((kind) => values[kind] === true),
    MatKhau: values.MatKhau || null,
  };
}

/** Whether the kept password still counts: it belongs to one address and one user name. */
export function keepsPassword(
  system: QueueSystemFragment,
  { DiaChi, TenDangNhap }: Pick<QueueSystemFormValues, 'DiaChi' | 'TenDangNhap'>,
): boolean {
  return system.coMatKhau && system.DiaChi === (DiaChi ?? '') && system.TenDangNhap === (TenDangNhap ?? '');
}

/** What is wrong with a form. What is missing among the queues is said at the first of their switches. */
export function queueSystemFormIssues(system: QueueSystemFragment, values: QueueSystemFormValues) {
  const [first = 'KhamBenh'] = queueKinds;
  return queueSystemIssues(queueSystemInput(values), keepsPassword(system, values)).map((issue) =>
    issue.path === 'HangDois' ? { ...issue, path: first } : issue,
  );
}
