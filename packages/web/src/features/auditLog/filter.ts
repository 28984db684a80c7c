import { today } from '../../ui/dateText.ts';
import type { HanhDongThaoTac, LichSuThaoTacInput } from './auditLog.main.gen.ts';

/** Kinds of acts in the order of the choice. */
export const actKinds = [
  'CREATE',
  'UPDATE',
  'DELETE',
  'CANCEL',
  'APPROVED',
  'VIEW',
  'EXPORT',
  'IMPORT',
  'LOGIN',
  'LOGOUT',
] as const satisfies readonly HanhDongThaoTac[];

/** What the list is narrowed to; days always, the rest where it is given. */
export type Filter = {
  tuNgay: string;
  denNgay: string;
  user_Id: string | null;
  node_Id: string | null;
  BenhNhan_Id: string | null;
  action: HanhDongThaoTac | null;
  entity: string | null;
  entity_id: string | null;
};

/** The words of the address, by field: a link with them opens the same list. */
const words = {
  tuNgay: 'tu',
  denNgay: 'den',
  user_Id: 'nguoi',
  node_Id: 'noi',
  BenhNhan_Id: 'benhNhan',
  action: 'thaoTac',
  entity: 'loai',
  entity_id: 'banGhi',
} as const satisfies Record<keyof Filter, string>;

const day = /^\d{4}-\d{2}-\d{2}$/;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The filter that an address holds; what is not of its kind is left out, the days are today's. */
export function filterOf(params: URLSearchParams, now: string = today()): Filter {
  const read = (field: keyof Filter, fits: RegExp) => {
    const value = params.get(words[field])?.trim() ?? '';
    return fits.test(value) ? value : null;
  };
  const readDay = (field: 'tuNgay' | 'denNgay') => {
    const value = read(field, day);
    return value && isOfCalendar(value) ? value : null;
  };
  const denNgay = readDay('denNgay') ?? now;
  const entity = read('entity', /^.{1,100}$/);
  return {
    tuNgay: readDay('tuNgay') ?? denNgay,
    denNgay,
    user_Id: read('user_Id', uuid),
    node_Id: read('node_Id', uuid),
    BenhNhan_Id: read('BenhNhan_Id', uuid),
    action: actKinds.find((kind) => kind === params.get(words.action)) ?? null,
    entity,
    entity_id: entity ? read('entity_id', uuid) : null,
  };
}

/** Whether there is such a day: the 30th of February is none. */
function isOfCalendar(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** The words of an address that opens this filter; days of today are left out, so that a kept link stays today's. */
export function paramsOf(filter: Partial<Filter>, now: string = today()): Record<string, string> {
  const { tuNgay = now, denNgay = now } = filter;
  const isToday = tuNgay === now && denNgay === now;
  return Object.fromEntries(
    Object.entries(words).flatMap(([field, word]) => {
      const value = filter[field as keyof Filter]; // the keys of the words
      const left = !value || (isToday && (field === 'tuNgay' || field === 'denNgay'));
      return left ? [] : [[word, value]];
    }),
  );
}

/** The filter as the server takes it. */
export function inputOf(filter: Filter): LichSuThaoTacInput {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null));
}

/** How many filters beside the days are set. */
export function countOf({ tuNgay: _from, denNgay: _to, ...rest }: Filter): number {
  return Object.values(rest).filter((value) => value !== null).length;
}

/** Where the log is. */
export const logPath = '/lich-su-thao-tac';

/** Whether the list is today's alone. */
export function isOfToday({ tuNgay, denNgay }: Filter, now: string = today()): boolean {
  return tuNgay === now && denNgay === now;
}

const daysBack = 29;

/** The address of the log of one patient, the last thirty days. */
export function patientLogPath(BenhNhan_Id: string, now: string = today()): string {
  return `${logPath}?${new URLSearchParams(paramsOf({ ...lastDays(now), BenhNhan_Id }, now))}`;
}

const daysMost = 366;

/** The address of the log of one record since its first change, a year back at most. */
export function recordLogPath(
  entity: string,
  entity_id: string,
  since: string | null,
  now: string = today(),
): string {
  const year = daysBefore(now, daysMost - 1);
  const first = since ? today(new Date(since)) : year;
  const reached = first >= year;
  const days = { tuNgay: reached ? first : year, denNgay: now };
  return `${logPath}?${new URLSearchParams(paramsOf({ ...days, entity, entity_id }, now))}`;
}

/** The last thirty days, today with them. */
export function lastDays(now: string = today()): Pick<Filter, 'tuNgay' | 'denNgay'> {
  return { tuNgay: daysBefore(now, daysBack), denNgay: now };
}

/** The last thirty days with the day of an instant before them, a year at most: then the year from that day on. */
export function daysWith(at: string, now: string = today()): Pick<Filter, 'tuNgay' | 'denNgay'> {
  const usual = lastDays(now);
  const day = today(new Date(at));
  if (day >= usual.tuNgay) return usual;
  const yearOn = daysBefore(day, 1 - daysMost);
  return { tuNgay: day, denNgay: yearOn < now ? yearOn : now };
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}
