import {
  type Desks,
  type Payment,
  pay,
  received,
  receptions,
  untilAnswered,
} from '../../packages/server/test/faults/payments.ts';

export type Desk = {
  /** Receives and takes payments until it is told to stop. Throws what Sen refuses for another reason than that it is away. */
  work: () => Promise<void>;
  stop: () => void;
  /** Visits that were paid, and how long reception and payment took. */
  visits: Array<{ payment: Payment; ms: number }>;
  /** Why something had to be sent again. */
  again: string[];
  /** How long one request took at most until it was answered, with all that it was sent again. */
  longestMs: () => number;
  /** Whether it waits for nothing that it had to send again. */
  isOn: () => boolean;
};

let number = 0;

/** Desks as those of the screens: what was not answered is sent again with its request id. */
export async function openDesks(place: Desks, count: number): Promise<Desk[]> {
  const reception = await receptions(place);
  return Array.from({ length: count }, () => {
    let stopped = false;
    let on = true;
    let longest = 0;
    const desk: Desk = {
      work: async () => {
        while (!stopped) {
          const began = performance.now();
          number += 1;
          const next = reception(number);
          const payment = await asked(() => received(place.base, next));
          await asked(() => pay(place.base, payment));
          desk.visits.push({ payment, ms: performance.now() - began });
        }
      },
      stop: () => {
        stopped = true;
      },
      visits: [],
      again: [],
      longestMs: () => longest,
      isOn: () => on,
    };
    const asked = async <T>(act: () => Promise<T>): Promise<T> => {
      const sent = performance.now();
      const answer = await untilAnswered(act, (why) => {
        on = false;
        desk.again.push(why);
      });
      on = true;
      longest = Math.max(longest, performance.now() - sent);
      return answer;
    };
    return desk;
  });
}
