import type { Field } from '../catalogue/catalogue.ts';
import { type Issue, validateField } from '../catalogue/validate.ts';
import { outsideAddressIssues } from '../connections/outsideAddress.ts';
import { passwordIssues } from '../connections/password.ts';
import { isQueueKind, type QueueKind } from './queueKinds.ts';

/** The fields of the connection to a queue system outside, in the order of its form; its password and the queues that it leads are apart. */
export const queueSystemFields = {
  Bat: { kind: 'bool', label: { vi: 'Bật kết nối', en: 'Connection is on' } },
  DiaChi: { kind: 'text', label: { vi: 'Địa chỉ', en: 'Address' }, max: 200 },
  TenDangNhap: { kind: 'text', label: { vi: 'Tên đăng nhập', en: 'User name' }, max: 100 },
  HanGiay: {
    kind: 'number',
    label: { vi: 'Chờ trả lời tối đa (giây)', en: 'Wait for an answer at most (seconds)' },
    required: true,
    min: '1',
    max: '5',
  },
} as const satisfies Record<string, Field>;

/** How long Sen calls by itself, in seconds, before it asks a queue system again that did not answer. */
export const askAgainAfter = 20;

/** A call that the queue system hears of later than so many seconds is only noted there: nobody is called aloud who has long come in. */
export const callIsOldAfter = 60;

export type QueueSystemValues = {
  Bat: boolean;
  DiaChi: string;
  TenDangNhap: string;
  HanGiay: number;
  HangDois: readonly string[];
  MatKhau?: string | null | undefined;
};

/** What is wrong with the connection, by its fields: once it is on it needs its account and a queue that it leads. */
export function queueSystemIssues(values: QueueSystemValues, coMatKhau: boolean): Issue[] {
  const issues = Object.entries(queueSystemFields).flatMap(
    ([path, field]: [string, Field]) =>
      validateField(path, field, plain(values[path as keyof typeof queueSystemFields])), // one of its keys
  );
  const needed = ['DiaChi', 'TenDangNhap'] as const;
  if (values.Bat)
    issues.push(
      ...needed.filter((path) => values[path] === '').map((path) => ({ path, code: 'REQUIRED' })),
      ...(values.HangDois.length === 0 ? [{ path: 'HangDois', code: 'REQUIRED' }] : []),
    );
  if (values.HangDois.some((kind) => !isQueueKind(kind)))
    issues.push({ path: 'HangDois', code: 'NOT_IN_LIST' });
  return [
    ...issues,
    // such systems stand in the house and often speak plain http; the server asks them only where the operator has named their host
    ...outsideAddressIssues('DiaChi', values.DiaChi).filter(({ code }) => code !== 'NOT_HTTPS'),
    ...passwordIssues(values.MatKhau, values.Bat && !coMatKhau),
  ];
}

/** Whom a desk's press calls, as the two systems see it. */
export type NextCall =
  | { by: 'sen' }
  | { by: 'outside'; number: string }
  | { by: 'nobodyKnown'; number: string };

/**
 * What follows from the number that the queue system wants called next: that number where it waits here and may be called, Sen's own
 * order where the system names nobody or somebody who was called or ended meanwhile, and nobody where Sen does not know the number.
 */
export function nextCall(
  number: string | null,
  here: { callable: readonly string[]; known: (number: string) => boolean },
): NextCall {
  if (number === null) return { by: 'sen' };
  if (here.callable.includes(number)) return { by: 'outside', number };
  return here.known(number) ? { by: 'sen' } : { by: 'nobodyKnown', number };
}

/** Whether a queue is led by the system: of a kind that it leads, while the connection is on. */
export function leadsQueue(
  system: { Bat: boolean; HangDois: readonly string[] } | null,
  hangDoi: QueueKind,
): boolean {
  return Boolean(system?.Bat && system.HangDois.includes(hangDoi));
}

function plain(value: string | number | boolean): string | boolean {
  return typeof value === 'number' ? String(value) : value;
}
