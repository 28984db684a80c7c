import { useQuery } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import type { SessionNoteProps } from '../../ui/feature.ts';
import { ViecBaoCaoDocument } from './note.main.gen.ts';

// fetched for the few sessions that have something to report
const DutyNote = lazy(() => import('./DutyNote.tsx'));

/** Under the diagnosis: its main disease is to be reported, until when; nothing for other diseases. */
export default function CaseNote(props: SessionNoteProps) {
  const { session, ICD_Id } = props;
  const { data, previousData, refetch } = useQuery(ViecBaoCaoDocument, {
    variables: { KhamBenh_Id: session._id, ICD_Id },
    skip: !ICD_Id,
    fetchPolicy: 'cache-and-network',
  });
  const work = ICD_Id ? (data ?? previousData)?.viecBaoCaoCaBenh : null;
  if (!work || (!work.HanBaoCao && !work.BaoCao)) return null;
  return (
    <Suspense fallback={null}>
      <DutyNote {...props} work={work} onChanged={() => void refetch()} />
    </Suspense>
  );
}
