import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { VisitOf } from '../../ui/orderResults.ts';
import { DanhDauDaXemKetQuaDocument } from './results.main.gen.ts';
import { useReturnedResults } from './useReturnedResults.ts';

type Args = VisitOf & {
  KhamBenh_Id: string;
  /** The results are on the screen: only then they are asked for and count as viewed. */
  active: boolean;
  /** Whether the reader is the one whose viewing counts. */
  mayMark: boolean;
  onMarked: () => void;
};

/** The returned results of a visit, live. Those of the session count as viewed once shown, and stay marked as new meanwhile. */
export function useResults({ KhamBenh_Id, mayMark, onMarked, ...visit }: Args) {
  const { active } = visit;
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const returned = useReturnedResults(visit);
  const [mark] = useMutation(DanhDauDaXemKetQuaDocument);
  const marked = useRef(onMarked);
  useEffect(() => {
    marked.current = onMarked;
  });
  const unseen = returned.results
    .filter(({ slip }) => slip.TrangThai === 'CoKetQua' && slip.KhamBenh_Id === KhamBenh_Id)
    .map(({ slip }) => slip._id)
    .filter((id) => !fresh.has(id))
    .join();

  useEffect(() => {
    if (!active || !mayMark || unseen === '') return;
    const ids = unseen.split(',');
    setFresh((before) => new Set([...before, ...ids]));
    mark({ variables: { ids } }).then(
      () => marked.current(),
      (refused: unknown) => console.warn('results', refused),
    );
  }, [active, mayMark, unseen, mark]);
  useEffect(() => {
    if (!active) setFresh(new Set());
  }, [active]);
  return { ...returned, fresh };
}

export type Results = ReturnType<typeof useResults>;
