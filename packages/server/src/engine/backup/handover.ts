/** What a switch from the database in use to another one beside it needs to know, also after a crash. */
export type SwitchPlan = {
  /** The row of the copy that comes into use, and the one that tells of the database that it takes the place of. */
  copyId: string;
  formerId: string;
  /** The database that comes into use, and the name under which the one in use is put aside. */
  target: string;
  former: string;
  /** When it was asked for, why and by whom. */
  at: string;
  reason: string;
  by: { _id: string; username: string };
};

type TakeOver = (plan: SwitchPlan) => void;

let taker: TakeOver | null = null;

/** Says that this process can change the database that it works on; answers what takes the offer back. */
export function offerHandover(take: TakeOver): () => void {
  taker = take;
  return () => {
    taker = null;
  };
}

/** What hands this process over to another database; null where it cannot. */
export function handover(): TakeOver | null {
  return taker;
}
