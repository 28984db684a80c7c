import { useQuestion } from '../../ui/useQuestion.ts';

/** What a return says of whom the critical values were told to; null or nothing where there are none. */
type Told = { XacNhanNguyHiem?: string | null };

/**
 * The return of the result of a slip, which first asks whom its critical values were told to while that is needed. The question is
 * closed once the result is returned, not when that is refused.
 */
export function useTellFirst<A extends Told>(
  slip: string | null,
  needed: boolean,
  giveBack: (act: A) => Promise<boolean>,
) {
  const [asking, ask] = useQuestion<A>(slip, needed);
  const give = async (act: A): Promise<boolean> => {
    if (needed && !act.XacNhanNguyHiem) {
      ask(act);
      return false;
    }
    const done = await giveBack(act);
    if (done) ask(null);
    return done;
  };
  return {
    /** Whether a return waits for whom the values were told to. */
    asking: asking !== null,
    stopAsking: () => ask(null),
    give,
    /** Goes on with the return that waits. Answers whether it was done. */
    returnTold: async (XacNhanNguyHiem: string): Promise<boolean> =>
      asking !== null && give({ ...asking, XacNhanNguyHiem }),
  };
}
