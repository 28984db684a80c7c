import type { BillLine } from './lines.ts';
import type { Papers, TransferPaper } from './papers.ts';
import type { SessionRow } from './sessions.ts';

/** How a visit ended; null where the house does not know. */
export type Ending = {
  ngayRa: string | null;
  ketQua: string | null;
  loaiRV: string | null;
  transfer: TransferPaper | null;
};

const DIED = '5';
const NOT_DETERMINED = '7';

/**
 * The end of a visit: when its examinations are over and the last service of the bill has its result. What became of the disease an
 * examination does not tell, unless the patient died.
 */
export function endingOf(
  sessions: readonly SessionRow[],
  lines: readonly BillLine[],
  transfers: Papers['transfers'],
): Ending {
  const [transfer = null] = transfers;
  const last = sessions.at(-1);
  if (!last || sessions.some(({ ketThuc }) => ketThuc === null))
    return { ngayRa: null, ketQua: null, loaiRV: null, transfer };
  const times = [
    ...sessions.map((one) => one.ketThuc),
    ...lines.flatMap((line) => [line.ngayKQ, line.ngayYL]),
  ];
  const ngayRa = times.reduce(
    (latest, time) => (time !== null && (latest === null || time > latest) ? time : latest),
    null,
  );
  const ends = sessions.map((one) => one.huong);
  return {
    ngayRa,
    ketQua: ends.includes('TuVong') ? DIED : NOT_DETERMINED,
    loaiRV: loaiRV(ends, transfer),
    transfer,
  };
}

function loaiRV(ends: ReadonlyArray<string | null>, transfer: TransferPaper | null): string {
  if (transfer) return transfer.LyDoChuyen === 'TheoYeuCau' ? '5' : '2';
  if (ends.includes('ChuyenVien')) return '2';
  return ends.at(-1) === 'TuChoi' ? '4' : '1';
}
