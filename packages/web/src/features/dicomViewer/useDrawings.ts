import { useMutation, useQuery } from '@apollo/client/react';
import type { HinhVe } from '@sen/domain/dicom/drawings';
import { useCallback, useEffect, useRef, useState } from 'react';
import { userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import {
  type DrawnSetFragment,
  SaveDrawingsDocument,
  StudyDrawingsDocument,
} from './dicomViewer.main.gen.ts';
import type { Pane } from './engine/index.ts';
import type { Series } from './study.ts';
import type { ViewedStudy } from './useStudy.ts';
import { withDrawing } from './withDrawing.ts';

export type KeptDrawings = {
  state: 'kept' | 'keeping' | 'failed';
  /** Why they could not be kept. */
  why: string | null;
  /** Tries once more to keep them. */
  again: () => void;
  /** The others who measured on the study. */
  others: readonly string[];
};

const restMs = 800;

/** The measures of a study: those of all readers are put on the pictures, the own ones are kept a moment after they changed. */
export function useDrawings(
  study: Pick<ViewedStudy, '_id' | 'StudyUID'> | null,
  series: readonly Series[] | null,
  pane: Pane | null,
): KeptDrawings {
  const { user } = useSession();
  const { _id: id = null, StudyUID = '' } = study ?? {};
  const { data } = useQuery(StudyDrawingsDocument, {
    variables: { id: id ?? '' },
    skip: id === null,
    // what comes back from keeping must not put the drawings anew
    fetchPolicy: 'no-cache',
  });
  const [save] = useMutation(SaveDrawingsDocument, { fetchPolicy: 'no-cache' });
  const [state, setState] = useState<KeptDrawings['state']>('kept');
  const [why, setWhy] = useState<string | null>(null);
  const version = useRef(0);
  const keepNow = useRef(() => {});
  const sets = data?.bos;

  useEffect(() => {
    if (!pane || !series || !sets || id === null) return;
    let stop = () => {};
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    version.current = sets.find(({ NguoiVe_Id }) => NguoiVe_Id === user._id)?.version ?? 0;
    withDrawing(({ forgetDrawings, onDrawn, ownDrawings, putDrawings }) => {
      if (gone) return;
      putDrawings(placedOf(sets, series, user._id), pane.element);
      let wanted = ownDrawings(StudyUID);
      let kept = JSON.stringify(wanted);
      let running = false;
      const keep = async () => {
        if (running) return;
        running = true;
        try {
          // what is drawn while it runs is kept next
          for (let now = JSON.stringify(wanted); now !== kept; now = JSON.stringify(wanted)) {
            setState('keeping');
            const hinhVes = wanted.map((one) => ({
              ...one,
              MatPhang: [...one.MatPhang],
              Diem: [...one.Diem],
            }));
            const answer = await save({ variables: { id, version: version.current, hinhVes } });
            version.current = answer.data?.bo.version ?? version.current;
            kept = now;
          }
          setState('kept');
          setWhy(null);
        } catch (error) {
          setState('failed');
          setWhy(userMessage(error));
        }
        running = false;
      };
      const begin = () => {
        wanted = ownDrawings(StudyUID);
        void keep();
      };
      keepNow.current = begin;
      window.addEventListener('online', begin);
      const quiet = onDrawn(() => {
        clearTimeout(timer);
        timer = setTimeout(begin, restMs);
      });
      stop = () => {
        quiet();
        window.removeEventListener('online', begin);
        keepNow.current = () => {};
        clearTimeout(timer);
        begin();
        forgetDrawings(StudyUID);
      };
    });
    return () => {
      gone = true;
      stop();
    };
  }, [pane, series, sets, id, StudyUID, user._id, save]);

  const others = (sets ?? []).filter(
    ({ NguoiVe_Id, hinhVes }) => NguoiVe_Id !== user._id && hinhVes.length > 0,
  );
  const again = useCallback(() => keepNow.current(), []);
  return { state, why, again, others: others.map(({ TenNguoiVe }) => TenNguoiVe ?? '?') };
}

function placedOf(sets: readonly DrawnSetFragment[], series: readonly Series[], own: string) {
  const places = new Map(
    series.flatMap(({ shown }) => shown.map((one) => [`${one.SOPUID} ${one.frame}`, one.imageId] as const)),
  );
  return sets.flatMap(({ NguoiVe_Id, hinhVes }) =>
    hinhVes.flatMap((drawing: HinhVe) => {
      const imageId = places.get(`${drawing.SOPUID} ${drawing.Khung}`);
      return imageId ? [{ drawing, imageId, locked: NguoiVe_Id !== own }] : [];
    }),
  );
}
