/** Runs a statement of the database that is asked. */
export type Ask = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

/** A time in a bed, in minutes of the clock on the wall. */
type Lain = { stay: string; bed: string; ward: string; service: string; from: number; until: number };

const aDay = 1440;
const aShare = 4 * 60;

/**
 * The bed days of every stay as the law counts them, worked out a second time, minute by minute, without the rules of the product: 'day
 * bed people amount' each. `price` is that of a day of a service, `now` the end of times that go on.
 */
export async function bedDaysAgain(
  ask: Ask,
  now: Date,
  price: ReadonlyMap<string, number>,
): Promise<Map<string, string[]>> {
  const { rows } = await ask(
    `select d.nhap_vien_id as stay, d.giuong_id as bed, d.khoa_id as ward, coalesce(d.dich_vu_id::text, '') as service,
      floor(extract(epoch from d.tu_luc + interval '7 hours') / 60)::int as "from",
      floor(extract(epoch from coalesce(d.den_luc, $1::timestamptz) + interval '7 hours') / 60)::int as until
     from main.dot_giuong d where not d.da_huy order by d.tu_luc`,
    [now],
  );
  const all = rows as unknown as Lain[]; // the columns of the statement
  const ended = await ask(`select nhap_vien_id as stay, ket_qua_dieu_tri in ('Khoi', 'Do')
    and loai_ra_vien not in ('ChuyenChuyenMon', 'ChuyenTheoYeuCau') as better from main.ra_vien_noi_tru where trang_thai = 'DangSuDung'`);
  const better = new Map(ended.rows.map((row) => [String(row['stay']), row['better'] === true]));
  const stays = [...new Set(all.map(({ stay }) => stay))];
  return new Map(stays.map((stay) => [stay, daysOf(stay, all, better.get(stay) ?? true, price)]));
}

function daysOf(
  stay: string,
  all: readonly Lain[],
  better: boolean,
  price: ReadonlyMap<string, number>,
): string[] {
  const own = all.filter((one) => one.stay === stay);
  const begin = Math.min(...own.map(({ from }) => from));
  const end = Math.max(...own.map(({ until }) => until));
  const nights = Math.floor(end / aDay) - Math.floor(begin / aDay);
  const paid = end - begin < 4 * 60 ? 0 : end - begin < aDay ? 1 : better ? nights : nights + 1;
  const lines: string[] = [];
  for (let day = Math.floor(begin / aDay); paid > 0 && day < Math.floor(begin / aDay) + paid; day++) {
    const wards = wardsOfDay(own, day);
    const amounts = amountsOf(wards.map(({ service }) => price.get(service) ?? 0));
    wards.forEach(({ bed }, at) => {
      if (amounts[at] === 0) return;
      lines.push(
        `${new Date(day * aDay * 60_000).toISOString().slice(0, 10)} ${bed} ${peopleOf(stay, bed, day, all)} ${amounts[at]}`,
      );
    });
  }
  return lines;
}

/** Of each ward in which somebody lay on a day, one after the other, the bed that counts: the kind lain in longest, then the bed. */
function wardsOfDay(own: readonly Lain[], day: number): Array<{ service: string; bed: string }> {
  const minutes = Array.from({ length: aDay }, (_, at) => day * aDay + at).flatMap((minute) => {
    const there = own.find(({ from, until }) => from <= minute && minute < until);
    return there ? [there] : [];
  });
  const wards: Lain[][] = [];
  for (const one of minutes) {
    const last = wards.at(-1);
    if (last?.[0]?.ward === one.ward) last.push(one);
    else wards.push([one]);
  }
  return wards.map((ward) => {
    const service = most(ward.map((one) => one.service));
    return { service, bed: most(ward.filter((one) => one.service === service).map(({ bed }) => bed)) };
  });
}

/** What stands there most often; of two that do, the one that comes last. */
function most(texts: readonly string[]): string {
  const times = (text: string) => texts.filter((one) => one === text).length;
  return [...new Set([...texts].reverse())].sort((a, b) => times(b) - times(a))[0] ?? '';
}

/** One ward: a day. Several: half in the dearest, half in the cheapest, of equal prices in the last ones. */
function amountsOf(prices: readonly number[]): number[] {
  if (prices.length === 1) return [1];
  const dearest = prices.lastIndexOf(Math.max(...prices));
  const others = prices.map((price, at) => (at === dearest ? Number.POSITIVE_INFINITY : price));
  const cheapest = others.lastIndexOf(Math.min(...others));
  return prices.map((_, at) => (at === dearest || at === cheapest ? 0.5 : 0));
}

/** The most who shared the bed with somebody for four hours of a day, minute by minute. */
function peopleOf(stay: string, bed: string, day: number, all: readonly Lain[]): number {
  const there = all.filter((one) => one.bed === bed && one.from < (day + 1) * aDay && one.until > day * aDay);
  const together = [0, 0, 0, 0, 0];
  for (let minute = day * aDay; minute < (day + 1) * aDay; minute++) {
    const lying = there.filter(({ from, until }) => from <= minute && minute < until);
    if (!lying.some((one) => one.stay === stay)) continue;
    for (let count = 1; count <= lying.length; count++) together[count] = (together[count] ?? 0) + 1;
  }
  return Math.max(
    1,
    together.findLastIndex((minutes) => minutes >= aShare),
  );
}
