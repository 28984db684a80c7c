/** In which order a written day has its parts: 31/12/2020 or 12/31/2020. */
export type DayOrder = 'dmy' | 'mdy';

/** What the cells of one column of a file were seen to hold, by the place of the column from 0. */
export type ColumnFacts = {
  column: number;
  /** Days in numbers: the one order that all of them allow, or null where two do (or none does for all); one that reads otherwise in each. */
  days?: { order: DayOrder | null; sample: string };
  /** Phones whose zero a spreadsheet has taken: how many, and the first. */
  phones?: { count: number; sample: string };
};

/** What was answered for columns of a file, by their places. */
export type ColumnAnswers = {
  dayOrders?: Readonly<Record<string, DayOrder>> | undefined;
  /** Whether the phones of a column get their zero back. */
  zeros?: Readonly<Record<string, boolean>> | undefined;
};

/** What a column of a plan holds that may have to be asked about. */
export type Holds = 'day' | 'phone';

const writtenDay = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?=[ T]|$)/;
/** Mobiles, the longer ones of before 2018, and lines with an area code. */
const withoutZero = /^(?:[35789]\d{8}|1[2689]\d{8}|2\d{9})$/;

type Seen = {
  either: string | null;
  dayFirst: string | null;
  monthFirst: string | null;
  phones: number;
  phone: string;
};

/** Looks at the lines of a file as they come; `facts` then says what its columns hold. */
export function watchColumns(): { see: (cells: readonly unknown[]) => void; facts: () => ColumnFacts[] } {
  const seen: Seen[] = [];
  const seeCell = (text: string, at: number) => {
    const day = writtenDay.exec(text);
    const phone = !day && withoutZero.test(text);
    if (!day && !phone) return;
    seen[at] ??= { either: null, dayFirst: null, monthFirst: null, phones: 0, phone: text };
    const column = seen[at];
    if (phone) {
      if (column.phones === 0) column.phone = text;
      column.phones += 1;
      return;
    }
    const [first, second] = [Number(day?.[1]), Number(day?.[3])];
    if (first > 12 && second <= 12) column.dayFirst ??= text;
    else if (second > 12 && first <= 12) column.monthFirst ??= text;
    // 03/03/2020 is one day in both orders
    else if (first <= 12 && second <= 12 && first !== second) column.either ??= text;
  };
  return {
    see: (cells) => {
      for (const [at, cell] of cells.entries()) if (typeof cell === 'string') seeCell(cell.trim(), at);
    },
    facts: () =>
      Array.from(seen, (one, column) => (one ? factsOf(one, column) : { column })).filter(
        ({ days, phones }) => days !== undefined || phones !== undefined,
      ),
  };
}

function factsOf({ either, dayFirst, monthFirst, phones, phone }: Seen, column: number): ColumnFacts {
  const sample = either ?? dayFirst ?? monthFirst;
  const order = dayFirst && !monthFirst ? 'dmy' : monthFirst && !dayFirst ? 'mdy' : null;
  return {
    column,
    ...(sample === null ? {} : { days: { order, sample } }),
    ...(phones === 0 ? {} : { phones: { count: phones, sample: phone } }),
  };
}

/** A column of a file about which somebody must say how it is read. */
export type ColumnQuestion = { key: string; column: number; sample: string } & (
  | { kind: 'day' }
  | { kind: 'phone'; count: number }
);

/** The questions about the columns of a file that a mapping uses, each column once; `answers` do not count. */
export function columnQuestions(
  columns: ReadonlyArray<{ key: string; holds?: Holds | null | undefined }>,
  mapping: Readonly<Record<string, { column: number | null }>>,
  facts: readonly ColumnFacts[],
): ColumnQuestion[] {
  const asked = new Map<number, ColumnQuestion>();
  for (const { key, holds } of columns) {
    const at = mapping[key]?.column ?? null;
    const { days, phones } = facts.find(({ column }) => column === at) ?? {};
    if (at === null || asked.has(at)) continue;
    if (holds === 'day' && days?.order === null)
      asked.set(at, { key, column: at, kind: 'day', sample: days.sample });
    if (holds === 'phone' && phones)
      asked.set(at, { key, column: at, kind: 'phone', count: phones.count, sample: phones.sample });
  }
  return [...asked.values()];
}

/** Whether a question has its answer. */
export function isAnswered({ kind, column }: ColumnQuestion, { dayOrders, zeros }: ColumnAnswers): boolean {
  return (kind === 'day' ? dayOrders?.[column] : zeros?.[column]) !== undefined;
}

/** The orders of columns of days that a file shows by itself. */
export function certainOrders(facts: readonly ColumnFacts[]): Record<string, DayOrder> {
  return Object.fromEntries(
    facts.flatMap(({ column, days }) => (days?.order ? [[column, days.order] as const] : [])),
  );
}

/** The text of a cell as its column was answered: a day in the order of this country, a phone with its zero. */
export function answeredText(
  text: string,
  holds: Holds | null | undefined,
  column: number,
  { dayOrders, zeros }: ColumnAnswers,
): string {
  if (holds === 'phone' && zeros?.[column] && withoutZero.test(text)) return `0${text}`;
  if (holds !== 'day' || dayOrders?.[column] !== 'mdy') return text;
  const [whole = '', month = '', sign = '/', day = '', year = ''] = writtenDay.exec(text) ?? [];
  return whole === '' || Number(month) > 12
    ? text
    : `${day}${sign}${month}${sign}${year}${text.slice(whole.length)}`;
}
