import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { AuditCheckDocument, type AuditCheckQuery } from './auditLog.main.gen.ts';

type Part = AuditCheckQuery['kiemTraNhatKy'];

/** How far a check of the chain is, and what it found. */
export type Check = {
  rows: number;
  reached: number;
  last: number;
  from: string | null;
  to: string | null;
  unsealed: number;
  fault: Part['loi'];
  faultAt: number | null;
  ended: boolean;
};

/** The check with one part more. */
export function withPart(check: Check | null, part: Part): Check {
  return {
    rows: (check?.rows ?? 0) + part.soDong,
    reached: part.denSo,
    last: part.tongSo,
    from: check?.from ?? part.tuNgay,
    to: part.denNgay ?? check?.to ?? null,
    unsealed: (check?.unsealed ?? 0) + part.soChuaNiemPhong,
    fault: part.loi,
    faultAt: part.soLoi,
    ended: part.tiep === null,
  };
}

/** Checks the chain of seals part by part, until its end, a fault, or until nobody looks. A failed part can be asked for again. */
export function useChainCheck() {
  const client = useApolloClient();
  const [check, setCheck] = useState<Check | null>(null);
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const next = useRef<string | null>(null);
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  const continueCheck = async () => {
    turn.current += 1;
    const mine = turn.current;
    setRunning(true);
    setError(null);
    try {
      do {
        const { data } = await client.query({
          query: AuditCheckDocument,
          variables: { sau: next.current },
          fetchPolicy: 'no-cache',
        });
        if (mine !== turn.current || !data) return;
        const part = data.kiemTraNhatKy;
        next.current = part.tiep;
        setCheck((before) => withPart(before, part));
      } while (next.current !== null);
    } catch (failure) {
      if (mine === turn.current) setError(failure);
    } finally {
      if (mine === turn.current) setRunning(false);
    }
  };
  const start = () => {
    next.current = null;
    setCheck(null);
    void continueCheck();
  };
  const stop = () => {
    turn.current += 1;
    setRunning(false);
  };
  return { check, running, error, start, goOn: () => void continueCheck(), stop };
}
